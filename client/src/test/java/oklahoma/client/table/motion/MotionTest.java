package oklahoma.client.table.motion;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import oklahoma.client.table.layout.Layout;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.PlacedCard;
import oklahoma.client.table.layout.Places;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.layout.TableSize;
import oklahoma.client.table.layout.Tabletop;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.fixture.RandomDeal;
import oklahoma.rules.fixture.RandomPlay;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.Oklahoma;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MotionTest {
  private static final String TABLE =
      """
      oklahoma
      A: 3h Qc 9hdc KhdcQs
      B: 5h Qd 4d 6s Jc
      C: 345s 9s
      meld B: run 5h*78h
      meld C: book 7hdc
      pile 4c Ts
      stock 8d 9d Td Jd Qd
      %s
      """;

  private static Oklahoma deal(String phase) {
    return Notation.deal(TABLE.formatted(phase)).orElseThrow();
  }

  private static Places laid(Oklahoma deal, Viewer me) {
    Oklahoma seen = (Oklahoma) deal.seenBy(me);
    Optional<Seat> seat = me instanceof Seat sits ? Optional.of(sits) : Optional.empty();
    List<Card> hand = seat.map(sits -> seen.tableau().hand(sits).cards()).orElse(List.of());
    Tabletop top = new Tabletop(seen.tableau(), seat, hand, List.of(), false, OptionalInt.empty());
    return Layout.of(top, TableSize.of(1280, 800)).places();
  }

  private static Plan plan(String phase, Viewer me, String event) {
    Oklahoma before = deal(phase);
    Event happened = Notation.event(event).orElseThrow();
    Event seen = happened.seenBy(me).orElseThrow();
    Oklahoma after = (Oklahoma) before.after(happened);
    return Motion.plan(laid(before, me), seen, laid(after, me));
  }

  private static Glide flight(Plan plan) {
    return plan.glides().stream()
        .filter(Glide::flies)
        .reduce((one, two) -> {
          throw new AssertionError("more than one card flies");
        })
        .orElseThrow();
  }

  @Test
  void anotherSeatsDrawFliesFaceDownFromTheStockToItsHand() {
    Glide flight = flight(plan("B to draw", Seat.A, "B draws 8d"));
    assertThat(flight.from()).contains(new Spot.OnStock(0));
    assertThat(flight.to()).contains(new Spot.InHand(Seat.B, 5));
    assertThat(flight.flips()).isFalse();
    assertThat(flight.timing().durationMs()).isEqualTo(260);
  }

  @Test
  void onesOwnDrawIsTurnedUpOnItsWay() {
    Glide flight = flight(plan("A to draw", Seat.A, "A draws 8d"));
    assertThat(flight.start().face()).isEqualTo(Back.BACK);
    assertThat(flight.end().face()).isEqualTo(Notation.cards("8d").orElseThrow().getFirst());
    assertThat(flight.turnedAt(0)).isEqualTo(1);
    assertThat(flight.turnedAt(0.6 * 260)).isEqualTo(-1);
  }

  @Test
  void aCardThatAnotherSeatTakesIsSeenUntilItIsNearlyThere() {
    Glide flight = flight(plan("B to draw", Seat.A, "B takes 4c"));
    assertThat(flight.from()).contains(new Spot.OnPile(0));
    assertThat(flight.end().face()).isEqualTo(Back.BACK);
    assertThat(flight.turnedAt(0.7 * 260)).isEqualTo(1);
    assertThat(flight.turnedAt(260)).isEqualTo(-1);
  }

  @Test
  void anotherSeatsDiscardComesFromItsHandAndIsTurnedUp() {
    Glide flight = flight(plan("B to play", Seat.A, "B discards Qd"));
    assertThat(flight.from()).get().isInstanceOf(Spot.InHand.class);
    assertThat(flight.start().face()).isEqualTo(Back.BACK);
    assertThat(flight.to()).contains(new Spot.OnPile(0));
  }

  @Test
  void onesOwnDiscardComesFromItsPlace() {
    Plan plan = plan("A to play", Seat.A, "A discards Qc");
    PlacedCard start =
        laid(deal("A to play"), Seat.A).find(flight(plan).from().orElseThrow()).orElseThrow();
    assertThat(start.face()).isEqualTo(Notation.cards("Qc").orElseThrow().getFirst());
  }

  @Test
  void aDiscardThatWasDroppedOnThePileDoesNotMoveAgain() {
    Oklahoma before = deal("A to play");
    Event event = Notation.event("A discards Qc").orElseThrow();
    Places after = laid((Oklahoma) before.after(event), Seat.A);
    Places home = laid(before, Seat.A);
    Card queen = Notation.cards("Qc").orElseThrow().getFirst();
    Spot spot = Spots.of(home, queen);
    Place dropped = after.find(new Spot.OnPile(0)).orElseThrow().place();
    Plan plan = Motion.plan(Spots.moved(home, spot, dropped), event, after);
    assertThat(flight(plan).still()).isTrue();
  }

  @Test
  void meldsGoDownOneAfterAnother() {
    Plan plan = plan("A to play", Seat.A, "A lays down book 9hdc / book Khdc");
    List<Glide> flights = plan.glides().stream().filter(Glide::flies).toList();
    assertThat(flights).hasSize(6);
    assertThat(flights)
        .extracting(glide -> glide.timing().delayMs())
        .containsExactly(0.0, 0.0, 0.0, 60.0, 60.0, 60.0);
    assertThat(flights)
        .extracting(glide -> glide.to().orElseThrow())
        .startsWith(new Spot.InMeld(2, 0), new Spot.InMeld(2, 1))
        .endsWith(new Spot.InMeld(3, 2));
    assertThat(plan.lengthMs()).isEqualTo(340);
  }

  @Test
  void aSwappedWildGoesToTheEndAndTheCardIntoItsPlace() {
    Oklahoma before =
        Notation.deal(TABLE.replace("5h Qd", "6h Qd").formatted("B to play")).orElseThrow();
    Card six = Notation.cards("6h").orElseThrow().getFirst();
    Event event = new Event.Swapped(Seat.B, six, 0, 1, Optional.of(End.HIGH));
    Plan plan =
        Motion.plan(laid(before, Seat.A), event, laid((Oklahoma) before.after(event), Seat.A));
    assertThat(plan.glides().stream().filter(Glide::flies).map(glide -> glide.to().orElseThrow()))
        .containsExactlyInAnyOrder(new Spot.InMeld(0, 1), new Spot.InMeld(0, 4));
  }

  /** UX section 1: all cards within 1,400 ms, at least 14 ms apart, round by round. */
  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  void aDealTakesTheSameTimeWhateverItsCards(int seats) {
    Oklahoma dealt = RandomPlay.deal(seats, 5).start();
    Places after = laid(dealt, Seat.A);
    Plan plan = Motion.dealt(Places.NONE, after, dealt.dealer().next(seats), seats);
    List<Double> starts =
        plan.glides().stream()
            .filter(Glide::flies)
            .map(glide -> glide.timing().delayMs())
            .sorted()
            .toList();
    assertThat(starts).hasSize(10 * seats + 1);
    assertThat(plan.lengthMs()).isBetween(1_380.0, 1_400.001);
    for (int i = 1; i < starts.size(); i++) {
      assertThat(starts.get(i) - starts.get(i - 1)).isGreaterThanOrEqualTo(14 - 1e-9);
    }
    assertThat(
            plan.glides().stream()
                .filter(Glide::flies)
                .skip(10L * seats)
                .findFirst()
                .orElseThrow()
                .to())
        .as("the up-card comes last")
        .contains(new Spot.OnPile(0));
  }

  /**
   * Whatever happens, every card drawn before goes somewhere and every card drawn after comes from
   * somewhere, once.
   */
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  void everyCardGoesOnceAndComesOnce(long seed) {
    RandomDeal<Oklahoma> played = RandomPlay.deal(2 + (int) (seed % 7), seed);
    Viewer me = seed % 4 == 0 ? Spectator.SPECTATOR : Seat.A;
    Oklahoma deal = played.start();
    for (Event event : played.events()) {
      Oklahoma next = (Oklahoma) deal.after(event);
      Optional<Event> seen = event.seenBy(me);
      if (seen.isPresent()) {
        everyCardOnce(laid(deal, me), seen.get(), laid(next, me));
      }
      deal = next;
    }
  }

  private static void everyCardOnce(Places before, Event event, Places after) {
    Plan plan = Motion.plan(before, event, after);
    List<Spot> from = plan.glides().stream().flatMap(glide -> glide.from().stream()).toList();
    List<Spot> to = plan.glides().stream().flatMap(glide -> glide.to().stream()).toList();
    assertThat(from).as("%s", event).doesNotHaveDuplicates();
    assertThat(Set.copyOf(from)).as("%s", event).isEqualTo(before.at().keySet());
    assertThat(to).as("%s", event).doesNotHaveDuplicates();
    assertThat(Set.copyOf(to)).as("%s", event).isEqualTo(after.at().keySet());
    double length = plan.lengthMs();
    for (Glide glide : plan.glides()) {
      Place landed = glide.at(length);
      assertThat(landed.distanceTo(glide.end().place())).isCloseTo(0, within(1e-9));
      glide.to().ifPresent(spot -> assertThat(after.find(spot)).contains(glide.end()));
    }
    assertThat(length).isBetween(0.0, 2_000.0);
  }

  /** UX 9.16-8: without movement nothing changes its place in time. */
  @ParameterizedTest
  @ValueSource(longs = {21, 22, 23})
  void aCalmPlanOnlyFades(long seed) {
    RandomDeal<Oklahoma> played = RandomPlay.deal(4, seed);
    Oklahoma deal = played.start();
    List<Glide> fading = new ArrayList<>();
    for (Event event : played.events()) {
      Oklahoma next = (Oklahoma) deal.after(event);
      Plan plan =
          Motion.plan(
              laid(deal, Spectator.SPECTATOR),
              event.seenBy(Spectator.SPECTATOR).orElse(event),
              laid(next, Spectator.SPECTATOR));
      Plan calm = plan.calm();
      assertThat(calm.lengthMs()).isLessThanOrEqualTo(80);
      assertThat(calm.glides())
          .hasSameSizeAs(plan.glides())
          .allSatisfy(glide -> assertThat(glide.at(0).distanceTo(glide.at(80))).isZero());
      calm.glides().stream().filter(glide -> !glide.still()).forEach(fading::add);
      deal = next;
    }
    assertThat(fading).hasSizeGreaterThan(played.events().size() / 2);
  }

  @Test
  void atTheEndEveryHandIsTurnedUpSeatBySeat() {
    Oklahoma before = deal("A to play");
    Places covered = laid(before, Seat.A);
    Places shown =
        new Places(
            covered.at().entrySet().stream()
                .collect(
                    Collectors.toMap(
                        each -> each.getKey(),
                        each ->
                            each.getKey() instanceof Spot.InHand hand && hand.seat() != Seat.A
                                ? new PlacedCard(
                                    Notation.cards("2h").orElseThrow().getFirst(),
                                    each.getValue().place())
                                : each.getValue())));
    Plan plan = Motion.plan(covered, new Event.Ended(Optional.empty(), List.of()), shown);
    List<Glide> turned = plan.glides().stream().filter(Glide::flips).toList();
    assertThat(turned).hasSize(5 + 4);
    assertThat(turned.stream().map(glide -> glide.timing().delayMs()).collect(Collectors.toSet()))
        .isEqualTo(Set.of(0.0, 120.0));
    assertThat(plan.lengthMs()).isEqualTo(470);
  }
}
