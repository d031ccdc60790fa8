package oklahoma.client.table.panel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import javafx.scene.input.KeyCode;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.WithoutPauses;
import oklahoma.client.table.keys.QuestionState;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.host.HostSettings;
import oklahoma.host.fixture.StackedDealing;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.fixture.StackedPack;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Two friends want the same card: who sits behind the other reads why it went there. */
class ClaimLostOnScreenTest {
  private static final OklahomaRules RULES = OklahomaRules.standard(3);

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  /** A window waits for a slow machine. */
  private final WithoutPauses timing =
      windows.thenClose(new WithoutPauses(delay -> delay.multipliedBy(20)));

  @Test
  void onlyThePlayerWhoLosesAClaimLearnsTheReason() throws Exception {
    PlayerWindow north = open("North");
    PlayerWindow east = open("East");
    ProgramWindows.now(() -> {
      east.program().speak(Language.of("bg"));
      return true;
    });
    sitDown(north, east);
    await().until(() -> bothAreAsked(north, east));

    String card = ProgramWindows.now(() -> claimed(east.model()));
    List<String> readByEast = readings(east);
    List<String> readByNorth = readings(north);
    answers(east, KeyCode.SPACE);
    answers(north, KeyCode.SPACE);
    String sentence =
        "North е преди вас по ред и получава %s. Не теглите наказателна карта.".formatted(card);
    await().untilAsserted(() -> assertThat(readByEast).contains("claim-hint: " + sentence));
    await().untilAsserted(() -> assertThat(readByEast).contains("announcer: " + sentence));
    assertThat(readByNorth).noneMatch(words -> words.startsWith("claim-hint"));
    east.types(KeyCode.G);
    await().untilAsserted(() -> assertThat(logged(east)).contains(sentence));
    north.types(KeyCode.G);
    await().until(() -> !logged(north).isEmpty());
    assertThat(logged(north)).noneMatch(line -> line.contains("before you"));
    await().until(() -> !east.sees("#claim-card"));
  }

  /**
   * What the claim card's hint and the line of news say from now on, each under its name. They
   * pass, and a slow machine that only looked now and then would miss them.
   */
  private static List<String> readings(PlayerWindow window) {
    List<String> read = new CopyOnWriteArrayList<>();
    ProgramWindows.now(() -> {
      read(window, "#claim-card .claim-hint", words -> read.add("claim-hint: " + words));
      read(window, "#announcer .sentence", words -> read.add("announcer: " + words));
      return true;
    });
    return read;
  }

  private static void read(PlayerWindow window, String query, Consumer<String> reader) {
    Sentence sentence = (Sentence) window.stage().getScene().lookup(query);
    sentence
        .accessibleTextProperty()
        .subscribe((before, words) -> {
          if (!words.isEmpty()) {
            reader.accept(words);
          }
        });
  }

  /** North, East and a bot, who discards first. */
  private static void sitDown(PlayerWindow north, PlayerWindow east) {
    north.hosts();
    north.fire("bot-3");
    north.awaits("level-3");
    east.joins(north.port());
    east.awaits("lobby");
    east.fire("ready");
    await().until(() -> north.says("start-reason").isEmpty());
    north.fire("start");
    await().until(() -> north.atTable() && east.atTable());
  }

  /** Leaves every card until the bot has discarded one that both may have. */
  private static boolean bothAreAsked(PlayerWindow north, PlayerWindow east) {
    return ProgramWindows.now(() -> {
      boolean asked = asks(north.model()) && asks(east.model());
      if (!asked) {
        goesOn(north.model());
        goesOn(east.model());
      }
      return asked;
    });
  }

  private static boolean asks(TableModel model) {
    return model.promptProperty().get() instanceof Prompt.Claim window
        && window.discarder() == Seat.C
        && !model.log().lines().isEmpty();
  }

  private static void goesOn(TableModel model) {
    if (model.pendingProperty().get().isPresent()) {
      return;
    }
    switch (model.promptProperty().get()) {
      case Prompt.Claim window when window.discarder() != Seat.C || model.log().lines().isEmpty() ->
          model.send(new Move.Pass());
      case Prompt.Draw turn -> model.send(new Move.Draw());
      case Prompt.Play turn ->
          model.send(new Move.Discard(model.playerView().own().hand().cards().getFirst().card()));
      default -> {}
    }
  }

  private static String claimed(TableModel model) {
    return model.promptProperty().get() instanceof Prompt.Claim window
        ? new Texts(Language.ENGLISH).token(window.card())
        : "";
  }

  private static void answers(PlayerWindow window, KeyCode key) {
    await()
        .until(() ->
            ((ClaimCard) window.finds("#claim-card").orElseThrow()).askedProperty().get()
                == QuestionState.ARMED);
    window.types(key);
  }

  private static List<String> logged(PlayerWindow window) {
    return ProgramWindows.now(() ->
        window.stage().getScene().lookup("#log").lookupAll(".sentence").stream()
            .map(line -> ((Sentence) line).words())
            .toList());
  }

  private PlayerWindow open(String name) throws Exception {
    return windows.open(
        name,
        HostSettings.with(Bots::of)
            .withTiming(timing)
            .withDealings(seed ->
                new StackedDealing(
                    Seat.B, List.of(StackedPack.of(RULES, Seat.B, "C: 4shd7shdTc\npile 3d")))));
  }
}
