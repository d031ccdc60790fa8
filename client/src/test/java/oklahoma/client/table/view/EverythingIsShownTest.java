package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.log.LogEntry;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.table.model.log.LogOwnerAction;
import oklahoma.client.table.model.log.LogPresence;
import oklahoma.client.table.model.log.PresenceChange;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.table.words.LogWords;
import oklahoma.client.table.words.SeatNews;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.util.WaitForAsyncUtils;

/**
 * The table shows everything that can happen, in the ways that the design lists; a kind of event
 * that the list leaves out is a fault.
 */
@ExtendWith(OnScreen.class)
class EverythingIsShownTest {
  private static final Pattern ROW =
      Pattern.compile("^\\| `(\\w+)`[^|]*\\|([^|]*)\\|([^|]*)\\|([^|]*)\\|$");
  private static final Seat ME = Seat.A;
  private static final Seat OTHER = Seat.B;
  private static final Name WEST = new Name("West");

  /** Where an event is shown; empty if nowhere. */
  private record Shown(String seen, String log, String ear) {}

  @Test
  void theListNamesEveryKind() throws IOException {
    List<String> kinds =
        Stream.of(FromHost.class, Event.class, OwnerAction.class, PresenceChange.class)
            .flatMap(EverythingIsShownTest::leaves)
            .map(Class::getSimpleName)
            .toList();
    List<String> ownerActions = Stream.of(OwnerAction.Kind.values()).map(Enum::name).toList();
    assertThat(list().keySet())
        .containsAll(kinds)
        .containsAll(ownerActions)
        .hasSize((int) kinds.stream().distinct().count() + ownerActions.size());
  }

  @Test
  void nothingOfTheListIsSilentWithoutItsReason() throws IOException {
    list()
        .forEach((kind, shown) ->
            assertThat(shown.seen()).as("where %s is seen, or why not", kind).isNotEmpty());
  }

  @Test
  void actionsOfTheOwnerAreShownLoggedAndAnnounced() throws Exception {
    List<OwnerAction> ownerActions = new ArrayList<>();
    for (OwnerAction.Kind kind : OwnerAction.Kind.values()) {
      ownerActions.add(new OwnerAction.OfSeat(ME, kind, OTHER, 0));
      ownerActions.add(new OwnerAction.OfSeat(OTHER, kind, ME, 0));
      ownerActions.add(new OwnerAction.OfSeat(OTHER, kind, Seat.C, 0));
    }
    ownerActions.add(new OwnerAction.ClosedWindow(OTHER, 0));
    ownerActions.add(new OwnerAction.EndedPause(OTHER, 0));
    for (OwnerAction ownerAction : ownerActions) {
      isTold(
          ownerAction.toString(), rig -> rig.model().receive(new FromHost.OwnerActed(ownerAction)));
    }
  }

  @Test
  void arrivalsAndDeparturesAreShownLoggedAndAnnounced() throws Exception {
    List<SeatLabel> states =
        List.of(
            SeatLabel.ofHuman(OTHER, WEST),
            label(Presence.SLOW, Optional.empty(), OptionalLong.empty()),
            label(Presence.AWAY, Optional.empty(), OptionalLong.of(9_000)),
            label(Presence.STOOD_IN, Optional.of(BotLevel.NORMAL), OptionalLong.empty()),
            label(Presence.LEFT_FOR_NOW, Optional.of(BotLevel.NORMAL), OptionalLong.empty()),
            SeatLabel.ofBot(OTHER, WEST, BotLevel.NORMAL),
            SeatLabel.ofHuman(OTHER, new Name("Ада")));
    for (SeatLabel before : states) {
      for (SeatLabel after : states) {
        boolean silence =
            before.equals(after) || (present(before) && present(after) && same(before, after));
        if (!silence) {
          isTold(
              before + " to " + after,
              rig -> seats(rig, before, Optional.of(ME), List.of()),
              rig -> seats(rig, after, Optional.of(ME), List.of()));
        }
      }
    }
    SeatLabel here = states.getFirst();
    isTold("a new owner", rig -> seats(rig, here, Optional.of(OTHER), List.of()));
    isTold("one's own table", rig -> seats(rig, here, Optional.of(ME), List.of()));
    isTold("latecomers", rig -> latecomers(rig, true));
    isTold("no latecomers", rig -> latecomers(rig, true), rig -> latecomers(rig, false));
    isTold("advice", rig -> rig.model().receive(new FromHost.Advised(OTHER)));
    isTold("advice for oneself", rig -> rig.model().receive(new FromHost.Advised(ME)));
    Name chloe = new Name("Chloe");
    isTold("a spectator", rig -> seats(rig, here, Optional.empty(), List.of(chloe)));
    isTold(
        "a spectator goes",
        rig -> seats(rig, here, Optional.empty(), List.of(chloe)),
        rig -> seats(rig, here, Optional.empty(), List.of()));
  }

