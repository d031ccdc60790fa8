package oklahoma.rules.fair;

import static oklahoma.rules.fair.Draw.FORGED;
import static oklahoma.rules.fair.Draw.FRIENDS;
import static oklahoma.rules.fair.Draw.MATCH;
import static oklahoma.rules.fair.Draw.alone;
import static oklahoma.rules.fair.Draw.draw;
import static oklahoma.rules.fair.Draw.forged;
import static oklahoma.rules.fair.Draw.place;
import static oklahoma.rules.fair.Guest.ME;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Seat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Commitments left out, altered, or made too early or too late. */
class ChangedCommitmentTest {

  private static List<Attack> attacks() {
    return List.of(
        Attack.of(
            "another commitment in the guest's place",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              Draw draw = draw(1).opened(guest);
              Commitment forged = draw.deal.commitment(ME, FORGED);
              draw.says(
                  guest, place(draw, new Part.Committed(forged)).with(Seat.B, new Part.Silent()));
              draw.says(guest, place(draw, forged(draw))).ended(guest).shown(guest);
            }),
        Attack.of(
            "another commitment in the guest's place behind a cut",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              Draw draw = draw(1).opened(guest);
              guest.cut();
              draw.says(guest, alone(draw, forged(draw))).ended(guest).shown(guest);
            }),
        Attack.of(
            "another commitment in the guest's place behind a restart of its program",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              Draw draw = draw(1).opened(guest);
              guest.restart();
              draw.says(guest, draw.deal.with(Seat.B, new Part.Silent()).with(ME, forged(draw)));
              draw.ended(guest).shown(guest);
            }),
        Attack.of(
            "the commitment passed over",
            Flaw.OWN_SECRET_LEFT_OUT,
            guest -> {
              Draw draw = draw(1).opened(guest);
              draw.says(guest, alone(draw, new Part.Silent()).with(Seat.B, new Part.Silent()));
              draw.ended(guest).shown(guest);
            }),
        Attack.of(
            "asked, and then called a bot",
            Flaw.PART_CHANGED,
            guest -> {
              Draw draw = draw(1).opened(guest);
              draw.says(guest, place(draw, new Part.Unasked()).with(Seat.B, new Part.Silent()));
              draw.ended(guest).shown(guest);
            }),
        Attack.of(
            "the friend commits before anybody is asked",
            Flaw.ANSWERED_EARLY,
            guest -> {
              Draw draw = draw(1);
              draw.says(
                  guest,
                  draw.deal.with(
                      Seat.B, new Part.Committed(draw.deal.commitment(Seat.B, FRIENDS))));
              draw.listed(guest).settled(guest).ended(guest).shown(guest);
            }),
        Attack.of(
            "another commitment of the host after the answers",
            Flaw.DRAWN_AGAIN,
            guest -> {
              Draw draw = draw(1).shuffled(guest);
              Draw other = new Draw(MATCH, 1, 99);
              other.says(
                  guest,
                  new FairDeal(MATCH, 1, other.deal.host(), draw.deal.parts(), Optional.empty()));
              other.ended(guest).shown(guest);
            }));
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void everyAttackHasItsVerdict(Attack attack) {
    attack.isJudged();
  }
}
