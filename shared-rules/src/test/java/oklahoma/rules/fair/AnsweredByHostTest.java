package oklahoma.rules.fair;

import static oklahoma.rules.fair.Draw.FORGED;
import static oklahoma.rules.fair.Draw.alone;
import static oklahoma.rules.fair.Draw.draw;
import static oklahoma.rules.fair.Draw.forged;
import static oklahoma.rules.fair.Draw.place;
import static oklahoma.rules.fair.Guest.ME;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The host answers for the guest, in seat A, or does not ask it. */
class AnsweredByHostTest {

  private static List<Attack> attacks() {
    return List.of(
        new Attack("none", guest -> draw(1).played(guest), Optional.empty()),
        new Attack(
            "everything is said twice",
            guest -> {
              Draw draw = draw(1).opened(guest).opened(guest).listed(guest).listed(guest);
              draw.settled(guest).settled(guest).ended(guest).shown(guest).shown(guest);
            },
            Optional.empty()),
        Attack.of(
            "never asked, revealed at once",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              Draw draw = draw(1);
              draw.says(guest, alone(draw, forged(draw))).ended(guest).shown(guest);
            }),
        Attack.of(
            "never asked, committed at once",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              Draw draw = draw(1);
              Commitment forged = draw.deal.commitment(ME, FORGED);
              draw.says(guest, alone(draw, new Part.Committed(forged)));
              draw.says(guest, place(draw, forged(draw))).ended(guest).shown(guest);
            }),
        Attack.of(
            "never asked, called a bot",
            Flaw.OWN_SECRET_LEFT_OUT,
            guest -> {
              Draw draw = draw(1);
              draw.says(guest, alone(draw, new Part.Unasked())).ended(guest).shown(guest);
            }),
        Attack.of(
            "never asked, called silent",
            Flaw.OWN_SECRET_LEFT_OUT,
            guest -> {
              Draw draw = draw(1);
              draw.says(guest, alone(draw, new Part.Silent())).ended(guest).shown(guest);
            }),
        Attack.of(
            "called a spectator",
            Flaw.WATCHED,
            guest -> {
              guest.seenAs(Spectator.SPECTATOR);
              draw(1).played(guest);
            }),
        Attack.of(
            "called another seat on the way",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              Draw draw = draw(1).opened(guest);
              guest.seenAs(Seat.B);
              draw.listed(guest).settled(guest).ended(guest).shown(guest);
            }),
        Attack.of(
            "never asked behind a cut",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              draw(1).played(guest);
              guest.cut();
              Draw draw = draw(2);
              draw.says(guest, alone(draw, forged(draw))).ended(guest).shown(guest);
            }),
        Attack.of(
            "never asked behind a cut, called away",
            Flaw.NOT_ASKED,
            guest -> {
              draw(1).played(guest);
              guest.cut();
              Draw draw = draw(2);
              draw.says(guest, alone(draw, new Part.Unasked())).ended(guest).shown(guest);
            }),
        Attack.of(
            "never asked behind a restart of the guest's program",
            Flaw.NOT_KNOWN,
            guest -> {
              draw(1).played(guest);
              guest.restart();
              Draw draw = draw(2);
              draw.says(guest, alone(draw, forged(draw))).ended(guest).shown(guest);
            }));
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void everyAttackHasItsVerdict(Attack attack) {
    attack.isJudged();
  }
}