  @Test
  void everyKindOfComingAndGoingHasItsSentence() {
    Seat seat = OTHER;
    List<PresenceChange> all =
        List.of(
            new PresenceChange.Lost(seat, WEST, OptionalLong.of(1)),
            new PresenceChange.Lost(seat, WEST, OptionalLong.empty()),
            new PresenceChange.LeftForNow(seat, WEST),
            new PresenceChange.StoodIn(seat, WEST),
            new PresenceChange.Back(seat, WEST, true),
            new PresenceChange.Back(seat, WEST, false),
            new PresenceChange.Left(seat, WEST),
            new PresenceChange.TookSeat(seat, new Name("Ада"), WEST),
            new PresenceChange.Latecomers(true),
            new PresenceChange.Latecomers(false),
            new PresenceChange.Advised(seat, WEST),
            new PresenceChange.Advised(ME, WEST),
            new PresenceChange.Owns(seat, WEST),
            new PresenceChange.Owns(ME, WEST),
            new PresenceChange.BeganWatching(WEST),
            new PresenceChange.StoppedWatching(WEST));
    assertThat(all.stream().<Class<?>>map(PresenceChange::getClass).distinct())
        .containsExactlyInAnyOrderElementsOf(leaves(PresenceChange.class).toList());
    assertThat(all.stream().map(new SeatNews(new Texts(Language.ENGLISH), ME)::say).distinct())
        .hasSameSizeAs(all);
  }

  @Test
  void everyEventIsLoggedAsTheListSays() throws IOException {
    Map<String, Shown> list = list();
    Deal oklahoma = new RiggedTable(Moments.DOWN).game();
    Deal gin = new RiggedTable(Moments.GIN).game();
    List<Class<?>> examples = new ArrayList<>();
    for (Event event : events()) {
      examples.add(event.getClass());
      boolean shown = logged(event, oklahoma) || logged(event, gin);
      Shown promised = Objects.requireNonNull(list.get(event.getClass().getSimpleName()));
      assertThat(shown).as(event.toString()).isEqualTo(!promised.log().isEmpty());
      assertThat(promised.ear().isEmpty())
          .as("%s has the same words for the log, the line and the ear", event)
          .isEqualTo(promised.log().isEmpty());
    }
    assertThat(examples).containsExactlyInAnyOrderElementsOf(leaves(Event.class).toList());
  }

