package oklahoma.client.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import oklahoma.client.net.Connection;
import oklahoma.protocol.fair.Proof;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Spectator;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Card;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.LastDeal;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** A watch finds an honest host honest, and every crooked one out. */
class FairWatchTest {
  private static final Secret MINE = new Secret("a5".repeat(Secret.BYTES));
  private static final Secret OTHER = new Secret("5a".repeat(Secret.BYTES));

  private static List<FromHost.ForSession> honest = List.of();
  private static Seat me = Seat.A;

  @BeforeAll
  static void play() {
    PlayedDeal.Received deal = PlayedDeal.of(GinPreset.CLASSIC.rules(2), true, MINE);
    assertThat(deal.proof().findings()).isEmpty();
    honest = deal.messages();
    me = deal.proof().me().orElseThrow();
  }

  /** What a watch makes of what a host says that changes this. */
  private static Proof proof(UnaryOperator<FromHost.ForSession> host) {
    List<Proof> proofs = new ArrayList<>();
    List<ToHost> sent = new ArrayList<>();
    FairWatch watch = watch(sent, proofs);
    honest.forEach(message -> watch.receive(host.apply(message)));
    assertThat(proofs).hasSize(1);
    return proofs.getFirst();
  }

  private static FairWatch watch(List<ToHost> sent, List<Proof> proofs) {
    return watch(CommitmentLedger.inMemory(), sent, proofs);
  }

  private static FairWatch watch(CommitmentLedger ledger, List<ToHost> sent, List<Proof> proofs) {
    return new FairWatch(
        new FairWatch.Threads(Runnable::run, Runnable::run),
        () -> MINE,
        new ConnectionPurpose.Sit(),
        ledger,
        sent::add,
        proofs::add);
  }

  /** A host that says something else of the shuffle. */
  private static UnaryOperator<FromHost.ForSession> shuffling(UnaryOperator<FairDeal> change) {
    return message ->
        message instanceof FromHost.ShuffleState(var viewer, var deal)
            ? new FromHost.ShuffleState(viewer, change.apply(deal))
            : message;
  }

  private static List<Flaw> flaws(Proof proof) {
    return proof.findings().stream().map(Finding::flaw).toList();
  }

  private static Seat other() {
    return me.next(2);
  }

  @Test
  void itIsSettledWhenEverythingItReceivedIsSaved() {
    List<Runnable> work = new ArrayList<>();
    FairWatch watch =
        new FairWatch(
            new FairWatch.Threads(work::add, Runnable::run),
            () -> MINE,
            new ConnectionPurpose.Sit(),
            CommitmentLedger.inMemory(),
            sent -> {},
            proof -> {});
    honest.forEach(watch::receive);
    CompletableFuture<?> settled = watch.settled();
    while (!work.isEmpty()) {
      assertThat(settled).isNotDone();
      work.removeFirst().run();
    }
    assertThat(settled).isCompleted();
  }

  @Test
  void anHonestDealIsVerified() {
    Proof proof = proof(UnaryOperator.identity());
    assertThat(proof.outcome()).isEqualTo(Proof.Outcome.VERIFIED);
    assertThat(proof.deal().orElseThrow().without()).isEmpty();
  }

  @Test
  void aHandOfOklahomaIsVerifiedToo() {
    PlayedDeal.Received deal = PlayedDeal.of(OklahomaRules.standard(2), true, MINE);
    assertThat(deal.proof().findings()).isEmpty();
    assertThat(deal.proof().row()).hasValue(0);
  }

  @Test
  void aTableWhoseCardsWereKnownBeforehandProvesNothing() {
    PlayedDeal.Received deal = PlayedDeal.of(GinPreset.CLASSIC.rules(2), false, MINE);
    assertThat(deal.proof().outcome()).isEqualTo(Proof.Outcome.UNPROVEN);
  }

