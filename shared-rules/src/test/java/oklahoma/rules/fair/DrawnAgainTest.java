package oklahoma.rules.fair;

import static oklahoma.rules.fair.Draw.MATCH;
import static oklahoma.rules.fair.Draw.draw;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A shuffle is thrown away, and the host draws again. */
class DrawnAgainTest {

  private static List<Attack> attacks() {
    return List.of(
        Attack.of(
            "thrown away, the same number again",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              new Draw(MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "thrown away, the next number",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              draw(2).played(guest);
            }),
        Attack.of(
            "thrown away but opened, the next number",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest).shown(guest);
              draw(2).played(guest);
            }),
        Attack.of(
            "a number left out",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).played(guest);
              draw(3).played(guest);
            }),
        Attack.of(
            "a match that begins with its second deal",
            Flaw.DRAWN_AGAIN,
            guest -> draw(2).played(guest)),
        Attack.of(
            "an earlier number again",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).played(guest);
              draw(2).played(guest);
              new Draw(MATCH, 1, 99).opened(guest);
            }),
        Attack.of(
            "thrown away behind a cut, the same number again",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              guest.cut();
              new Draw(MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "thrown away behind a cut, the next number",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              guest.cut();
              draw(2).played(guest);
            }),
        Attack.of(
            "seven thrown away behind cuts",
            Flaw.DRAWN_AGAIN,
            guest -> {
              for (int number = 1; number <= 7; number++) {
                draw(number).shuffled(guest);
                guest.cut();
              }
              draw(8).played(guest);
            }),
        Attack.of(
            "seven thrown away behind cuts, each opened as if it had been played",
            Flaw.END_UNSEEN,
            guest -> {
              for (int number = 1; number <= 7; number++) {
                Draw draw = draw(number).shuffled(guest);
                guest.cut();
                draw.shown(guest);
              }
              draw(8).played(guest);
            }),
        Attack.of(
            "thrown away behind a restart of the guest's program, the same number again",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              guest.restart();
              new Draw(MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "thrown away behind a restart of the guest's program, the next number",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              guest.restart();
              draw(2).played(guest);
            }),
        Attack.of(
            "found out, and then a restart of the guest's program",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              Draw draw = draw(2).shuffled(guest);
              guest.restart();
              draw.ended(guest).shown(guest);
            }),
        Attack.of(
            "thrown away while the guest's program was forgotten",
            Flaw.END_UNSEEN,
            guest -> {
              draw(1).shuffled(guest);
              guest.forget();
              draw(2).played(guest);
            }),
        Attack.of(
            "thrown away with an end that the guest did not play",
            Flaw.END_UNSEEN,
            guest -> {
              Draw draw = draw(1).shuffled(guest);
              guest.does(before -> before.ended(draw.deal, LastDeal.End.TOLD, false));
              draw.shown(guest);
              draw(2).played(guest);
            }),
        Attack.of(
            "thrown away behind a cut, its end told after the next shuffle",
            Flaw.END_UNSEEN,
            guest -> {
              Draw draw = draw(1).shuffled(guest);
              guest.cut();
              draw.shown(guest);
              Draw next = draw(2).shuffled(guest);
              draw.ended(guest);
              next.ended(guest).shown(guest);
            }));
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void everyAttackHasItsVerdict(Attack attack) {
    attack.isJudged();
  }
}
