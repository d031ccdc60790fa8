package oklahoma.client.fair;

import static oklahoma.client.fair.DishonestHost.FORGED;
import static oklahoma.client.fair.DishonestHost.ME;
import static oklahoma.client.fair.DishonestHost.OTHER_MATCH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import oklahoma.client.link.Connection;
import oklahoma.client.link.Credentials;
import oklahoma.client.link.Lifeline;
import oklahoma.client.link.Lines;
import oklahoma.client.link.Pin;
import oklahoma.protocol.FromHost;
import oklahoma.protocol.Name;
import oklahoma.protocol.SeatKey;
import oklahoma.protocol.ToHost;
import oklahoma.protocol.Wish;
import oklahoma.rules.Deal;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.Part;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the player's own program makes of a host that lies to it over a real line. */
class DishonestHostTest {
  private static final int TABLE = 1;

  private final ExecutorService screen =
      new ThreadPoolExecutor(
          1,
          1,
          0,
          TimeUnit.SECONDS,
          new LinkedBlockingQueue<>(),
          new ThreadPoolExecutor.DiscardPolicy());
  private final Lines lines = new Lines();
  private final CommitmentLedger ledger = CommitmentLedger.inMemory();
  private final List<Proof> proofs = new CopyOnWriteArrayList<>();
  private final DishonestHost host;
  private Optional<Lifeline> line = Optional.empty();

  DishonestHostTest() throws IOException {
    host = new DishonestHost();
  }

  /** The host's script; the last deal that it plays is judged. */
  interface Script {
    void run(DishonestHost host, DishonestHostTest test) throws Exception;
  }

  /**
   * What a host does.
   *
   * @param found what the program finds; empty if the deal is verified
   */
  record Attack(String what, Proof.Outcome outcome, Optional<Flaw> found, Script script) {
    @Override
    public String toString() {
      return what;
    }
  }

  private static Attack wrong(String what, Flaw found, Script script) {
    return new Attack(what, Proof.Outcome.FAILED, Optional.of(found), script);
  }

  private static Attack unproved(String what, Flaw found, Script script) {
    return new Attack(what, Proof.Outcome.NOT_FOR_YOU, Optional.of(found), script);
  }