  @Test
  void aShuffleThatIsSentAgainDoesNotChangeWhatWasReceivedBefore() {
    List<Proof> proofs = new ArrayList<>();
    FairWatch watch = watch(new ArrayList<>(), proofs);
    FairDeal played =
        fair().stream().filter(deal -> deal.shown().isPresent()).findFirst().orElseThrow();
    FairDeal next = asked(played, 2);
    FairDeal forged =
        new FairDeal(
            played.match(),
            1,
            Commitment.ofHost(played.match(), 1, OTHER),
            Seat.first(2).stream().map(seat -> revealed(played, seat)).toList(),
            Optional.of(OTHER));
    for (FromHost.ForSession message : honest) {
      if (message instanceof FromHost.Intermission && proofs.isEmpty()) {
        watch.receive(new FromHost.ShuffleState(me, next));
        watch.receive(new FromHost.ShuffleState(me, forged));
      }
      watch.receive(message);
    }
    assertThat(proofs).extracting(Proof::deal).containsOnly(Optional.of(played));
    assertThat(proofs).extracting(Proof::outcome).containsOnly(Proof.Outcome.VERIFIED);
  }

  /** The host takes the table back to the lobby at once, so nobody sees the scores. */
  @Test
  void aDealIsJudgedWhenTheTableIsALobbyAgain() {
    List<Proof> proofs = new ArrayList<>();
    FairWatch watch = watch(new ArrayList<>(), proofs);
    honest.stream()
        .filter(message -> !(message instanceof FromHost.Intermission))
        .forEach(watch::receive);
    assertThat(proofs).isEmpty();
    watch.receive(new FromHost.Lobby(me, Optional.empty(), DishonestHost.anyLobby()));
    assertThat(proofs).extracting(Proof::outcome).containsExactly(Proof.Outcome.VERIFIED);
  }

  private static Part revealed(FairDeal deal, Seat seat) {
    return new Part.Revealed(deal.commitment(seat, OTHER), OTHER);
  }

  private static FairDeal asked(FairDeal like, int number) {
    return FairDeal.opened(
        like.match(),
        number,
        Commitment.ofHost(like.match(), number, OTHER),
        List.of(new Part.Awaited(), new Part.Awaited()));
  }

  /** Who can guess one knows the order before anybody else. */
  @Test
  void everyShuffleGetsASecretOfItsOwn() {
    List<Secret> secrets = new ArrayList<>();
    for (int program = 1; program <= 2; program++) {
      CommitmentLedger ledger = CommitmentLedger.inMemory();
      FairWatch watch =
          new FairWatch(
              Runnable::run, new ConnectionPurpose.Sit(), ledger, sent -> {}, proof -> {});
      for (int deal = 1; deal <= 2; deal++) {
        watch.receive(new FromHost.ShuffleState(me, asked(fair().getFirst(), deal)));
        watch.settled().join();
        secrets.add(ledger.last().flatMap(LastDeal::mine).orElseThrow());
      }
    }
    assertThat(secrets).doesNotHaveDuplicates();
  }

  /** The disk is full: after a restart another secret would be known than the one sent. */
  @Test
  void aCommitmentThatCannotBeKeptIsNotSent() {
    List<Proof> proofs = new ArrayList<>();
    List<ToHost> sent = new ArrayList<>();
    CommitmentLedger full =
        new CommitmentLedger() {
          @Override
          public Optional<LastDeal> last() {
            return Optional.empty();
          }

          @Override
          public boolean keep(LastDeal deal) {
            return false;
          }
        };
    FairWatch watch = watch(full, sent, proofs);
    UnaryOperator<FromHost.ForSession> silent =
        shuffling(deal -> deal.committing() ? deal : deal.with(me, new Part.Silent()));
    honest.stream()
        .filter(message ->
            !(message instanceof FromHost.Update || message instanceof FromHost.DealBegan))
        .map(silent)
        .forEach(watch::receive);
    assertThat(sent).isEmpty();
    assertThat(flaws(proofs.getFirst()))
        .contains(Flaw.TOO_LATE)
        .doesNotContain(Flaw.OWN_SECRET_LEFT_OUT);
  }

