package oklahoma.client.fair;

import static oklahoma.client.fair.DishonestHost.FORGED;
import static oklahoma.client.fair.DishonestHost.ME;
import static oklahoma.client.fair.HostAttack.unproved;
import static oklahoma.client.fair.HostAttack.wrong;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Optional;
import oklahoma.client.net.TurnedClock;
import oklahoma.protocol.fair.Proof;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Spectator;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.Part;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the player's own program makes of a host that lies to it in the shuffle. */
class DishonestShuffleTest {

  private static List<HostAttack> attacks() {
    return List.of(
        new HostAttack(
            "none",
            Proof.Outcome.VERIFIED,
            Optional.empty(),
            (host, program) -> {
              host.draw(1).shuffled().played();
              host.draw(2).shuffled().played();
            }),
        new HostAttack(
            "none: the line breaks at every step",
            Proof.Outcome.VERIFIED,
            Optional.empty(),
            (host, program) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2);
              FairDeal first = draw.published();
              draw.opened();
              host.cuts();
              draw.says(first).opened();
              host.cuts();
              draw.listed();
              draw.says(draw.published());
              Deal deal = draw.dealt();
              host.cuts();
              draw.says(draw.published()).welcome(Seen.of(deal, ME), List.of());
              draw.ended(deal).shown().paused();
              host.draw(3).shuffled().played();
            }),
        unproved(
            "none: the program is started again during a shuffle",
            Flaw.NOT_REMEMBERED,
            (host, program) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).opened();
              program.restarts();
              draw.listed().says(draw.published()).played();
            }),
        new HostAttack(
            "none: the deal after that",
            Proof.Outcome.VERIFIED,
            Optional.empty(),
            (host, program) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).opened();
              program.restarts();
              draw.listed().says(draw.published()).played();
              host.draw(3).shuffled().played();
            }),
        wrong(
            "never asked, its answers made up",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1);
              draw.alone(draw.forged()).played();
            }),
        wrong(
            "never asked behind a cut",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, program) -> {
              host.draw(1).shuffled().played();
              host.cuts();
              DishonestHost.Draw draw = host.draw(2);
              draw.alone(draw.forged()).played();
            }),
        wrong(
            "never asked and called away while it was there",
            Flaw.OWN_SECRET_LEFT_OUT,
            (host, program) -> host.draw(1).alone(new Part.Unasked()).played()),
        unproved(
            "called away behind a cut",
            Flaw.NOT_ASKED,
            (host, program) -> {
              host.draw(1).shuffled().played();
              host.cuts();
              host.draw(2).alone(new Part.Unasked()).played();
            }),
        wrong(
            "called a spectator in the shuffle alone",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, program) -> {
              host.calls(Spectator.SPECTATOR);
              DishonestHost.Draw draw = host.draw(1);
              draw.alone(draw.forged()).played();
            }),
        wrong(
            "another commitment in its place",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).opened();
              Commitment forged = draw.published().commitment(ME, FORGED);
              draw.says(draw.published().with(ME, new Part.Committed(forged)));
              draw.says(
                      draw.published()
                          .with(ME, draw.forged())
                          .with(
                              Seat.B,
                              new Part.Withheld(
                                  draw.published().part(Seat.B).committed().orElseThrow())))
                  .played();
            }),
        wrong(
            "another commitment in its place behind a restart of the program",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).opened();
              program.restarts();
              draw.alone(draw.forged()).played();
            }),
        unproved(
            "its secret dropped behind a cut",
            Flaw.TOO_LATE,
            (host, program) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).opened().listed();
              FairDeal settled = draw.published();
              host.cuts();
              Commitment mine = settled.part(ME).committed().orElseThrow();
              draw.says(settled.with(ME, new Part.Withheld(mine))).played();
            }),
        unproved(
            "the friend's secret dropped once the order is known",
            Flaw.WITHHELD,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).opened().listed();
              Commitment friends = draw.published().part(Seat.B).committed().orElseThrow();
              draw.says(draw.published().with(Seat.B, new Part.Withheld(friends))).played();
            }),
        wrong(
            "the friend's secret replaced once the order is known, behind a restart",
            Flaw.PART_CHANGED,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).opened().listed();
              program.restarts();
              Commitment other = draw.published().commitment(Seat.B, FORGED);
              draw.says(draw.published().with(Seat.B, new Part.Revealed(other, FORGED))).played();
            }),
        wrong(
            "the commitment of the deal before once more",
            Flaw.HOST_SECRET_DIFFERS,
            (host, program) -> {
              DishonestHost.Draw before = host.draw(1).shuffled();
              before.played();
              host.draw(2).committedAs(before.published()).shuffled().played();
            }),
        wrong(
            "its secret never shown",
            Flaw.NOT_SHOWN,
            (host, program) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.ended(draw.dealt()).paused();
            }));
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void everyAttackHasItsVerdict(HostAttack attack) throws Exception {
    attack.isJudged();
  }

  /** The host waits for five seconds, and then says that the secret did not come. */
  private Proof leftOut(boolean signsOfLife, long asleep) throws Exception {
    try (GuestProgram program = new GuestProgram()) {
      DishonestHost host = program.host;
      TurnedClock turned = program.comesByAClock();
      DishonestHost.Draw draw = host.draw(1).opened().listed();
      for (int second = 1; second <= 5; second++) {
        turned.turn(1_000);
        if (signsOfLife) {
          host.say(new FromHost.Pong(turned.nanos()));
          host.say(new FromHost.LobbyRefused(LobbyFault.NOT_OWNER));
          int heardSoFar = second;
          await().until(() -> program.signs.get() == heardSoFar);
        }
      }
      turned.sleep(asleep);
      Commitment mine = draw.published().part(ME).committed().orElseThrow();
      draw.says(draw.published().with(ME, new Part.Withheld(mine))).played();
      return program.lastProof();
    }
  }

  @Test
  void aSecretThatIsLeftOutOnAGoodLineIsFound() throws Exception {
    Proof proof = leftOut(true, 0);
    assertThat(proof.outcome()).isEqualTo(Proof.Outcome.FAILED);
    assertThat(proof.findings()).contains(Finding.of(Flaw.OWN_SECRET_LEFT_OUT, ME));
  }

  @Test
  void aSecretThatIsLeftOutOnASilentLineAccusesNobody() throws Exception {
    Proof proof = leftOut(false, 0);
    assertThat(proof.outcome()).isEqualTo(Proof.Outcome.NOT_FOR_YOU);
    assertThat(proof.findings()).contains(Finding.of(Flaw.TOO_LATE));
  }

  /** The line holds through a short sleep, and while the computer sleeps its nanoseconds stop. */
  @Test
  void aSecretThatIsLeftOutWhileTheComputerSleepsAccusesNobody() throws Exception {
    Proof proof = leftOut(true, 5_000);
    assertThat(proof.outcome()).isEqualTo(Proof.Outcome.NOT_FOR_YOU);
    assertThat(proof.findings()).contains(Finding.of(Flaw.TOO_LATE));
  }
}
