package oklahoma.client.match.score;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerDark;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.SceneWalk;
import oklahoma.client.fixture.Stages;
import oklahoma.client.match.Overlay;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.ReadyButton;
import oklahoma.protocol.lobby.Series;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Event;
import oklahoma.rules.Game;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The ends of deals and of matches with everything that they can have, few seats and many, long
 * names and long matches, small windows and large words: nothing is cut, and it stays readable.
 */
class EndPanelWalkTest {
  private static final double LETTERS = 14;

  /** Of a panel that does not fit the letters become no smaller than this, in pixels. */
  private static final double LEAST = 11;

  private static final int LONG = 20;

  private static Stage stage;

  @BeforeAll
  static void open() throws Exception {
    stage = Stages.fresh();
  }

  @ParameterizedTest
  @CsvSource({"en,1024,640,100", "bg,1024,640,100", "en,1280,800,175", "bg,1280,800,175"})
  void anEndIsShownAndAnnounced(String language, int width, int height, int words) {
    Texts texts = new Texts(Language.of(language));
    List<String> faults = new ArrayList<>();
    for (int seats = 2; seats <= 8; seats += 2) {
      int deal = seats;
      faults.addAll(
          walk("the end of a hand for " + seats, width, height, words, () -> hand(texts, deal)));
      faults.addAll(
          walk("the end of a match for " + seats, width, height, words, () -> match(texts, deal)));
    }
    for (int seats = 2; seats <= 4; seats++) {
      Gin deal = over(seats);
      faults.addAll(walk("gin for " + seats, width, height, words, () -> round(texts, deal, 2)));
      faults.addAll(
          walk("a long gin for " + seats, width, height, words, () -> round(texts, deal, LONG)));
    }
    assertThat(faults).isEmpty();
  }

  private static List<String> walk(
      String name, int width, int height, int words, Supplier<Node> panel) {
    Overlay veil =
        WaitForAsyncUtils.waitForAsyncFx(
            20_000,
            () -> {
              Overlay before = new Overlay(() -> {});
              StackPane root = new StackPane(before);
              root.setStyle("-fx-font-size: " + LETTERS * words / 100 + "px");
              Scene scene = Stages.themed(root, width, height);
              scene.setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
              stage.setScene(scene);
              stage.show();
              before.cover(panel.get());
              return before;
            });
    return SceneWalk.atRest(() -> {
      List<String> faults = new ArrayList<>(SceneWalk.withColours(name, shown(veil)));
      double letters = LETTERS * words / 100 * shown(veil).getScaleX();
      if (letters < LEAST) {
        faults.add("%s has letters of %.1f pixels".formatted(name, letters));
      }
      return faults;
    });
  }

  private static Parent shown(Overlay veil) {
    return (Parent)
        Objects.requireNonNullElseGet(veil.lookup("#deal-end"), () -> veil.lookup("#match-end"));
  }

  private static Node hand(Texts texts, int seats) {
    return new DealEndPanel(
        texts,
        standing(seats, 3, false),
        players(seats),
        Optional.of(Seat.B),
        pause(EnumSet.allOf(DealEndPanel.Missed.class)),
        new NoActions());
  }

  private static Node round(Texts texts, Gin deal, int rounds) {
    int seats = deal.rules().seats();
    return new GinEndPanel(
        texts,
        standing(seats, rounds, false),
        players(seats),
        deal,
        pause(Set.of(DealEndPanel.Missed.MOVES)),
        new NoActions());
  }

  private static Node match(Texts texts, int seats) {
    MatchEndPanel panel =
        new MatchEndPanel(
            texts,
            new MatchEndPanel.Match(
                standing(seats, 5, true),
                new Players(
                    names(seats),
                    Map.of(Seat.A, Avatar.BISON, Seat.B, Avatar.OWL),
                    Optional.of(Seat.A)),
                List.of(),
                Optional.empty()),
            false,
            new MatchEndPanel.Memory(true, true),
            new MatchEndPanel.Next(
                new SimpleObjectProperty<>(new ReadyButton.State(false, 1, List.of(), 0)),
                new SimpleObjectProperty<>(false),
                new SimpleObjectProperty<>(true)),
            new NoActions());
    panel.count(new SimpleObjectProperty<>(series(seats)));
    return panel;
  }

  private static Series series(int seats) {
    List<Series.Result> results =
        IntStream.range(0, seats)
            .mapToObj(seat ->
                new Series.Result(new Name(names(seats).get(seat)), seat > 2, 95, seat == 0))
            .toList();
    Series.Played match = new Series.Played(Game.OKLAHOMA, results);
    return Series.EMPTY.with(match).with(match);
  }

  private static DealEndPanel.Pause pause(Set<DealEndPanel.Missed> missed) {
    long end = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
    return new DealEndPanel.Pause(
        new SimpleObjectProperty<>(new ReadyButton.State(false, 1, List.of(), 0)),
        new SimpleObjectProperty<>(Optional.of(new Countdown(end, 60_000))),
        System::nanoTime,
        true,
        missed,
        true);
  }

  private static Players players(int seats) {
    return new Players(names(seats), Optional.of(Seat.A));
  }

  private static List<String> names(int seats) {
    return Collections.nCopies(seats, "Sofia Kovalevskaya");
  }

  private static Standing standing(int seats, int deals, boolean over) {
    List<List<Integer>> points =
        IntStream.range(0, deals)
            .mapToObj(deal ->
                IntStream.range(0, seats).mapToObj(seat -> (seat + deal) % seats * 45).toList())
            .toList();
    List<Integer> totals =
        IntStream.range(0, seats)
            .mapToObj(seat -> points.stream().mapToInt(deal -> deal.get(seat)).sum())
            .toList();
    List<Standing.Place> places =
        Seat.first(seats).stream()
            .map(seat -> new Standing.Place(1 + better(totals, seat), seat))
            .sorted(Comparator.comparingInt(Standing.Place::rank))
            .toList();
    return new Standing(points, totals, places, over);
  }

  private static int better(List<Integer> totals, Seat seat) {
    return (int) totals.stream().filter(total -> total < totals.get(seat.ordinal())).count();
  }

  /** A round that bots have played to its end. */
  private static Gin over(int seats) {
    GinRules rules = seats == 2 ? GinPreset.CLASSIC.rules(2) : GinPreset.ROYAL.rules(seats);
    List<Card> pack = new ArrayList<>(rules.pack());
    Collections.shuffle(pack, new Random(seats));
    Gin deal = Gin.deal(rules, Seat.A, pack);
    Bot bot = Bots.of(BotLevel.EASY);
    SplittableRandom chance = new SplittableRandom(seats);
    while (!deal.over()) {
      Seat seat = deal.toAct().iterator().next();
      Ruling ruling = deal.rule(seat, bot.choose(Seen.of(deal, seat), List.of(), seat, chance));
      for (Event event : ((Ruling.Allowed) ruling).events()) {
        deal = (Gin) deal.after(event);
      }
    }
    return deal;
  }
}