  /** Another window writes into the same database, and the host waits for five seconds. */
  @Test
  void aSecretThatTheDiskHeldUpIsNotCalledLeftOut() {
    assertThat(keptWithin(Duration.ofSeconds(5)))
        .contains(Flaw.TOO_LATE)
        .doesNotContain(Flaw.OWN_SECRET_LEFT_OUT);
    assertThat(keptWithin(Duration.ofSeconds(1))).contains(Flaw.OWN_SECRET_LEFT_OUT);
  }

  /** What is found if each secret is kept within so long, and does not count for the host. */
  private static List<Flaw> keptWithin(Duration delay) {
    AtomicLong clock = new AtomicLong();
    CommitmentLedger disk =
        new CommitmentLedger() {
          @Override
          public Optional<LastDeal> last() {
            return Optional.empty();
          }

          @Override
          public boolean keep(LastDeal deal) {
            clock.addAndGet(delay.toNanos());
            return true;
          }
        };
    List<Proof> proofs = new ArrayList<>();
    FairWatch watch =
        new FairWatch(
            new FairWatch.Threads(Runnable::run, Runnable::run, clock::get),
            () -> MINE,
            new ConnectionPurpose.Sit(),
            disk,
            sent -> {},
            proofs::add);
    honest.stream()
        .map(shuffling(deal -> deal.committing() ? deal : deal.with(me, new Part.Silent())))
        .forEach(watch::receive);
    return flaws(proofs.getFirst());
  }

  /** A table of this computer may be gone on with by a player who sits down without a key. */
  @Test
  void aSecretThatWasKeptIsUsedAgainByThePlayerWhoSitsDown() {
    CommitmentLedger ledger = CommitmentLedger.inMemory();
    List<ToHost> first = new ArrayList<>();
    List<ToHost> again = new ArrayList<>();
    FromHost.ForSession asked = new FromHost.ShuffleState(me, fair().getFirst());
    watch(ledger, first, new ArrayList<>()).receive(asked);
    Secret other = OTHER;
    FairWatch later =
        new FairWatch(
            new FairWatch.Threads(Runnable::run, Runnable::run),
            () -> other,
            new ConnectionPurpose.Sit(),
            ledger,
            again::add,
            proof -> {});
    later.receive(asked);
    assertThat(again).hasSize(1).isEqualTo(first);
  }

  /** The seat is a bot's, and had been a player's whose secret is in the shuffle. */
  private static Proof sittingDown(boolean asked) {
    List<Proof> proofs = new ArrayList<>();
    FairWatch watch =
        new FairWatch(
            new FairWatch.Threads(Runnable::run, Runnable::run),
            () -> OTHER,
            new ConnectionPurpose.Watch(),
            CommitmentLedger.inMemory(),
            sent -> {},
            proofs::add);
    FairDeal settled = fair().stream().filter(FairDeal::settled).findFirst().orElseThrow();
    watch.receive(new FromHost.ShuffleState(Spectator.SPECTATOR, settled));
    for (FromHost.ForSession message : honest) {
      if (message instanceof FromHost.Welcome welcome) {
        watch.receive(as(Spectator.SPECTATOR, welcome));
        if (asked) {
          watch.sent(new ToHost.SitDown(me));
        }
        watch.receive(new FromHost.ShuffleState(me, settled));
      }
      if (!(message instanceof FromHost.ShuffleState fair) || fair.deal().shown().isPresent()) {
        watch.receive(message);
      }
    }
    return proofs.getLast();
  }

  private static FromHost.Welcome as(Viewer viewer, FromHost.Welcome seated) {
    return new FromHost.Welcome(
        seated.number(),
        viewer,
        Optional.empty(),
        seated.seats(),
        seated.standing(),
        Seen.of(seated.deal().value(), viewer),
        List.of(),
        seated.ready(),
        seated.millisLeft(),
        seated.owner(),
        seated.spectators(),
        seated.help());
  }

