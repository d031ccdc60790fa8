package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import oklahoma.host.testing.FarGuest;
import oklahoma.host.testing.FarTable;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.SeatedTable;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Claim windows over real sockets whose networks delay, cut, break and withhold the answers: the
 * outcome is the rules' own, whatever came when (O-11, O-12, O-15).
 */
class ArbitrationTest {
  private static final Logger LOG = LoggerFactory.getLogger(ArbitrationTest.class);
  private static final int WINDOWS = Integer.getInteger("host.arbitration.windows", 100);
  private static final int WINDOWS_AT_A_TABLE = 25;

  /** What becomes of a seat in a window. */
  private enum Fate {
    /** Its answer arrives. */
    ANSWERS,
    /** It says nothing. */
    IS_SILENT,
    /** It is gone before it has answered, and comes back too late. */
    DROPS,
    /** It is gone, comes back, and answers. */
    DROPS_AND_ANSWERS,
    /** Its line is cut behind its answer, which may be lost. */
    ANSWERS_AND_DROPS,
    /** Its answer comes when the window is over. */
    IS_LATE
  }

  private record Part(Seat seat, Fate fate, boolean wants) {}

  private final Map<Fate, Integer> fates = new EnumMap<>(Fate.class);
  private int takes;

  @Test
  void everyWindowEndsAsTheRulesSayWhateverTheNetworkDoes() {
    int left = WINDOWS;
    for (long seed = 1; left > 0; seed++) {
      int windows = Math.min(left, WINDOWS_AT_A_TABLE);
      play(seed, windows);
      left -= windows;
    }
    LOG.info("{} claim windows, {} with a taker; {}", WINDOWS, takes, fates);
  }

  private void play(long seed, int windows) {
    RandomGenerator chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    try (FarTable table = new FarTable(FarTable.rules(chance), seed)) {
      for (int i = 0; i < windows; i++) {
        table.playToWindow();
        window(table, chance);
      }
    }
  }

  private void window(FarTable table, RandomGenerator chance) {
    Oklahoma opened = table.deal();
    int before = table.written().size();
    List<Part> parts = parts(opened, chance);
    List<Part> order = new ArrayList<>(parts);
    Collections.shuffle(order, chance);
    Map<Seat, Long> late = new EnumMap<>(Seat.class);
    order.forEach(part -> act(table, part, late));
    // Half of the windows with a limit run out while answers are still under way.
    boolean race = FarTable.limit(opened).isPresent() && chance.nextBoolean();
    if (!race) {
      table.settle(reachable(table, late.keySet()));
    }
    table.windowEnds();
    table.until(() -> settled(table, before).isPresent());
    Event.ClaimSettled outcome = settled(table, before).orElseThrow();
    Map<Seat, Boolean> answers = answers(table, before);
    table.heal();
    assertThat(outcome).as("the rules' own").isEqualTo(ruled(opened, answers));
    assertThat(outcome.taker())
        .as("%s %s", parts, answers)
        .isEqualTo(firstHeard(parts, answers, race));
    table
        .all()
        .forEach(far -> assertThat(SeatedTable.taker(far.guest())).isEqualTo(outcome.taker()));
    table.all().forEach(far -> receivedOnlyItsOwnAnswers(far.guest()));
    late.forEach((seat, id) -> refused(table.at(seat).guest(), id));
    takes += outcome.taker().isPresent() ? 1 : 0;
  }

  /** The parts of those who may answer, in turn order. */
  private List<Part> parts(Oklahoma opened, RandomGenerator chance) {
    OklahomaPhase.Claiming window = (OklahomaPhase.Claiming) opened.phase();
    List<Part> parts = new ArrayList<>();
    for (Seat seat : window.discarder().others(opened.rules().seats())) {
      if (window.eligible().contains(seat)) {
        Fate fate =
            chance.nextBoolean()
                ? Fate.ANSWERS
                : Fate.values()[chance.nextInt(Fate.values().length)];
        parts.add(new Part(seat, fate, chance.nextInt(3) == 0));
        fates.merge(fate, 1, Integer::sum);
      }
    }
    return parts;
  }