  private static List<Attack> attacks() {
    return List.of(
        new Attack(
            "none",
            Proof.Outcome.VERIFIED,
            Optional.empty(),
            (host, test) -> {
              host.draw(1).shuffled().played();
              host.draw(2).shuffled().played();
            }),
        new Attack(
            "none: the line breaks at every step, and the program is started again",
            Proof.Outcome.VERIFIED,
            Optional.empty(),
            (host, test) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2);
              FairDeal first = draw.told();
              draw.opened();
              host.cuts();
              draw.says(first).opened();
              test.restarts();
              draw.listed();
              draw.says(draw.told());
              Deal deal = draw.dealt();
              host.cuts();
              draw.says(draw.told()).welcome(Seen.of(deal, ME), List.of());
              draw.ended(deal).shown().paused();
            }),
        wrong(
            "never asked, its answers made up",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, test) -> {
              DishonestHost.Draw draw = host.draw(1);
              draw.alone(draw.forged()).played();
            }),
        wrong(
            "never asked behind a cut",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, test) -> {
              host.draw(1).shuffled().played();
              host.cuts();
              DishonestHost.Draw draw = host.draw(2);
              draw.alone(draw.forged()).played();
            }),
        wrong(
            "never asked and called away while it was there",
            Flaw.OWN_SECRET_LEFT_OUT,
            (host, test) -> host.draw(1).alone(new Part.Unasked()).played()),
        unproved(
            "called away behind a cut",
            Flaw.NOT_ASKED,
            (host, test) -> {
              host.draw(1).shuffled().played();
              host.cuts();
              host.draw(2).alone(new Part.Unasked()).played();
            }),
        wrong(
            "called an onlooker in the shuffle alone",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, test) -> {
              host.calls(Onlooker.ONLOOKER);
              DishonestHost.Draw draw = host.draw(1);
              draw.alone(draw.forged()).played();
            }),
        wrong(
            "another commitment in its place",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, test) -> {
              DishonestHost.Draw draw = host.draw(1).opened();
              Commitment forged = draw.told().commitment(ME, FORGED);
              draw.says(draw.told().with(ME, new Part.Committed(forged)));
              draw.says(
                      draw.told()
                          .with(ME, draw.forged())
                          .with(
                              Seat.B,
                              new Part.Withheld(
                                  draw.told().part(Seat.B).committed().orElseThrow())))
                  .played();
            }),
        wrong(
            "another commitment in its place behind a restart of the program",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, test) -> {
              DishonestHost.Draw draw = host.draw(1).opened();
              test.restarts();
              draw.alone(draw.forged()).played();
            }),
        unproved(
            "its secret dropped behind a cut",
            Flaw.TOO_LATE,
            (host, test) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).opened().listed();
              FairDeal settled = draw.told();
              host.cuts();
              Commitment mine = settled.part(ME).committed().orElseThrow();
              draw.says(settled.with(ME, new Part.Withheld(mine))).played();
            }),
        unproved(
            "the friend's secret dropped once the order is known",
            Flaw.WITHHELD,
            (host, test) -> {
              DishonestHost.Draw draw = host.draw(1).opened().listed();
              Commitment friends = draw.told().part(Seat.B).committed().orElseThrow();
              draw.says(draw.told().with(Seat.B, new Part.Withheld(friends))).played();
            }),
        wrong(
            "the friend's secret replaced once the order is known, behind a restart",
            Flaw.PART_CHANGED,
            (host, test) -> {
              DishonestHost.Draw draw = host.draw(1).opened().listed();
              test.restarts();
              Commitment other = draw.told().commitment(Seat.B, FORGED);
              draw.says(draw.told().with(Seat.B, new Part.Revealed(other, FORGED))).played();
            }),
        wrong(
            "the cards dealt before its secret was heard",
            Flaw.NOT_SETTLED,
            (host, test) -> {
              DishonestHost.Draw draw = host.draw(1).opened();
              FairDeal open = draw.told();
              draw.ended(draw.dealt()).paused();
              assertThat(open.settled()).isFalse();
            }),
        wrong(
            "the deal begun a second time",
            Flaw.TAKEN_BACK,
            (host, test) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.move(draw.move(draw.dealt()));
              draw.played();
            }),
        wrong(
            "moves taken back behind a cut",
            Flaw.TAKEN_BACK,
            (host, test) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).shuffled();
              Deal deal = draw.dealt();
              draw.move(draw.move(deal));
              host.cuts();
              draw.says(draw.told()).welcome(Seen.of(deal, ME), List.of());
              draw.ended(deal).shown().paused();
            }),
        wrong(
            "seven shuffles thrown away behind cuts",
            Flaw.DRAWN_AGAIN,
            (host, test) -> {
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
            (host, test) -> {
              host.draw(1).shuffled().played();
              host.draw(2).shuffled();
              host.cuts();
              host.draw(DishonestHost.MATCH, 2, 99).shuffled().played();
            }),
        unproved(
            "seven shuffles thrown away behind cuts, and opened as if they had been played",
            Flaw.END_UNSEEN,
            (host, test) -> {
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
            (host, test) -> {
              host.draw(1).shuffled();
              test.restarts();
              host.draw(2).shuffled().played();
            }),
        wrong(
            "a shuffle thrown away for another match",
            Flaw.DRAWN_AGAIN,
            (host, test) -> {
              host.draw(1).shuffled();
              host.draw(OTHER_MATCH, 1, 99).shuffled().played();
            }),
        unproved(
            "a shuffle thrown away for another match behind a cut",
            Flaw.END_UNSEEN,
            (host, test) -> {
              host.draw(1).shuffled().played();
              host.draw(2).shuffled();
              host.cuts();
              host.draw(OTHER_MATCH, 1, 99).shuffled().played();
            }),
        wrong(
            "its secret never shown",
            Flaw.NOT_SHOWN,
            (host, test) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.ended(draw.dealt()).paused();
            }));
  }

  /** The player's program comes to the table. */
  private void comes(Wish wish) throws Exception {
    CompletableFuture.runAsync(() -> line = Optional.of(open(wish)), screen).join();
    host.meets();
  }

  /** The program ends and is started again; it kept what it must. */
  void restarts() throws Exception {
    await().until(() -> ledger.last().isPresent());
    CompletableFuture.runAsync(() -> line.orElseThrow().close(), screen).join();
    byte[] key = new byte[SeatKey.BYTES];
    comes(new Wish.Return(new SeatKey(key)));
  }

  private Lifeline open(Wish wish) {
    FairWatch watch =
        new FairWatch(screen, wish, ledger, said -> line.orElseThrow().send(said), proofs::add);
    return Lifeline.open(
        lines,
        host.scripted().address(),
        Pin.NONE,
        new ToHost.Hello(new Name("North"), TABLE, wish),
        Credentials.NONE,
        screen,
        new SplittableRandom(1),
        new Lifeline.Listener() {
          @Override
          public void key(SeatKey key) {}

          @Override
          public void connection(Connection now) {
            watch.connection(now);
          }

          @Override
          public void lagged() {
            watch.lagged();
          }

          @Override
          public void heard(FromHost message) {
            watch.hear(message);
          }
        });
  }

  @AfterEach
  void close() throws IOException {
    line.ifPresent(each -> CompletableFuture.runAsync(each::close, screen).join());
    host.close();
    lines.close();
    screen.close();
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void everyAttackHasItsVerdict(Attack attack) throws Exception {
    comes(new Wish.Sit());
    attack.script().run(host, this);
    await().atMost(Duration.ofSeconds(30)).until(() -> proofs.size() >= host.deals());
    Proof proof = proofs.getLast();
    List<Flaw> flaws = proof.findings().stream().map(Finding::flaw).toList();
    assertThat(proof.outcome()).as("%s", flaws).isEqualTo(attack.outcome());
    assertThat(flaws).containsAll(attack.found().stream().toList());
  }
}