  @Test
  void aSpectatorWhoSitsDownDuringADealAccusesNobody() {
    assertThat(sittingDown(true).outcome()).isEqualTo(Proof.Outcome.NOT_FOR_YOU);
  }

  @Test
  void aSpectatorIsNotSeatedUnasked() {
    assertThat(flaws(sittingDown(false))).contains(Flaw.OWN_COMMITMENT_DIFFERS);
  }

  /**
   * The line breaks, and the host gives the player other seats.
   *
   * @param messages what it has said before the shuffle
   * @param welcomed whether the line breaks after the welcome, or before it
   */
  private static List<Flaw> otherSeatsAfterACut(
      ConnectionPurpose purpose,
      List<FromHost.ForSession> messages,
      boolean welcomed,
      List<Seat> seats) {
    List<Proof> proofs = new ArrayList<>();
    FairWatch watch =
        new FairWatch(
            new FairWatch.Threads(Runnable::run, Runnable::run),
            () -> MINE,
            purpose,
            CommitmentLedger.inMemory(),
            sent -> {},
            proofs::add);
    messages.forEach(watch::receive);
    FairDeal settled = fair().stream().filter(FairDeal::settled).findFirst().orElseThrow();
    for (FromHost.ForSession message : honest) {
      if (message instanceof FromHost.Welcome welcome) {
        if (welcomed) {
          watch.receive(welcome);
        }
        watch.connection(new Connection.Lost(0, 0, OptionalLong.empty(), Optional.empty()));
        for (Seat seat : seats) {
          watch.receive(new FromHost.ShuffleState(seat, settled));
          watch.receive(as(seat, welcome));
        }
      } else if (message instanceof FromHost.ShuffleState(var _, var deal)
          && deal.shown().isPresent()) {
        watch.receive(new FromHost.ShuffleState(seats.getLast(), deal));
      } else {
        watch.receive(message);
      }
    }
    return flaws(proofs.getLast());
  }

  @Test
  void aPlayerWhoLosesTheConnectionBeforeAKeyMayGetAnotherSeat() {
    ConnectionPurpose sit = new ConnectionPurpose.Sit();
    List<Seat> another = List.of(other());
    assertThat(otherSeatsAfterACut(sit, List.of(), false, another))
        .doesNotContain(Flaw.OWN_COMMITMENT_DIFFERS);
    assertThat(otherSeatsAfterACut(sit, List.of(), true, another))
        .contains(Flaw.OWN_COMMITMENT_DIFFERS);
  }

  @Test
  void aKeyOfTheLobbyOrOfAnEarlierSessionOpensTheSameSeat() {
    SeatKey key = new SeatKey(new byte[SeatKey.BYTES]);
    FromHost.Lobby lobby = new FromHost.Lobby(me, Optional.of(key), DishonestHost.anyLobby());
    List<Seat> another = List.of(other());
    assertThat(otherSeatsAfterACut(new ConnectionPurpose.Sit(), List.of(lobby), false, another))
        .contains(Flaw.OWN_COMMITMENT_DIFFERS);
    assertThat(otherSeatsAfterACut(new ConnectionPurpose.Return(key), List.of(), false, another))
        .contains(Flaw.OWN_COMMITMENT_DIFFERS);
  }

  @Test
  void aPlayerWhoGotAnotherSeatAfterACutKeepsThatOne() {
    assertThat(
            otherSeatsAfterACut(
                new ConnectionPurpose.Sit(), List.of(), false, List.of(other(), me)))
        .contains(Flaw.OWN_COMMITMENT_DIFFERS);
  }

  @Test
  void everyStepIsAnswered() {
    List<ToHost> sent = new ArrayList<>();
    FairWatch watch = watch(sent, new ArrayList<>());
    honest.forEach(watch::receive);
    Commitment commitment = fair().getFirst().commitment(me, MINE);
    assertThat(sent)
        .containsExactly(
            new ToHost.AnswerShuffle(new Answer.Commit(1, commitment)),
            new ToHost.AnswerShuffle(new Answer.Reveal(1, MINE)));
  }

