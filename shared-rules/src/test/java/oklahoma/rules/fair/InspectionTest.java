package oklahoma.rules.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Hand;
import oklahoma.rules.fixture.RandomDeal;
import oklahoma.rules.fixture.RandomGin;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.fixture.RandomMatch;
import oklahoma.rules.fixture.RandomPlay;
import oklahoma.rules.fixture.RandomRules;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An honest deal proves itself to everybody who saw it; any other card does not pass. */
class InspectionTest {
  private static final MatchId MATCH = MatchId.of(new byte[MatchId.BYTES]);

  /** A deal played from its shuffle. */
  private record Dealt(FairDeal fair, Deal start, List<Event> events) {
    List<Finding> seenBy(Viewer viewer) {
      List<Event> noticed =
          events.stream().flatMap(event -> event.seenBy(viewer).stream()).toList();
      return Inspection.of(fair, sighting(start, noticed, Optional.of(viewer))).findings();
    }

    Dealt with(int index, Event other) {
      List<Event> changed = new ArrayList<>(events);
      changed.set(index, other);
      return new Dealt(fair, start, changed);
    }
  }

  /** As somebody would have seen it who believes everything. */
  private static Inspection.SeenDeal sighting(
      Deal start, List<Event> events, Optional<Viewer> viewer) {
    Deal begun = viewer.map(start::seenBy).orElse(start);
    return new Inspection.SeenDeal(
        List.of(new Inspection.StateAt(0, begun)), events, viewer, Optional.empty());
  }

  private static Secret secret(Random chance) {
    byte[] bytes = new byte[Secret.BYTES];
    chance.nextBytes(bytes);
    return Secret.of(bytes);
  }

  private static FairDeal fair(int seats, Random chance) {
    Secret host = secret(chance);
    FairDeal opened =
        FairDeal.opened(
            MATCH,
            3,
            Commitment.ofHost(MATCH, 3, host),
            Collections.nCopies(seats, new Part.Unasked()));
    FairDeal fair = opened;
    for (Seat seat : Seat.first(seats)) {
      Secret own = secret(chance);
      Commitment commitment = fair.commitment(seat, own);
      fair =
          switch (chance.nextInt(3)) {
            case 0 -> fair.with(seat, new Part.Withheld(commitment));
            case 1 -> fair;
            default -> fair.with(seat, new Part.Revealed(commitment, own));
          };
    }
    return fair.showing(host);
  }

  private static Shuffle shuffle(FairDeal fair) {
    return fair.shuffle(fair.shown().orElseThrow());
  }

  private static Dealt oklahoma(int seats, long seed) {
    Random chance = new Random(seed);
    OklahomaRules rules = RandomRules.forSeats(seats, chance);
    FairDeal fair = fair(seats, chance);
    Oklahoma start = Oklahoma.deal(rules, 2, Seat.B, shuffle(fair).dealt(rules.pack()));
    RandomDeal<Oklahoma> played = RandomPlay.played(start, seed);
    return new Dealt(fair, start, played.events());
  }

  private static Dealt gin(int seats, long seed) {
    Random chance = new Random(seed);
    GinRules rules = RandomGinRules.forSeats(seats, chance);
    FairDeal fair = fair(seats, chance);
    Gin start = Gin.deal(rules, Seat.A, shuffle(fair).dealt(rules.pack()));
    RandomDeal<Gin> played = RandomGin.played(start, seed);
    return new Dealt(fair, start, played.events());
  }

  /** Everybody only draws and discards, so that the stock is renewed as often as it may be. */
  private static Dealt renewing(long seed) {
    return renewing(seed, order -> order);
  }

  /** The same with new stocks that are put in another order. */
  private static Dealt renewing(long seed, UnaryOperator<List<Card>> change) {
    Random chance = new Random(seed);
    OklahomaRules rules = OklahomaRules.standard(3);
    FairDeal fair = fair(3, chance);
    Deal start = Oklahoma.deal(rules, 1, Seat.A, shuffle(fair).dealt(rules.pack()));
    Deal deal = start;
    List<Event> events = new ArrayList<>();
    int renewals = 0;
    while (!deal.over()) {
      Ruling ruling;
      if (deal.toRenew().isEmpty()) {
        Seat seat = Collections.min(deal.toAct());
        ruling = deal.rule(seat, deal.defaultMove(seat).orElseThrow());
      } else {
        renewals++;
        ruling = deal.renew(change.apply(shuffle(fair).renewed(deal.toRenew(), renewals)));
      }
      for (Event event : ((Ruling.Allowed) ruling).events()) {
        deal = deal.after(event);
        events.add(event);
      }
    }
    assertThat(renewals).isPositive();
    return new Dealt(fair, start, events);
  }