  @Test
  void aDealAndAnEventAreShownAndAnnounced() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      WaitForAsyncUtils.waitForAsyncFx(60_000, () -> table.rig().dealAgain());
      Pulses.settle();
      assertThat(table.view().announced()).isEqualTo("Hand 4: North is the dealer.");
      assertThat(table.program().announced).contains("Hand 4: North is the dealer.");
      table.focus("Kh");
      table.press(KeyCode.ENTER);
      assertThat(table.view().announced()).isEqualTo("You discard K♥.");
      assertThat(table.program().announced).contains("You discard king of hearts.");
    }
  }

  @Test
  void behindTheScoresReadyPlayersAreOnlyAnnounced() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      table.program().cover(true);
      otherIsReady(table);
      assertThat(table.view().lookupAll(".table-notice")).isEmpty();
      assertThat(table.program().announced).contains("West is ready to go on.");
    }
  }

  @Test
  void readyPlayersAndRefusedMovesAreShownAndAnnounced() throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      otherIsReady(table);
      assertThat(table.view().lookupAll(".table-notice")).isNotEmpty();
      assertThat(table.program().announced).contains("West is ready to go on.");
      int before = table.program().announced.size();
      table.press(KeyCode.D);
      assertThat(table.chip()).isNotEmpty();
      List<String> ear = table.program().announced;
      assertThat(ear.subList(before, ear.size())).isNotEmpty();
    }
  }

  private static void otherIsReady(TableOnScreen table) {
    TableModel model = table.rig().model();
    Standing standing = model.standingProperty().get();
    table
        .robot()
        .interact(() ->
            model.receive(
                new FromHost.Intermission(1, standing, Set.of(OTHER), OptionalLong.empty())));
  }

  @SafeVarargs
  private static void isTold(String what, Consumer<RiggedTable>... steps) throws Exception {
    try (TableOnScreen table = new TableOnScreen(new RiggedTable(Moments.DOWN), Speed.OFF)) {
      for (int i = 0; i < steps.length - 1; i++) {
        int step = i;
        table.robot().interact(() -> steps[step].accept(table.rig()));
      }
      int before = table.program().announced.size();
      int logged = table.rig().model().log().entries().size();
      table
          .robot()
          .interact(() -> {
            ((Pane) table.view().lookup("#table-notices")).getChildren().clear();
            steps[steps.length - 1].accept(table.rig());
          });
      assertThat(table.view().lookupAll(".table-notice"))
          .as("notice of %s, as wide as its words", what)
          .isNotEmpty()
          .allSatisfy(notice -> assertThat(notice.getLayoutBounds().getWidth()).isGreaterThan(90));
      List<String> ear = table.program().announced;
      assertThat(ear.subList(before, ear.size())).as("heard of %s", what).isNotEmpty();
      List<LogEntry> log = table.rig().model().log().entries();
      assertThat(log.subList(logged, log.size())).as("logged of %s", what).isNotEmpty();
      assertThat(log.subList(logged, log.size()).stream().map(entry -> say(entry, table.rig())))
          .as("logged of %s", what)
          .doesNotContain("");
    }
  }

  private static String say(LogEntry entry, RiggedTable rig) {
    LogWords words = new LogWords(new Texts(Language.ENGLISH), rig.model()::nameOf, ME);
    return switch (entry) {
      case LogLine line -> words.say(line).orElse("");
      case LogOwnerAction ownerAction -> words.say(ownerAction.ownerAction());
      case LogPresence presence -> words.say(presence.change());
    };
  }

  private static boolean logged(Event event, Deal deal) {
    LogWords words = new LogWords(new Texts(Language.ENGLISH), Seat::name, ME);
    return words.say(new LogLine(1, event, deal, Mover.SEAT)).isPresent();
  }

  private static List<Event> events() {
    Card card = new Suited(Rank.FIVE, Suit.HEARTS);
    List<Meld> melds = List.of();
    return List.of(
        new Event.Drew(OTHER, card),
        new Event.Answered(ME, true),
        new Event.Renewed(List.of(card)),
        new Event.Took(OTHER, card),
        new Event.Discarded(OTHER, card),
        new Event.LaidDown(OTHER, melds),
        new Event.LaidOff(OTHER, card, 0, End.HIGH),
        new Event.Swapped(OTHER, card, 0, 0, Optional.of(End.HIGH)),
        new Event.ClaimSettled(Optional.of(OTHER), card),
        new Event.StockRanOut(OTHER),
        new Event.Declined(OTHER),
        new Event.Knocked(OTHER, Optional.of(card), melds, List.of()),
        new Event.Ended(Optional.of(OTHER), Collections.nCopies(3, List.of())));
  }

  private static boolean present(SeatLabel label) {
    return !label.absent() && label.bot().isEmpty();
  }

  private static boolean same(SeatLabel one, SeatLabel other) {
    return one.name().equals(other.name());
  }

  private static SeatLabel label(Presence presence, Optional<BotLevel> bot, OptionalLong grace) {
    return new SeatLabel(OTHER, WEST, bot, presence, grace);
  }

  private static void seats(
      RiggedTable rig, SeatLabel label, Optional<Seat> owner, List<Name> watching) {
    List<SeatLabel> seats = new ArrayList<>(rig.model().labelsProperty().get());
    seats.set(OTHER.ordinal(), label);
    rig.model().receive(new FromHost.Seats(1, seats, owner, watching));
  }

  private static void latecomers(RiggedTable rig, boolean allowed) {
    rig.model()
        .receive(
            new FromHost.Seats(
                1, rig.model().labelsProperty().get(), Optional.empty(), List.of(), allowed));
  }

  /** The kinds of a sealed type, without those that are only groups or told kind by kind. */
  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Stream.of(type.getPermittedSubclasses()).flatMap(EverythingIsShownTest::leaves)
        : Stream.of(type);
  }

  private static Map<String, Shown> list() throws IOException {
    Map<String, Shown> list = new TreeMap<>();
    for (String line : Files.readAllLines(Path.of("DESIGN.md"))) {
      Matcher row = ROW.matcher(line);
      if (row.matches()) {
        list.put(row.group(1), new Shown(cell(row, 2), cell(row, 3), cell(row, 4)));
      }
    }
    return list;
  }

  private static String cell(Matcher row, int group) {
    return row.group(group).strip().replaceAll("^–$", "");
  }
}
