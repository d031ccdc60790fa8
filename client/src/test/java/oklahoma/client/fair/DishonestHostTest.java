package oklahoma.client.fair;

import static oklahoma.client.fair.DishonestHost.FORGED;
import static oklahoma.client.fair.DishonestHost.ME;
import static oklahoma.client.fair.DishonestHost.OTHER_MATCH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.SocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import oklahoma.client.net.Connection;
import oklahoma.client.net.Credentials;
import oklahoma.client.net.Lines;
import oklahoma.client.net.Pin;
import oklahoma.client.net.ReconnectingConnection;
import oklahoma.client.net.TurnedClock;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.messages.Wish;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.Part;
import oklahoma.rules.gin.GinPreset;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
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
  private Optional<ReconnectingConnection> line = Optional.empty();
  private Optional<FairWatch> watch = Optional.empty();
  private final AtomicLong heard = new AtomicLong();
  private final AtomicInteger signs = new AtomicInteger();
  private Optional<TurnedClock> clock = Optional.empty();
  private long commands;

  DishonestHostTest() throws IOException {
    host = new DishonestHost(this::moves);
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
            "none: the line breaks at every step",
            Proof.Outcome.VERIFIED,
            Optional.empty(),
            (host, test) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2);
              FairDeal first = draw.told();
              draw.opened();
              host.cuts();
              draw.says(first).opened();
              host.cuts();
              draw.listed();
              draw.says(draw.told());
              Deal deal = draw.dealt();
              host.cuts();
              draw.says(draw.told()).welcome(Seen.of(deal, ME), List.of());
              draw.ended(deal).shown().paused();
              host.draw(3).shuffled().played();
            }),
        unproved(
            "none: the program is started again during a shuffle",
            Flaw.NOT_REMEMBERED,
            (host, test) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).opened();
              test.restarts();
              draw.listed().says(draw.told()).played();
            }),
        new Attack(
            "none: the deal after that",
            Proof.Outcome.VERIFIED,
            Optional.empty(),
            (host, test) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).opened();
              test.restarts();
              draw.listed().says(draw.told()).played();
              host.draw(3).shuffled().played();
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
            "shuffles at machine speed: each deal ended at once",
            Flaw.DRAWN_AGAIN,
            (host, test) -> {
              host.draw(1).shuffled().played();
              for (int deal = 2; deal <= 5; deal++) {
                DishonestHost.Draw draw = host.draw(deal).shuffled();
                Deal begun = draw.dealt();
                draw.happened(draw.cutShort(begun));
                draw.shown();
              }
              host.draw(6).shuffled().played();
            }),
        wrong(
            "a deal ended at once is judged when the next shuffle begins",
            Flaw.AGAINST_RULES,
            (host, test) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              Deal begun = draw.dealt();
              draw.happened(draw.cutShort(begun));
              draw.shown();
              host.draw(2).opened();
            }),
        unproved(
            "shuffles at machine speed: each deal played by the rules, for the player too",
            Flaw.END_UNSEEN,
            (host, test) -> {
              host.draw(1).shuffled().played();
              host.playsForGuest();
              for (int deal = 2; deal <= 5; deal++) {
                host.draw(deal).shuffled().played();
              }
              host.draw(6).shuffled().played();
            }),
        wrong(
            "false cards, and then a welcome with the true ones",
            Flaw.DEAL_DIFFERS,
            (host, test) -> {
              DishonestHost.Draw draw = falselyDealt(host);
              draw.welcome(Seen.of(draw.due(), ME), List.of());
              draw.ended(draw.due()).shown().paused();
            }),
        wrong(
            "false cards, and then a welcome behind a cut",
            Flaw.DEAL_DIFFERS,
            (host, test) -> {
              DishonestHost.Draw draw = falselyDealt(host);
              host.cuts();
              draw.says(draw.told()).welcome(Seen.of(draw.due(), ME), List.of());
              draw.ended(draw.due()).shown().paused();
            }),
        wrong(
            "false cards, and then a welcome by way of the lobby",
            Flaw.DEAL_DIFFERS,
            (host, test) -> {
              DishonestHost.Draw draw = falselyDealt(host);
              host.lobby();
              draw.welcome(Seen.of(draw.due(), ME), List.of());
              draw.ended(draw.due()).shown().paused();
            }),
        wrong(
            "its cards, and then a welcome as an onlooker",
            Flaw.OWN_COMMITMENT_DIFFERS,
            (host, test) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              Deal deal = draw.dealt();
              draw.welcome(Seen.of(deal, Onlooker.ONLOOKER), List.of());
              draw.ended(deal).shown().paused();
            }),
        wrong(
            "another first dealer than the secrets give",
            Flaw.DEALER_DIFFERS,
            (host, test) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.ended(draw.dealt(draw.due(draw.due().dealer().next(2)))).shown().paused();
            }),
        wrong(
            "another dealer than the rules give",
            Flaw.DEALER_DIFFERS,
            (host, test) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).shuffled();
              draw.ended(draw.dealt(draw.due(draw.due().dealer().next(2)))).shown().paused();
            }),
        wrong(
            "other rules within the match",
            Flaw.RULES_DIFFER,
            (host, test) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).shuffled();
              Deal due = draw.due();
              Deal other = GinPreset.AWARDS.rules(2).match(due.dealer()).next(draw.order());
              draw.ended(draw.dealt(other)).shown().paused();
            }),
        unproved(
            "the rest of a deal made up behind a cut",
            Flaw.END_UNSEEN,
            (host, test) -> {
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
            (host, test) -> {
              host.draw(1).shuffled().played();
              DishonestHost.Draw draw = host.draw(2).shuffled();
              Deal deal = draw.dealt();
              host.cuts();
              draw.says(draw.told());
              Deal nearly = draw.tells(deal, draw.rest(deal, 1));
              draw.ends(nearly).shown().paused();
              host.draw(3).shuffled().played();
            }),
        wrong(
            "a made-up score that ends the match",
            Flaw.DRAWN_AGAIN,
            (host, test) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.ended(draw.dealt()).shown().paused(madeUp(draw.match().standing()));
              host.draw(OTHER_MATCH, 1, 99).shuffled().played();
            }),
        wrong(
            "a made-up score",
            Flaw.SCORE_DIFFERS,
            (host, test) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.ended(draw.dealt()).shown().paused(madeUp(draw.match().standing()));
            }),
        wrong(
            "the pause before the end of the deal",
            Flaw.AGAINST_RULES,
            (host, test) -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.move(draw.dealt());
              draw.shown().paused();
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

  /** A deal that begins with the cards of another order. */
  private static DishonestHost.Draw falselyDealt(DishonestHost host) throws Exception {
    host.draw(1).shuffled().played();
    DishonestHost.Draw draw = host.draw(2).shuffled();
    draw.dealt(draw.due().begun(draw.order().reversed()));
    return draw;
  }

  private static Standing madeUp(Standing standing) {
    return new Standing(standing.deals(), standing.totals(), standing.places(), true);
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

  /** The player moves. */
  private void moves(long number, Move move) {
    await()
        .pollDelay(Duration.ZERO)
        .pollInterval(Duration.ofMillis(1))
        .until(() -> heard.get() == number);
    commands++;
    ToHost.Command command = new ToHost.Command(commands, number, move);
    CompletableFuture.runAsync(
            () -> {
              watch.orElseThrow().said(command);
              line.orElseThrow().send(command);
            },
            screen)
        .join();
  }

  private ReconnectingConnection open(Wish wish) {
    FairWatch fair =
        new FairWatch(screen, wish, ledger, said -> line.orElseThrow().send(said), proofs::add);
    watch = Optional.of(fair);
    ToHost.Hello hello = new ToHost.Hello(new Name("North"), TABLE, wish);
    ReconnectingConnection.Listener listener =
        new ReconnectingConnection.Listener() {
          @Override
          public void key(SeatKey key) {}

          @Override
          public void connection(Connection now) {
            fair.connection(now);
          }

          @Override
          public void lagged() {
            fair.lagged();
          }

          @Override
          public void heard(FromHost message) {
            fair.hear(message);
            switch (message) {
              case FromHost.Welcome welcome -> heard.set(welcome.number());
              case FromHost.DealBegan began -> heard.set(began.number());
              case FromHost.Update update -> heard.set(update.number());
              case FromHost.Tables tables -> signs.incrementAndGet();
              default -> {}
            }
          }
        };
    SocketAddress address = host.scripted().address();
    return clock
        .map(by -> by.open(lines, address, hello, listener))
        .orElseGet(() ->
            ReconnectingConnection.open(
                lines,
                address,
                Pin.NONE,
                hello,
                Credentials.NONE,
                screen,
                new SplittableRandom(1),
                listener));
  }

  @AfterEach
  void close() throws IOException {
    line.ifPresent(each -> CompletableFuture.runAsync(each::close, screen).join());
    host.close();
    lines.close();
    screen.close();
  }

  private static boolean isOf(Proof proof, FairDeal deal) {
    return proof
        .deal()
        .filter(told -> told.match().equals(deal.match()) && told.number() == deal.number())
        .isPresent();
  }

  /** The host waits for five seconds, and then says that the secret did not come. */
  private Proof leftOut(boolean signsOfLife) throws Exception {
    TurnedClock turned = new TurnedClock(screen);
    clock = Optional.of(turned);
    comes(new Wish.Sit());
    DishonestHost.Draw draw = host.draw(1).opened().listed();
    for (int second = 1; second <= 5; second++) {
      turned.turn(1_000);
      if (signsOfLife) {
        host.say(new FromHost.Pong(turned.nanos()));
        host.say(new FromHost.Tables(List.of()));
        int heardSoFar = second;
        await().until(() -> signs.get() == heardSoFar);
      }
    }
    Commitment mine = draw.told().part(ME).committed().orElseThrow();
    draw.says(draw.told().with(ME, new Part.Withheld(mine))).played();
    return lastProof();
  }

  @Test
  void aSecretThatIsLeftOutOnAGoodLineIsFound() throws Exception {
    Proof proof = leftOut(true);
    assertThat(proof.outcome()).isEqualTo(Proof.Outcome.FAILED);
    assertThat(proof.findings()).contains(Finding.of(Flaw.OWN_SECRET_LEFT_OUT, ME));
  }

  @Test
  void aSecretThatIsLeftOutOnASilentLineAccusesNobody() throws Exception {
    Proof proof = leftOut(false);
    assertThat(proof.outcome()).isEqualTo(Proof.Outcome.NOT_FOR_YOU);
    assertThat(proof.findings()).contains(Finding.of(Flaw.TOO_LATE));
  }

  private Proof lastProof() {
    FairDeal last = host.played();
    await()
        .atMost(Duration.ofSeconds(30))
        .until(() -> proofs.stream().anyMatch(proof -> isOf(proof, last)));
    return proofs.stream().filter(each -> isOf(each, last)).toList().getLast();
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void everyAttackHasItsVerdict(Attack attack) throws Exception {
    comes(new Wish.Sit());
    attack.script().run(host, this);
    Proof proof = lastProof();
    List<Flaw> flaws = proof.findings().stream().map(Finding::flaw).toList();
    assertThat(proof.outcome()).as("%s", flaws).isEqualTo(attack.outcome());
    assertThat(flaws).containsAll(attack.found().stream().toList());
  }

  /** A deal that nothing was said about gets no mark, and no mark of another deal. */
  @Test
  void theMarkOfADealIsAtItsOwnPlaceInTheScore() throws Exception {
    comes(new Wish.Sit());
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
    assertThat(proofs.stream().map(Proof::row)).containsOnly(OptionalInt.of(0));
    assertThat(proofs.getFirst().outcome()).isEqualTo(Proof.Outcome.VERIFIED);
    assertThat(proofs.getLast().outcome()).isEqualTo(Proof.Outcome.FAILED);
  }
}