  private static List<FairDeal> fair() {
    return honest.stream()
        .filter(FromHost.ShuffleState.class::isInstance)
        .map(message -> ((FromHost.ShuffleState) message).deal())
        .toList();
  }

  /** It committed to another secret than the one that the cards follow from. */
  @Test
  void aHostThatChoosesAnotherOrderAfterItsCommitmentIsFound() {
    Proof proof =
        proof(
            shuffling(deal ->
                new FairDeal(
                    deal.match(),
                    deal.number(),
                    Commitment.ofHost(deal.match(), deal.number(), OTHER),
                    deal.parts(),
                    deal.shown().map(secret -> OTHER))));
    assertThat(flaws(proof)).hasSize(1).isSubsetOf(Flaw.DEAL_DIFFERS, Flaw.DEALER_DIFFERS);
    assertThat(proof.outcome()).isEqualTo(Proof.Outcome.FAILED);
  }

  @Test
  void aHostThatShowsAnotherSecretIsFound() {
    Proof proof = proof(shuffling(deal -> deal.shown().isPresent() ? deal.showing(OTHER) : deal));
    assertThat(flaws(proof)).contains(Flaw.HOST_SECRET_DIFFERS);
  }

  @Test
  void aHostThatNeverShowsItsSecretIsFound() {
    Proof proof =
        proof(
            shuffling(deal ->
                new FairDeal(
                    deal.match(), deal.number(), deal.host(), deal.parts(), Optional.empty())));
    assertThat(flaws(proof)).containsExactly(Flaw.NOT_SHOWN);
  }

  @Test
  void aHostThatLeavesOutASecretIsFoundByItsOwner() {
    Proof proof =
        proof(shuffling(deal -> deal.settled() ? deal.with(me, new Part.Silent()) : deal));
    assertThat(flaws(proof)).contains(Flaw.OWN_SECRET_LEFT_OUT);
    Proof withheld =
        proof(
            shuffling(deal ->
                deal.settled()
                    ? deal.with(me, new Part.Withheld(deal.commitment(me, MINE)))
                    : deal));
    assertThat(flaws(withheld)).contains(Flaw.OWN_SECRET_LEFT_OUT);
  }

  @Test
  void aHostThatAltersASecretIsFoundByEverybody() {
    Proof mine =
        proof(
            shuffling(deal ->
                deal.settled()
                    ? deal.with(me, new Part.Revealed(deal.commitment(me, OTHER), OTHER))
                    : deal));
    assertThat(flaws(mine)).contains(Flaw.OWN_COMMITMENT_DIFFERS);
    Proof others =
        proof(
            shuffling(deal ->
                deal.part(other()) instanceof Part.Revealed(var commitment, var secret)
                    ? deal.with(other(), new Part.Revealed(commitment, OTHER))
                    : deal));
    assertThat(others.findings()).contains(Finding.of(Flaw.SECRET_DIFFERS, other()));
  }

  @Test
  void aHostThatSwapsACardIsFoundByThePlayerWhoDrawsIt() {
    Card seven = card("7h");
    Card eight = card("8h");
    boolean[] swapped = {false};
    Proof proof =
        proof(message -> {
          if (!swapped[0]
              && message instanceof FromHost.Update update
              && update.event().value() instanceof Event.Drew drew
              && drew.seat() == me) {
            swapped[0] = true;
            Card other = drew.face().equals(seven) ? eight : seven;
            return new FromHost.Update(
                update.number(),
                Seen.of(new Event.Drew(me, other), me).orElseThrow(),
                update.command(),
                update.mover(),
                update.millisLeft());
          }
          return message;
        });
    assertThat(swapped[0]).isTrue();
    assertThat(flaws(proof)).containsExactly(Flaw.DRAW_DIFFERS);
    assertThat(proof.findings().getFirst().seat()).contains(me);
  }

  private static Card card(String text) {
    return Notation.cards(text).orElseThrow().getFirst();
  }
}
