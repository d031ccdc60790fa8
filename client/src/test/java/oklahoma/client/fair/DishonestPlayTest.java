package oklahoma.client.fair;

import static oklahoma.client.fair.DishonestHost.ME;
import static oklahoma.client.fair.DishonestHost.OTHER_MATCH;
import static oklahoma.client.fair.HostAttack.unproved;
import static oklahoma.client.fair.HostAttack.wrong;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.fair.Proof;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.EventCauses;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Spectator;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Back;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.gin.GinPreset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the player's own program makes of a host that lies to it about cards, moves and scores. */
class DishonestPlayTest {

  private static List<HostAttack> attacks() {
    return List.of(
        wrong(
            "the cards dealt before its secret was heard",
            Flaw.NOT_SETTLED,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).opened();
              FairDeal open = draw.published();
              draw.ended(draw.dealt()).paused();
              assertThat(open.settled()).isFalse();
            }),
        wrong(
            "the cards dealt before its secret was heard, behind a restart of the program",
            Flaw.NOT_SETTLED,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).opened();
              draw.dealt();
              program.keeps(Flaw.NOT_SETTLED);
              program.restarts();
              draw.listed().says(draw.published()).welcome(Seen.of(draw.due(), ME), List.of());
              draw.ended(draw.due()).shown().paused();
            }),
        wrong(
            "the deal begun a second time",
            Flaw.TAKEN_BACK,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.move(draw.move(draw.dealt()));
              draw.played();
            }),
        wrong(
            "the deal begun a second time before its first move",
            Flaw.TAKEN_BACK,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.dealt();
              draw.played();
            }),
        wrong(
            "moves taken back behind a cut",
            Flaw.TAKEN_BACK,
            (host, program) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).shuffled();
              Deal deal = draw.dealt();
              draw.move(draw.move(deal));
              host.cuts();
              draw.says(draw.published()).welcome(Seen.of(deal, ME), List.of());
              draw.ended(deal).shown().paused();
            }),
        wrong(
            "another move told behind a cut",
            Flaw.TAKEN_BACK,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              Deal deal = draw.dealt();
              draw.move(deal);
              host.cuts();
              draw.says(draw.published());
              Seat first = Collections.min(deal.toAct());
              draw.ended(draw.tells(deal, EventCauses.of(deal, first, new Move.Take())))
                  .shown()
                  .paused();
            }),
        wrong(
            "a move left out",
            Flaw.AGAINST_RULES,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.ended(draw.friendMoves(draw.dealt(), events -> List.of())).shown().paused();
            }),
        wrong(
            "a card drawn by a seat that is not at the table",
            Flaw.AGAINST_RULES,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              Event nobody = new Event.Drew(Seat.H, Back.BACK);
              Deal deal = draw.friendMoves(draw.dealt(), events -> both(List.of(nobody), events));
              draw.ended(deal).shown().paused();
            }),
        wrong(
            "a knock of a seat that is not at the table",
            Flaw.AGAINST_RULES,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              Event nobody = new Event.Knocked(Seat.H, Optional.empty(), List.of(), List.of());
              Deal deal = draw.friendMoves(draw.dealt(), events -> both(List.of(nobody), events));
              draw.ended(deal).shown().paused();
            }),
        wrong(
            "a move told twice",
            Flaw.AGAINST_RULES,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              Deal deal = draw.friendMoves(draw.dealt(), events -> both(events, events));
              draw.ended(deal).shown().paused();
            }),
        wrong(
            "a move told after the next",
            Flaw.AGAINST_RULES,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              List<Event> late = new ArrayList<>();
              Deal deal =
                  draw.friendMoves(
                      draw.dealt(),
                      events -> {
                        late.addAll(events);
                        return List.of();
                      });
              deal = draw.friendMoves(deal, events -> both(events, late));
              draw.ended(deal).shown().paused();
            }),
        new HostAttack(
            "the pause told twice",
            Proof.Outcome.VERIFIED,
            Optional.empty(),
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.played();
              draw.paused();
              host.draw(2).shuffled().played();
            }),
        wrong(
            "a deal ended at once is judged when the next shuffle begins",
            Flaw.AGAINST_RULES,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              Deal begun = draw.dealt();
              draw.happened(draw.cutShort(begun));
              draw.shown();
              host.draw(2).opened();
            }),
        wrong(
            "false cards, and then a welcome with the true ones",
            Flaw.DEAL_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = falselyDealt(host);
              draw.welcome(Seen.of(draw.due(), ME), List.of());
              draw.ended(draw.due()).shown().paused();
            }),
        wrong(
            "false cards, and then a welcome behind a cut",
            Flaw.DEAL_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = falselyDealt(host);
              host.cuts();
              draw.says(draw.published()).welcome(Seen.of(draw.due(), ME), List.of());
              draw.ended(draw.due()).shown().paused();
            }),
        wrong(
            "false cards, and then a welcome by way of the lobby",
            Flaw.DEAL_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = falselyDealt(host);
              host.lobby();
              draw.welcome(Seen.of(draw.due(), ME), List.of());
              draw.ended(draw.due()).shown().paused();
            }),
        wrong(
            "true cards, and for a moment a welcome with false ones",
            Flaw.DEAL_DIFFERS,
            (host, program) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).shuffled();
              Deal deal = draw.dealt();
              draw.welcome(Seen.of(deal.begun(draw.order().reversed()), ME), List.of());
              draw.welcome(Seen.of(deal, ME), List.of());
              draw.ended(deal).shown().paused();
            }),
        wrong(
            "false cards, and then a welcome with more moves than a program reads",
            Flaw.DEAL_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = falselyDealt(host);
              Seen<Event> any = Seen.of(new Event.Declined(ME), ME).orElseThrow();
              draw.welcome(Seen.of(draw.due(), ME), Collections.nCopies(Codec.MOST_EVENTS, any));
              draw.ended(draw.due()).shown().paused();
            }),
        wrong(
            "two cards of the stock exchanged",
            Flaw.DRAW_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.ended(draw.dealt(draw.dueButTwoCards())).shown().paused();
            }),
        unproved(
            "false cards behind a restart of the program",
            Flaw.NOT_REMEMBERED,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.dealt(draw.due().begun(draw.order().reversed()));
              program.restarts();
              draw.says(draw.published()).welcome(Seen.of(draw.due(), ME), List.of());
              draw.ended(draw.due()).shown().paused();
            }),
        unproved(
            "false cards, and then the next deal",
            Flaw.END_UNSEEN,
            (host, program) -> {
              DishonestHost.Draw draw = falselyDealt(host);
              draw.ended(draw.due()).shown().paused();
              host.draw(3).shuffled().played();
            }),
        unproved(
            "an earlier deal that is told after the next shuffle",
            Flaw.NOT_KNOWN,
            (host, program) -> {
              host.draw(2).opened();
              DishonestHost.Draw earlier = host.draw(1);
              earlier.madeUp(earlier.forged()).shown();
              Deal deal = earlier.due();
              earlier.tells(deal, earlier.rest(deal, 0));
              earlier.paused();
            }),
        unproved(
            "a match of the first scheme, whose dealer the host names",
            Flaw.NOT_REMEMBERED,
            (host, program) ->
                host.draw(new MatchId(1, OTHER_MATCH.hex()), 1, 99).shuffled().played()),
        wrong(
            "its cards, and then a welcome as a spectator",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              Deal deal = draw.dealt();
              draw.welcome(Seen.of(deal, Spectator.SPECTATOR), List.of());
              draw.ended(deal).shown().paused();
            }),
        wrong(
            "its cards, then a welcome as a spectator, and as itself again",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              Deal deal = draw.dealt();
              draw.welcome(Seen.of(deal, Spectator.SPECTATOR), List.of());
              draw.welcome(Seen.of(deal, ME), List.of());
              draw.ended(deal).shown().paused();
            }),
        wrong(
            "after the next shuffle has begun, a welcome to the deal before as a spectator",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              Deal over = draw.dealt();
              List<Event> events = draw.rest(over, 0);
              draw.ended(over).shown().paused();
              DishonestHost.Draw next = host.draw(2).opened();
              for (Event event : events) {
                over = over.after(event);
              }
              draw.welcome(Seen.of(over, Spectator.SPECTATOR), List.of());
              next.listed();
            }),
        wrong(
            "another first dealer than the secrets give",
            Flaw.DEALER_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.ended(draw.dealt(draw.due(draw.due().dealer().next(2)))).shown().paused();
            }),
        wrong(
            "another dealer than the rules give",
            Flaw.DEALER_DIFFERS,
            (host, program) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).shuffled();
              draw.ended(draw.dealt(draw.due(draw.due().dealer().next(2)))).shown().paused();
            }),
        wrong(
            "the place of the friend in the next deal",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, program) -> {
              host.draw(1).shuffled().played();
              host.exchangesSeats();
              host.draw(2).shuffled().played();
            }),
        unproved(
            "the place of the friend in the next deal, behind a cut",
            Flaw.END_UNSEEN,
            (host, program) -> {
              host.draw(1).shuffled().played();
              host.exchangesSeats();
              host.cuts();
              host.draw(2).shuffled().played();
            }),
        wrong(
            "other rules than in the lobby",
            Flaw.RULES_DIFFER,
            (host, program) -> {
              host.lobby(GinPreset.AWARDS.rules(2));
              host.draw(1).shuffled().played();
            }),
        new HostAttack(
            "none: the rules of the lobby were changed behind a cut",
            Proof.Outcome.VERIFIED,
            Optional.empty(),
            (host, program) -> {
              host.lobby(GinPreset.AWARDS.rules(2));
              host.cuts();
              host.draw(1).shuffled().played();
            }),
        wrong(
            "other rules within the match",
            Flaw.RULES_DIFFER,
            (host, program) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).shuffled();
              Deal due = draw.due();
              Deal other = GinPreset.AWARDS.rules(2).match(due.dealer()).next(draw.order());
              draw.ended(draw.dealt(other)).shown().paused();
            }),
        unproved(
            "the rest of a deal made up behind a cut",
            Flaw.END_UNSEEN,
            (host, program) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).shuffled();
              Deal deal = draw.dealt();
              host.cuts();
              draw.shown().tells(deal, draw.rest(deal, 0));
              draw.paused();
              host.draw(3).shuffled().played();
            }),
        unproved(
            "the rest of a deal made up behind a cut, but for the last event",
            Flaw.END_UNSEEN,
            (host, program) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).shuffled();
              Deal deal = draw.dealt();
              host.cuts();
              draw.says(draw.published());
              Deal nearly = draw.tells(deal, draw.rest(deal, 1));
              draw.ends(nearly).shown().paused();
              host.draw(3).shuffled().played();
            }),
        wrong(
            "a made-up score that ends the match",
            Flaw.DRAWN_AGAIN,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.ended(draw.dealt()).shown().paused(madeUp(draw.match().standing()));
              host.draw(OTHER_MATCH, 1, 99).shuffled().played();
            }),
        wrong(
            "a made-up score",
            Flaw.SCORE_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.ended(draw.dealt()).shown().paused(madeUp(draw.match().standing()));
            }),
        wrong(
            "a made-up score, and then the true one",
            Flaw.SCORE_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.ended(draw.dealt()).shown().paused(madeUp(draw.match().standing()));
              draw.paused();
              host.draw(2).opened();
            }),
        wrong(
            "a made-up score in the middle of a deal",
            Flaw.SCORE_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              Deal deal = draw.dealt();
              draw.welcome(Seen.of(deal, ME), List.of(), madeUp(draw.match().standing()));
              draw.ended(deal).shown().paused();
            }),
        new HostAttack(
            "its secret shown after the pause",
            Proof.Outcome.VERIFIED,
            Optional.empty(),
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.ended(draw.dealt()).paused();
              draw.shown();
              host.draw(2).opened();
            }),
        wrong(
            "the pause before the end of the deal",
            Flaw.AGAINST_RULES,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.move(draw.dealt());
              draw.shown().paused();
            }));
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void everyAttackHasItsVerdict(HostAttack attack) throws Exception {
    attack.isJudged();
  }

  private static List<Event> both(List<Event> first, List<Event> then) {
    return Stream.concat(first.stream(), then.stream()).toList();
  }

  /** A deal that begins with the cards of another order. */
  private static DishonestHost.Draw falselyDealt(DishonestHost host) throws Exception {
    host.draw(1).shuffled().played();
    DishonestHost.Draw draw = host.draw(2).shuffled();
    draw.dealt(draw.due().begun(draw.order().reversed()));
    return draw;
  }

  private static Standing madeUp(Standing standing) {
    return new Standing(
        standing.deals(), standing.voids(), standing.totals(), standing.places(), true);
  }

  /** What happens in it seems to happen in the deal before, which is over. */
  @Test
  void aDealThatWasNotBegunIsNotVerified() throws Exception {
    try (GuestProgram program = new GuestProgram()) {
      DishonestHost host = program.host;
      program.connect(new ConnectionPurpose.Sit());
      host.draw(1).shuffled().played();
      DishonestHost.Draw unbegun = host.draw(2).shuffled();
      host.playsForGuest();
      unbegun.ended(unbegun.due()).shown().paused();
      host.draw(3).opened();
      assertThat(program.proofs)
          .extracting(Proof::outcome)
          .containsExactly(Proof.Outcome.VERIFIED, Proof.Outcome.FAILED);
      assertThat(program.proofs)
          .extracting(proof -> proof.deal().orElseThrow().number())
          .containsOnly(1);
    }
  }

  @Test
  void aDealWithoutAShuffleProvesNothingAndTakesNothingFromTheOneBefore() throws Exception {
    try (GuestProgram program = new GuestProgram()) {
      DishonestHost host = program.host;
      program.connect(new ConnectionPurpose.Sit());
      host.draw(1).shuffled().played();
      DishonestHost.Draw untold = host.draw(2);
      Deal deal = untold.match().next(untold.order());
      untold.began(deal, ME);
      untold.ended(deal).paused();
      host.draw(3).opened();
      assertThat(program.proofs)
          .extracting(Proof::outcome)
          .containsExactly(Proof.Outcome.VERIFIED, Proof.Outcome.UNPROVEN);
      assertThat(program.proofs.getLast().row()).hasValue(1);
    }
  }

  /** A deal without a message about its shuffle gets no mark, and no mark of another deal. */
  @Test
  void theMarkOfADealIsAtItsOwnPlaceInTheScore() throws Exception {
    try (GuestProgram program = new GuestProgram()) {
      DishonestHost host = program.host;
      program.connect(new ConnectionPurpose.Sit());
      DishonestHost.Draw draw = host.draw(1).shuffled();
      Deal first = draw.dealt();
      List<Event> events = draw.rest(first, 0);
      draw.ended(first).shown().paused();
      DishonestHost.Draw untold = host.draw(2);
      untold.began(draw.match().next(draw.order()), ME);
      Deal over = first;
      for (Event event : events) {
        over = over.after(event);
      }
      Standing standing = draw.match().standing();
      Standing more =
          new Standing(
              List.of(standing.deals().getFirst(), standing.deals().getFirst()),
              standing.totals(),
              standing.places(),
              false);
      draw.welcome(
          Seen.of(over, ME),
          events.stream().flatMap(each -> Seen.of(each, ME).stream()).toList(),
          more);
      draw.paused(more);
      host.draw(2).opened();
      assertThat(program.proofs.stream().map(Proof::row)).containsOnly(OptionalInt.of(0));
      assertThat(program.proofs.getFirst().outcome()).isEqualTo(Proof.Outcome.VERIFIED);
      assertThat(program.proofs.getLast().outcome()).isEqualTo(Proof.Outcome.FAILED);
    }
  }
}
