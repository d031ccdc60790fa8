package oklahoma.rules.fair;

import static oklahoma.rules.fair.Draw.OTHER_MATCH;
import static oklahoma.rules.fair.Draw.draw;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A shuffle is thrown away for another match. */
class OtherMatchTest {

  private static List<Attack> attacks() {
    return List.of(
        Attack.of(
            "thrown away for another match",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              new Draw(OTHER_MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "thrown away for another match by way of the lobby",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              guest.does(Witness::inLobby);
              new Draw(OTHER_MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "another match before the end of the one before",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).played(guest);
              new Draw(OTHER_MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "thrown away behind a cut for another match",
            Flaw.END_UNSEEN,
            guest -> {
              draw(1).shuffled(guest);
              guest.cut();
              new Draw(OTHER_MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "thrown away behind a cut for another match by way of the lobby",
            Flaw.END_UNSEEN,
            guest -> {
              draw(1).shuffled(guest);
              guest.cut();
              guest.does(Witness::inLobby);
              new Draw(OTHER_MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "thrown away behind a restart of the guest's program for another match",
            Flaw.END_UNSEEN,
            guest -> {
              draw(1).shuffled(guest);
              guest.restart();
              new Draw(OTHER_MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "back to the match before",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest).ended(guest, true).shown(guest);
              new Draw(OTHER_MATCH, 1, 99).played(guest);
              draw(2).opened(guest);
            }),
        new Attack(
            "none: the match is over, and another begins",
            guest -> {
              draw(1).shuffled(guest).ended(guest, true).shown(guest);
              new Draw(OTHER_MATCH, 1, 99).played(guest);
            },
            Optional.empty()));
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void everyAttackHasItsVerdict(Attack attack) {
    attack.isJudged();
  }
}