  private static List<Viewer> viewers(Dealt dealt) {
    List<Viewer> viewers = new ArrayList<>(Seat.first(dealt.fair().parts().size()));
    viewers.add(Spectator.SPECTATOR);
    return viewers;
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8})
  void anHonestHandProvesItselfToEverybody(int seats) {
    for (long seed = 0; seed < 8; seed++) {
      Dealt dealt = oklahoma(seats, seed);
      if (dealt.events().stream().noneMatch(Event.Renewed.class::isInstance)) {
        for (Viewer viewer : viewers(dealt)) {
          assertThat(dealt.seenBy(viewer)).as("seed %d, %s", seed, viewer).isEmpty();
        }
        assertThat(whole(dealt)).as("seed %d", seed).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4})
  void anHonestRoundProvesItselfToEverybody(int seats) {
    for (long seed = 0; seed < 12; seed++) {
      Dealt dealt = gin(seats, seed);
      for (Viewer viewer : viewers(dealt)) {
        assertThat(dealt.seenBy(viewer)).as("seed %d, %s", seed, viewer).isEmpty();
      }
      assertThat(whole(dealt)).as("seed %d", seed).isEmpty();
    }
  }

  @Test
  void aRenewedStockProvesItselfToo() {
    Dealt dealt = renewing(1);
    for (Viewer viewer : viewers(dealt)) {
      assertThat(dealt.seenBy(viewer)).isEmpty();
    }
    assertThat(whole(dealt)).isEmpty();
  }

  /** The record of the deal, hidden cards and all. */
  private static List<Finding> whole(Dealt dealt) {
    return Inspection.of(dealt.fair(), sighting(dealt.start(), dealt.events(), Optional.empty()))
        .findings();
  }

  /** An empty place more gives another order, so the host would have one to choose. */
  @Test
  void aShuffleForAnotherNumberOfSeatsIsSeen() {
    FairDeal four = fair(4, new Random(1));
    OklahomaRules rules = OklahomaRules.standard(3);
    Oklahoma start = Oklahoma.deal(rules, 2, Seat.B, shuffle(four).dealt(rules.pack()));
    Dealt crooked = new Dealt(four, start, RandomPlay.played(start, 1).events());
    assertThat(crooked.seenBy(Seat.A)).extracting(Finding::flaw).containsExactly(Flaw.DEAL_DIFFERS);
  }

  @Test
  void anotherOrderIsSeenByEverybodyAtOnce() {
    Dealt honest = oklahoma(4, 3);
    List<Card> order =
        new ArrayList<>(shuffle(honest.fair()).dealt(((Oklahoma) honest.start()).rules().pack()));
    Collections.rotate(order, 1);
    RandomDeal<Oklahoma> other = RandomPlay.played((Oklahoma) honest.start().begun(order), 3);
    Dealt crooked = new Dealt(honest.fair(), other.start(), other.events());
    for (Viewer viewer : viewers(crooked)) {
      assertThat(crooked.seenBy(viewer)).extracting(Finding::flaw).contains(Flaw.DEAL_DIFFERS);
    }
  }

  @Test
  void aCardThatIsSwappedWhenItIsDrawnIsSeenByThePlayerWhoDrawsIt() {
    Dealt honest = renewing(2);
    int at = firstDraw(honest);
    Event.Drew drew = (Event.Drew) honest.events().get(at);
    Card due = (Card) drew.face();
    Card other = due.equals(Notation.card("7h")) ? Notation.card("8h") : Notation.card("7h");
    Viewer seat = drew.seat();
    List<Event> noticed =
        honest.with(at, new Event.Drew(drew.seat(), other)).events().subList(0, at + 1).stream()
            .flatMap(event -> event.seenBy(seat).stream())
            .toList();
    assertThat(
            Inspection.of(honest.fair(), sighting(honest.start(), noticed, Optional.of(seat)))
                .findings())
        .containsExactly(
            Finding.at(noticed.size(), Flaw.DRAW_DIFFERS, Optional.of(drew.seat()))
                .withCards(Optional.of(due), Optional.of(other)));
  }

  private static int firstDraw(Dealt dealt) {
    return dealt
        .events()
        .indexOf(
            dealt.events().stream().filter(Event.Drew.class::isInstance).findFirst().orElseThrow());
  }

  @Test
  void aCardThatAnotherSeatCannotHaveHadIsSeenWhenItIsPlayed() {
    Dealt honest = renewing(3);
    Seat actor = ((Event.Drew) honest.events().get(firstDraw(honest))).seat();
    Seat watcher = actor.next(3);
    List<Event> noticed =
        honest.events().stream().flatMap(event -> event.seenBy(watcher).stream()).toList();
    int at =
        noticed.indexOf(
            noticed.stream().filter(Event.Discarded.class::isInstance).findFirst().orElseThrow());
    Card elsewhere =
        honest.start().tableau().hand(watcher).cards().stream()
            .filter(card -> honest.start().tableau().hand(actor).count(card) == 0)
            .filter(card -> !card.equals(due(honest)))
            .findFirst()
            .orElseThrow();
    Event.Discarded impossible = new Event.Discarded(actor, elsewhere);
    List<Event> until = new ArrayList<>(noticed.subList(0, at));
    until.add(impossible);
    assertThat(
            Inspection.of(honest.fair(), sighting(honest.start(), until, Optional.of(watcher)))
                .findings())
        .containsExactly(
            Finding.at(until.size(), Flaw.CARD_DIFFERS, Optional.of(actor))
                .withCards(Optional.empty(), Optional.of(elsewhere)));
  }

  /** Another card than the top one of the pile, taken or claimed. */
  @ParameterizedTest
  @ValueSource(classes = {Event.Took.class, Event.ClaimSettled.class})
  void aCardThatIsSwappedOnThePileIsSeenByEverybody(Class<? extends Event> kind) {
    Dealt honest = having(kind);
    int at = events(honest, kind).findFirst().orElseThrow();
    Card due = pileCard(honest.events().get(at));
    Card other = due.equals(Notation.card("7h")) ? Notation.card("8h") : Notation.card("7h");
    Dealt crooked = honest.with(at, swapped(honest.events().get(at), other));
    for (Viewer viewer : viewers(crooked)) {
      assertThat(crooked.seenBy(viewer))
          .singleElement()
          .satisfies(finding -> {
            assertThat(finding.flaw()).isEqualTo(Flaw.CARD_DIFFERS);
            assertThat(finding.expected()).contains(due);
            assertThat(finding.reported()).contains(other);
          });
    }
  }

  @Test
  void aKnockWithACardOfAnotherHandIsSeenByEverybody() {
    Dealt honest =
        LongStream.range(0, 100)
            .mapToObj(seed -> gin(2, seed))
            .filter(dealt ->
                dealt.events().stream()
                    .anyMatch(event ->
                        event instanceof Event.Knocked knock && !knock.deadwood().isEmpty()))
            .findFirst()
            .orElseThrow();
    int at = events(honest, Event.Knocked.class).findFirst().orElseThrow();
    Event.Knocked knock = (Event.Knocked) honest.events().get(at);
    List<Card> deadwood = new ArrayList<>(knock.deadwood());
    Card foreign = honest.start().tableau().hand(knock.seat().next(2)).cards().getFirst();
    deadwood.set(0, foreign);
    Dealt crooked =
        honest.with(at, new Event.Knocked(knock.seat(), knock.discard(), knock.melds(), deadwood));
    for (Viewer viewer : viewers(crooked)) {
      assertThat(crooked.seenBy(viewer))
          .extracting(Finding::flaw)
          .containsExactly(Flaw.CARD_DIFFERS);
    }
  }

  private static Dealt having(Class<? extends Event> kind) {
    return LongStream.range(0, 100)
        .mapToObj(seed -> oklahoma(4, seed))
        .filter(dealt -> events(dealt, kind).findAny().isPresent())
        .filter(dealt -> events(dealt, Event.Renewed.class).findAny().isEmpty())
        .findFirst()
        .orElseThrow();
  }

  private static IntStream events(Dealt dealt, Class<? extends Event> kind) {
    return IntStream.range(0, dealt.events().size())
        .filter(index -> kind.isInstance(dealt.events().get(index)));
  }

  private static Card pileCard(Event event) {
    return event instanceof Event.Took took ? took.card() : ((Event.ClaimSettled) event).card();
  }

  private static Event swapped(Event event, Card other) {
    return event instanceof Event.Took took
        ? new Event.Took(took.seat(), other)
        : new Event.ClaimSettled(((Event.ClaimSettled) event).taker(), other);
  }

  private static Card due(Dealt dealt) {
    return (Card) ((Event.Drew) dealt.events().get(firstDraw(dealt))).face();
  }

  @Test
  void aHandThatIsShownOtherwiseAtTheEndIsSeenByEverybody() {
    Dealt honest = renewing(4);
    int last = honest.events().size() - 1;
    Event.Ended ended = (Event.Ended) honest.events().get(last);
    List<List<Card>> swapped = new ArrayList<>(ended.hands());
    Collections.swap(swapped, 0, 1);
    Dealt crooked = honest.with(last, new Event.Ended(ended.out(), swapped));
    List<Event> noticed =
        crooked.events().stream()
            .flatMap(event -> event.seenBy(Spectator.SPECTATOR).stream())
            .toList();
    assertThat(
            Inspection.of(
                    crooked.fair(),
                    sighting(honest.start(), noticed, Optional.of(Spectator.SPECTATOR)))
                .findings())
        .extracting(Finding::flaw)
        .containsExactly(Flaw.CARD_DIFFERS);
  }

  /** The cards are true, but nothing brings the end about. */
  @Test
  void anEndThatTheRulesDoNotBringIsSeenByEverybody() {
    Dealt honest = renewing(7);
    int draw = firstDraw(honest);
    Deal deal = honest.start();
    List<Event> until = new ArrayList<>(honest.events().subList(0, draw));
    for (Event event : until) {
      deal = deal.after(event);
    }
    until.add(
        new Event.Ended(
            Optional.empty(), deal.tableau().hands().stream().map(Hand::cards).toList()));
    Dealt crooked = new Dealt(honest.fair(), honest.start(), until);
    for (Viewer viewer : viewers(crooked)) {
      assertThat(crooked.seenBy(viewer))
          .extracting(Finding::flaw)
          .containsExactly(Flaw.AGAINST_RULES);
    }
  }

  /** As after a cut line, when the host tells the whole table once more. */
  @Test
  void aTableThatChangesInTheMiddleOfADealIsNoticed() {
    Dealt honest = renewing(9);
    Inspection.SeenDeal seen = sighting(honest.start(), honest.events(), Optional.empty());
    List<Inspection.StateAt> looks =
        List.of(seen.looks().getFirst(), new Inspection.StateAt(4, honest.start()));
    assertThat(
            Inspection.of(
                    honest.fair(),
                    new Inspection.SeenDeal(looks, seen.events(), seen.viewer(), seen.before()))
                .findings())
        .containsExactly(Finding.at(4, Flaw.CARD_DIFFERS, Optional.empty()));
  }

  /** Nothing is dealt in a match that is over, however right the cards are. */
  @Test
  void aDealAfterTheEndOfItsMatchIsAgainstTheRules() {
    Dealt honest = renewing(8);
    Match over = RandomMatch.of(honest.start().rules(), List.of(), 8).match();
    Inspection.SeenDeal seen = sighting(honest.start(), honest.events(), Optional.empty());
    assertThat(
            Inspection.of(
                    honest.fair(),
                    new Inspection.SeenDeal(
                        seen.looks(), seen.events(), seen.viewer(), Optional.of(over)))
                .findings())
        .extracting(Finding::flaw)
        .containsExactly(Flaw.AGAINST_RULES);
  }

  /** Nobody sees the new stock, but everybody sees its cards come. */
  @Test
  void aRenewalInAnotherOrderIsSeenByEverybody() {
    Dealt crooked = renewing(5, List::reversed);
    for (Viewer viewer : viewers(crooked)) {
      assertThat(crooked.seenBy(viewer))
          .extracting(Finding::flaw)
          .containsAnyOf(Flaw.DRAW_DIFFERS, Flaw.CARD_DIFFERS);
    }
  }

  @Test
  void aRenewalInAnotherOrderIsFoundInTheRecord() {
    Dealt honest = renewing(5);
    int at =
        honest
            .events()
            .indexOf(
                honest.events().stream()
                    .filter(Event.Renewed.class::isInstance)
                    .findFirst()
                    .orElseThrow());
    List<oklahoma.rules.card.Face> order =
        new ArrayList<>(((Event.Renewed) honest.events().get(at)).order());
    Collections.swap(order, 0, 1);
    List<Event> until = new ArrayList<>(honest.events().subList(0, at));
    until.add(new Event.Renewed(order));
    assertThat(
            Inspection.of(honest.fair(), sighting(honest.start(), until, Optional.empty()))
                .findings())
        .extracting(Finding::flaw)
        .containsExactly(Flaw.RENEWAL_DIFFERS);
  }

  @Test
  void secretsThatAreNotThoseCommittedToAreFound() {
    Dealt honest = renewing(6);
    FairDeal fair = honest.fair();
    Random chance = new Random(9);
    FairDeal altered =
        fair.with(
            Seat.C, new Part.Revealed(fair.commitment(Seat.C, secret(chance)), secret(chance)));
    assertThat(new Dealt(altered, honest.start(), honest.events()).seenBy(Seat.A))
        .contains(Finding.of(Flaw.SECRET_DIFFERS, Seat.C));
    assertThat(
            new Dealt(fair.showing(secret(chance)), honest.start(), honest.events()).seenBy(Seat.A))
        .contains(Finding.of(Flaw.HOST_SECRET_DIFFERS))
        .extracting(Finding::flaw)
        .contains(Flaw.DEAL_DIFFERS);
    FairDeal unshown =
        new FairDeal(fair.match(), fair.number(), fair.host(), fair.parts(), Optional.empty());
    assertThat(new Dealt(unshown, honest.start(), honest.events()).seenBy(Seat.A))
        .containsExactly(Finding.of(Flaw.NOT_SHOWN));
  }

  /** Short words for cards. */
  private static final class Notation {
    static Card card(String text) {
      return oklahoma.rules.notation.Notation.cards(text).orElseThrow().getFirst();
    }
  }
}