  private static void act(FarTable table, Part part, Map<Seat, Long> late) {
    FarGuest far = table.at(part.seat());
    Move answer = part.wants() ? new Move.Claim() : new Move.Pass();
    switch (part.fate()) {
      case ANSWERS -> far.guest().move(answer);
      case IS_SILENT -> {}
      case DROPS -> drop(table, far);
      case DROPS_AND_ANSWERS -> {
        drop(table, far);
        far.comeBack();
        table.welcomed(far.guest()).move(answer);
      }
      case ANSWERS_AND_DROPS -> {
        far.guest().move(answer);
        far.network.reset();
        table.until(() -> !far.guest().connected());
      }
      case IS_LATE -> {
        far.network.stall();
        late.put(part.seat(), far.guest().move(answer));
      }
    }
  }

  private static void drop(FarTable table, FarGuest far) {
    far.network.cut();
    table.until(() -> !far.guest().connected());
  }

  private static List<HeadlessGuest> reachable(FarTable table, Set<Seat> late) {
    return table.all().stream()
        .filter(far -> !late.contains(far.seat()))
        .map(FarGuest::guest)
        .filter(HeadlessGuest::connected)
        .toList();
  }

  private static Optional<Event.ClaimSettled> settled(FarTable table, int from) {
    return table.eventsFrom(from).stream()
        .filter(Event.ClaimSettled.class::isInstance)
        .map(Event.ClaimSettled.class::cast)
        .findFirst();
  }

  /** The answers that the host wrote down, silence that counts as a pass among them. */
  private static Map<Seat, Boolean> answers(FarTable table, int from) {
    Map<Seat, Boolean> answers = new EnumMap<>(Seat.class);
    for (Event event : table.eventsFrom(from)) {
      if (event instanceof Event.Answered(Seat seat, boolean claims)) {
        assertThat(answers.put(seat, claims)).as("an answer is final").isNull();
      }
    }
    return answers;
  }

  /** The engine's outcome when the same answers come in seat order, and passes from the others. */
  private static Event.ClaimSettled ruled(Oklahoma opened, Map<Seat, Boolean> answers) {
    Oklahoma deal = opened;
    for (Seat seat : Seat.first(opened.rules().seats())) {
      boolean claims = answers.getOrDefault(seat, false);
      Move answer = claims ? new Move.Claim() : new Move.Pass();
      if (deal.toAct().contains(seat) && deal.phase() instanceof OklahomaPhase.Claiming) {
        for (Event event : ((Ruling.Allowed) deal.rule(seat, answer)).events()) {
          if (event instanceof Event.ClaimSettled outcome) {
            return outcome;
          }
          deal = (Oklahoma) deal.after(event);
        }
      }
    }
    throw new AssertionError("all have answered, and the window is open");
  }

  /**
   * O-12 from what the guests meant: the first in turn order who wanted the card and was heard in
   * time. Only where an answer may have been lost or too slow does the journal say whether it was.
   */
  private static Optional<Seat> firstHeard(
      List<Part> parts, Map<Seat, Boolean> answers, boolean race) {
    return parts.stream()
        .filter(Part::wants)
        .filter(part ->
            switch (part.fate()) {
              case IS_SILENT, DROPS, IS_LATE -> false;
              case ANSWERS, DROPS_AND_ANSWERS -> !race || answers.getOrDefault(part.seat(), false);
              case ANSWERS_AND_DROPS -> answers.getOrDefault(part.seat(), false);
            })
        .map(Part::seat)
        .findFirst();
  }

  private static void receivedOnlyItsOwnAnswers(HeadlessGuest guest) {
    assertThat(guest.soFar())
        .map(seen -> seen.value())
        .filteredOn(Event.Answered.class::isInstance)
        .allSatisfy(event -> assertThat(((Event.Answered) event).seat()).isEqualTo(guest.seat()));
  }

  private static void refused(HeadlessGuest guest, long id) {
    assertThat(guest.received(FromHost.Refused.class))
        .filteredOn(refused -> refused.command() == id)
        .singleElement()
        .satisfies(
            refused -> assertThat(refused.refusal().reason()).isEqualTo(Reason.WINDOW_CLOSED));
  }
}
