package oklahoma.client.fair;

import static oklahoma.client.fair.DishonestHost.OTHER_MATCH;
import static oklahoma.client.fair.HostAttack.unproved;
import static oklahoma.client.fair.HostAttack.wrong;

import java.util.List;
import java.util.Optional;
import oklahoma.protocol.fair.Proof;
import oklahoma.rules.Deal;
import oklahoma.rules.fair.Flaw;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the player's own program makes of a host that throws shuffles away. */
class DiscardedShuffleTest {

  private static List<HostAttack> attacks() {
    return List.of(
        wrong(
            "shuffles at machine speed: each deal ended at once",
            Flaw.DRAWN_AGAIN,
            (host, program) -> {
              host.draw(1).shuffled().played();
              for (int deal = 2; deal <= 5; deal++) {
                DishonestHost.Draw draw = host.draw(deal).shuffled();
                Deal begun = draw.dealt();
                draw.happened(draw.cutShort(begun));
                draw.shown();
              }
              host.draw(6).shuffled().played();
            }),
        unproved(
            "shuffles at machine speed: each deal played by the rules, for the player too",
            Flaw.END_UNSEEN,
            (host, program) -> {
              host.draw(1).shuffled().played();
              host.playsForGuest();
              for (int deal = 2; deal <= 5; deal++) {
                host.draw(deal).shuffled().played();
              }
              host.draw(6).shuffled().played();
            }),
        wrong(
            "seven shuffles thrown away behind cuts",
            Flaw.DRAWN_AGAIN,
            (host, program) -> {
              host.draw(1).shuffled().played();
              for (int deal = 2; deal <= 8; deal++) {
                host.draw(deal).shuffled();
                host.cuts();
              }
              host.draw(9).shuffled().played();
            }),
        wrong(
            "a shuffle thrown away behind a cut, and the same number again",
            Flaw.DRAWN_AGAIN,
            (host, program) -> {
              host.draw(1).shuffled().played();
              host.draw(2).shuffled();
              host.cuts();
              host.draw(DishonestHost.MATCH, 2, 99).shuffled().played();
            }),
        wrong(
            "a shuffle thrown away behind a cut, and another seat for want of a key",
            Flaw.DRAWN_AGAIN,
            (host, program) -> {
              host.givesNoKeys();
              host.draw(1).shuffled().played();
              host.draw(2).shuffled();
              host.cuts();
              host.exchangesSeats();
              host.draw(DishonestHost.MATCH, 2, 99).shuffled().played();
            }),
        wrong(
            "the first shuffle thrown away behind a cut, and another seat for want of a key",
            Flaw.DRAWN_AGAIN,
            (host, program) -> {
              host.lobby();
              host.draw(1).shuffled();
              host.cuts();
              host.exchangesSeats();
              host.draw(DishonestHost.MATCH, 1, 99).shuffled().played();
            }),
        unproved(
            "seven shuffles thrown away behind cuts, and opened as if they had been played",
            Flaw.END_UNSEEN,
            (host, program) -> {
              host.draw(1).shuffled().played();
              for (int deal = 2; deal <= 8; deal++) {
                DishonestHost.Draw draw = host.draw(deal).shuffled();
                host.cuts();
                draw.shown();
              }
              host.draw(9).shuffled().played();
            }),
        wrong(
            "a shuffle thrown away behind a restart of the program",
            Flaw.DRAWN_AGAIN,
            (host, program) -> {
              host.draw(1).shuffled();
              program.restarts();
              host.draw(2).shuffled().played();
            }),
        wrong(
            "a shuffle thrown away for another match",
            Flaw.DRAWN_AGAIN,
            (host, program) -> {
              host.draw(1).shuffled();
              host.draw(OTHER_MATCH, 1, 99).shuffled().played();
            }),
        unproved(
            "a shuffle thrown away for another match behind a cut",
            Flaw.END_UNSEEN,
            (host, program) -> {
              host.draw(1).shuffled().played();
              host.draw(2).shuffled();
              host.cuts();
              host.draw(OTHER_MATCH, 1, 99).shuffled().played();
            }),
        new HostAttack(
            "a shuffle thrown away by sending the player away, who sits down again",
            Proof.Outcome.VERIFIED,
            Optional.empty(),
            (host, program) -> {
              host.draw(1).shuffled();
              program.sitsDownAgain();
              host.draw(OTHER_MATCH, 1, 99).shuffled().played();
            }));
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void everyAttackHasItsVerdict(HostAttack attack) throws Exception {
    attack.isJudged();
  }
}
