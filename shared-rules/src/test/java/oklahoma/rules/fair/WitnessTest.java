package oklahoma.rules.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Viewer;
import org.junit.jupiter.api.Test;

/** What a guest commits to, reveals and notices. */
class WitnessTest {
  private static final MatchId MATCH = new MatchId("ab".repeat(16));
  private static final Secret HOST = new Secret("01".repeat(32));
  private static final Secret MINE = new Secret("02".repeat(32));
  private static final Secret OTHER = new Secret("03".repeat(32));
  private static final Secret LATER = new Secret("04".repeat(32));

  private static FairDeal opened(int number, Secret host) {
    return FairDeal.opened(
        MATCH,
        number,
        Commitment.ofHost(MATCH, number, host),
        List.of(new Part.Awaited(), new Part.Awaited(), new Part.Unasked()));
  }

  private static FairDeal opened() {
    return opened(1, HOST);
  }

  private static FairDeal committed(FairDeal opened, Secret mine) {
    return opened
        .with(Seat.A, new Part.Committed(opened.commitment(Seat.A, mine)))
        .with(Seat.B, new Part.Committed(opened.commitment(Seat.B, OTHER)));
  }

  private static FairDeal settled(FairDeal opened, Secret mine) {
    return opened
        .with(Seat.A, new Part.Silent())
        .with(Seat.B, new Part.Revealed(opened.commitment(Seat.B, OTHER), OTHER))
        .with(Seat.A, new Part.Revealed(opened.commitment(Seat.A, mine), mine));
  }

  private static Witness witnessOf(FairDeal... deals) {
    Witness witness = Witness.arriving();
    for (FairDeal each : deals) {
      witness = witness.shuffleReceived(Seat.A, each, MINE);
    }
    return witness;
  }

  private static List<Flaw> flaws(Witness witness) {
    return witness.findings().stream().map(Finding::flaw).toList();
  }

  @Test
  void anHonestDealIsCommittedToRevealedAndWithoutFault() {
    FairDeal opened = opened();
    Witness first = witnessOf(opened);
    assertThat(first.answer()).contains(new Answer.Commit(1, opened.commitment(Seat.A, MINE)));
    Witness second = first.shuffleReceived(Seat.A, committed(opened, MINE), LATER);
    assertThat(second.answer()).contains(new Answer.Reveal(1, MINE));
    Witness last = second.shuffleReceived(Seat.A, settled(opened, MINE), LATER);
    assertThat(last.answer()).isEmpty();
    FairDeal shown = settled(opened, MINE).showing(HOST);
    assertThat(last.shuffleReceived(Seat.A, shown, LATER).findings()).isEmpty();
    Witness next =
        last.shuffleReceived(Seat.A, shown, LATER)
            .ended(shown, LastDeal.End.SEEN, false)
            .shuffleReceived(Seat.A, opened(2, LATER), LATER);
    assertThat(next.findings()).isEmpty();
    assertThat(next.mine()).contains(LATER);
  }

  /** A secret of an earlier deal is known to everybody, and with it all cards. */
  @Test
  void aSecretUsedAgainIsNoticedAlsoAfterARestart() {
    for (boolean retold : new boolean[] {false, true}) {
      FairDeal first = settled(opened(), MINE).showing(HOST);
      Witness before =
          witnessOf(opened(), committed(opened(), MINE), settled(opened(), MINE), first);
      Witness again =
          Witness.returning(
              retold
                  ? before
                      .ended(first, LastDeal.End.SEEN, false)
                      .shuffleReceived(Seat.A, opened(2, OTHER), MINE)
                      .last()
                  : before.ended(first, LastDeal.End.SEEN, false).last());
      again = retold ? again.shuffleReceived(Seat.A, first, MINE) : again;
      Witness second = played(again, 2, OTHER);
      assertThat(flaws(second)).doesNotContain(Flaw.HOST_SECRET_REUSED);
      assertThat(flaws(played(second, 3, HOST))).contains(Flaw.HOST_SECRET_REUSED);
    }
  }

  private static Witness played(Witness before, int number, Secret host) {
    FairDeal opened = opened(number, host);
    FairDeal shown = settled(opened, MINE).showing(host);
    Witness witness = before;
    for (FairDeal each : List.of(opened, committed(opened, MINE), settled(opened, MINE), shown)) {
      witness = witness.shuffleReceived(Seat.A, each, MINE);
    }
    return witness.ended(shown, LastDeal.End.SEEN, false);
  }

  /** A host that tells commitments and secrets together could have chosen among them. */
  @Test
  void aStepThatIsLeftOutIsNoticedOnAGoodLineAlone() {
    FairDeal early =
        opened()
            .with(Seat.A, new Part.Silent())
            .with(Seat.B, new Part.Revealed(opened().commitment(Seat.B, OTHER), OTHER));
    assertThat(witnessOf(opened(), early).findings())
        .contains(Finding.of(Flaw.PART_CHANGED, Seat.B));
    assertThat(witnessOf(opened()).cutOff().shuffleReceived(Seat.A, early, MINE).findings())
        .isEmpty();
  }

  @Test
  void aSpectatorOwesNothing() {
    Witness witness =
        Witness.returning(Optional.empty()).shuffleReceived(Spectator.SPECTATOR, opened(), MINE);
    assertThat(witness.answer()).isEmpty();
    assertThat(witness.mine()).isEmpty();
  }

  @Test
  void aSpectatorThatSitsDownInADealComesLateToIt() {
    Witness watching = Witness.arriving().shuffleReceived(Spectator.SPECTATOR, opened(), MINE);
    assertThat(watching.comesLate(Seat.A, opened(), true, false)).isTrue();
    assertThat(watching.comesLate(Seat.A, opened(), false, false)).as("never asked").isFalse();
    assertThat(watching.comesLate(Spectator.SPECTATOR, opened(), true, false))
        .as("stays")
        .isFalse();
    assertThat(watching.comesLate(Seat.A, opened(2, HOST), true, false)).as("next deal").isFalse();
    assertThat(witnessOf(opened()).comesLate(Seat.A, opened(), true, false)).as("plays").isFalse();
  }

  @Test
  void aPlayerWhoReturnsWithoutAKeyIsALatecomerToTheDealOfAnotherSeat() {
    Witness playing = witnessOf(opened());
    assertThat(playing.comesLate(Seat.B, opened(), false, true)).isTrue();
    assertThat(playing.comesLate(Seat.A, opened(), false, true)).as("same seat").isFalse();
    assertThat(playing.comesLate(Seat.B, opened(), false, false)).as("with a key").isFalse();
    assertThat(playing.comesLate(Spectator.SPECTATOR, opened(), false, true))
        .as("watches")
        .isFalse();
    assertThat(playing.comesLate(Seat.B, opened(2, HOST), false, true)).as("next deal").isFalse();
  }

  @Test
  void nothingIsRevealedForACommitmentOfSomebodyElse() {
    Witness witness = witnessOf(opened(), committed(opened(), OTHER));
    assertThat(witness.answer()).isEmpty();
    assertThat(flaws(witness)).containsExactly(Flaw.OWN_COMMITMENT_DIFFERS);
  }

  /** The friend of a dishonest host could choose a commitment with the secret before its eyes. */
  @Test
  void nothingIsRevealedWhileSomebodyCanStillCommit() {
    FairDeal early = opened().with(Seat.A, new Part.Committed(opened().commitment(Seat.A, MINE)));
    assertThat(witnessOf(opened(), early).answer()).isEmpty();
  }

  @Test
  void beingLeftOutIsNoticed() {
    FairDeal silent = committed(opened(), MINE).with(Seat.A, new Part.Silent());
    assertThat(flaws(witnessOf(opened(), silent))).containsExactly(Flaw.OWN_SECRET_LEFT_OUT);
    FairDeal withheld =
        settled(opened(), MINE).with(Seat.A, new Part.Withheld(opened().commitment(Seat.A, MINE)));
    assertThat(flaws(witnessOf(opened(), committed(opened(), MINE), withheld)))
        .containsExactly(Flaw.OWN_SECRET_LEFT_OUT);
    FairDeal never = opened().with(Seat.A, new Part.Unasked());
    assertThat(flaws(witnessOf(never))).containsExactly(Flaw.OWN_SECRET_LEFT_OUT);
  }

  @Test
  void beingLeftOutIsNobodysFaultWhenTheLineBroke() {
    FairDeal silent = committed(opened(), MINE).with(Seat.A, new Part.Silent());
    assertThat(witnessOf(opened()).cutOff().shuffleReceived(Seat.A, silent, LATER).findings())
        .isEmpty();
    assertThat(
            Witness.returning(Optional.empty()).shuffleReceived(Seat.A, silent, LATER).findings())
        .isEmpty();
  }

  /** The host has asked while the guest was away, and its patience may end at any moment. */
  @Test
  void aReturningPlayerMayHaveNoTimeLeftForTheAnswer() {
    FairDeal silent = committed(opened(), MINE).with(Seat.A, new Part.Silent());
    Witness back = witnessOf(opened()).cutOff().shuffleReceived(Seat.A, opened(), LATER);
    assertThat(back.answer()).isPresent();
    assertThat(back.shuffleReceived(Seat.A, silent, LATER).findings()).isEmpty();
    assertThat(
            back.shuffleReceived(Seat.A, opened(), LATER)
                .shuffleReceived(Seat.A, silent, LATER)
                .findings())
        .as("told once more")
        .isEmpty();
    Witness restarted = Witness.returning(Optional.empty()).shuffleReceived(Seat.A, opened(), MINE);
    assertThat(restarted.shuffleReceived(Seat.A, silent, LATER).findings()).isEmpty();
    FairDeal listed = committed(opened(), MINE);
    FairDeal withheld =
        settled(opened(), MINE).with(Seat.A, new Part.Withheld(opened().commitment(Seat.A, MINE)));
    assertThat(
            restarted
                .shuffleReceived(Seat.A, listed, LATER)
                .shuffleReceived(Seat.A, withheld, LATER)
                .findings())
        .as("the next question came in time")
        .containsExactly(Finding.of(Flaw.OWN_SECRET_LEFT_OUT, Seat.A));
  }

  /** A secret that comes too late is on record as withheld, and not a lie of the host. */
  @Test
  void beingLateIsNotBeingLeftOutWhenTheLineWasSlow() {
    FairDeal withheld =
        settled(opened(), MINE).with(Seat.A, new Part.Withheld(opened().commitment(Seat.A, MINE)));
    Witness asked = witnessOf(opened(), committed(opened(), MINE));
    Witness late = asked.slowed().shuffleReceived(Seat.A, withheld, LATER);
    assertThat(late.findings()).isEmpty();
    FairDeal shown = withheld.showing(HOST);
    assertThat(
            late.shuffleReceived(Seat.A, shown, LATER)
                .shuffleReceived(Seat.A, shown, LATER)
                .findings())
        .isEmpty();
    assertThat(asked.shuffleReceived(Seat.A, withheld, LATER).findings())
        .as("on a good line")
        .containsExactly(Finding.of(Flaw.OWN_SECRET_LEFT_OUT, Seat.A));
    assertThat(late.shuffleReceived(Seat.A, shown, LATER).line().late())
        .as("in the next deal")
        .isFalse();
  }

  /** All that was held up comes at once: the question, and that the answer did not come. */
  @Test
  void aQuestionThatComesTooLateIsAnsweredTooLate() {
    FairDeal silent = committed(opened(), MINE).with(Seat.A, new Part.Silent());
    Witness late =
        Witness.arriving()
            .slowed()
            .shuffleReceived(Seat.A, opened(), MINE)
            .shuffleReceived(Seat.A, silent, LATER);
    assertThat(late.findings()).isEmpty();
  }

  @Test
  void theSameSecretIsGivenAgainWhenTheHostGoesOnWithTheSameDeal() {
    Witness again = witnessOf(opened()).cutOff().shuffleReceived(Seat.A, opened(), LATER);
    assertThat(again.answer()).contains(new Answer.Commit(1, opened().commitment(Seat.A, MINE)));
    assertThat(again.findings()).isEmpty();
  }

  @Test
  void aHostThatDrawsAgainIsNoticed() {
    assertThat(flaws(witnessOf(opened(), opened(1, LATER)))).contains(Flaw.DRAWN_AGAIN);
    assertThat(flaws(witnessOf(opened(), committed(opened(), MINE), opened(2, LATER))))
        .contains(Flaw.DRAWN_AGAIN);
    FairDeal shown = settled(opened(), MINE).showing(HOST);
    assertThat(flaws(witnessOf(opened(), committed(opened(), MINE), shown, opened(3, LATER))))
        .contains(Flaw.DRAWN_AGAIN);
  }

  @Test
  void aPartThatChangesIsNoticed() {
    FairDeal committed = committed(opened(), MINE);
    FairDeal other = committed.with(Seat.B, new Part.Committed(opened().commitment(Seat.B, LATER)));
    assertThat(witnessOf(opened(), committed, other).findings())
        .contains(Finding.of(Flaw.PART_CHANGED, Seat.B));
    FairDeal settled = settled(opened(), MINE);
    assertThat(
            witnessOf(opened(), committed, settled, settled.with(Seat.B, new Part.Silent()))
                .findings())
        .contains(Finding.of(Flaw.PART_CHANGED, Seat.B));
  }

  @Test
  void onlyAShuffleWithTheOwnSecretIsCounted() {
    FairDeal committed = committed(opened(), MINE);
    FairDeal settled = settled(opened(), MINE);
    Part withheld = new Part.Withheld(settled.part(Seat.A).committed().orElseThrow());
    FairDeal without = settled.with(Seat.A, withheld);
    assertThat(counted(witnessOf(opened(), committed, settled, settled.showing(HOST))))
        .isEqualTo(1);
    assertThat(counted(witnessOf(opened(), committed, without, without.showing(HOST)))).isZero();
  }

  private static int counted(Witness witness) {
    return witness.last().orElseThrow().past().mixed();
  }

  @Test
  void aHostThatShowsTwoSecretsIsNoticed() {
    FairDeal settled = settled(opened(), MINE);
    Witness shown = witnessOf(opened(), committed(opened(), MINE), settled, settled.showing(HOST));
    assertThat(shown.shuffleReceived(Seat.A, settled.showing(LATER), LATER).findings())
        .contains(Finding.of(Flaw.HOST_SECRET_DIFFERS));
  }

  @Test
  void aPlaceThatChangesInTheMiddleOfADealIsNoticed() {
    Witness asked = witnessOf(opened());
    assertThat(flaws(asked.shuffleReceived(Spectator.SPECTATOR, committed(opened(), MINE), LATER)))
        .contains(Flaw.OWN_COMMITMENT_DIFFERS);
  }

  /** A host that tells the end again, less of it, takes nothing back of what was seen. */
  @Test
  void whatWasSeenOfAnEndStays() {
    FairDeal shown = settled(opened(), MINE).showing(HOST);
    MatchId another = new MatchId("cd".repeat(16));
    FairDeal next =
        FairDeal.opened(another, 1, Commitment.ofHost(another, 1, LATER), opened().parts());
    Witness witness =
        witnessOf(opened(), committed(opened(), MINE), shown)
            .ended(shown, LastDeal.End.SEEN, true)
            .ended(shown, LastDeal.End.TOLD, false)
            .shuffleReceived(Seat.A, next, LATER);
    assertThat(witness.findings()).isEmpty();
    assertThat(witness.last()).map(deal -> deal.ending().unseen()).contains(false);
  }

  private static Witness nextMatchInTheMiddleOfADeal(Viewer viewer) {
    MatchId another = new MatchId("cd".repeat(16));
    FairDeal first =
        FairDeal.opened(another, 1, Commitment.ofHost(another, 1, LATER), opened().parts());
    return Witness.arriving()
        .shuffleReceived(viewer, opened(), MINE)
        .shuffleReceived(viewer, committed(opened(), MINE), LATER)
        .shuffleReceived(viewer, settled(opened(), MINE), LATER)
        .inLobby()
        .shuffleReceived(viewer, first, LATER);
  }

  @Test
  void aMatchWhoseLastPlayerLeavesMayBeGivenUpBeforeSpectators() {
    Witness watching = nextMatchInTheMiddleOfADeal(Spectator.SPECTATOR);
    assertThat(watching.findings()).isEmpty();
    assertThat(watching.last()).map(deal -> deal.ending().unseen()).contains(true);
    assertThat(flaws(nextMatchInTheMiddleOfADeal(Seat.A))).contains(Flaw.DRAWN_AGAIN);
  }

  /** The first shuffle of the match was thrown away. */
  @Test
  void aMatchThatBeginsWithItsSecondDealIsNoticed() {
    FairDeal shown = settled(opened(), MINE).showing(HOST);
    MatchId another = new MatchId("cd".repeat(16));
    FairDeal second =
        FairDeal.opened(another, 2, Commitment.ofHost(another, 2, LATER), opened().parts());
    Witness witness =
        witnessOf(opened(), committed(opened(), MINE), shown)
            .ended(shown, LastDeal.End.SEEN, true)
            .shuffleReceived(Seat.A, second, LATER);
    assertThat(flaws(witness)).containsExactly(Flaw.DRAWN_AGAIN);
  }

  @Test
  void aSecretThatTheHostUsesTwiceIsNoticed() {
    FairDeal first = settled(opened(), MINE).showing(HOST);
    FairDeal second = opened(2, HOST);
    Witness witness = witnessOf(opened(), committed(opened(), MINE), first);
    Witness later =
        witness
            .ended(first, LastDeal.End.SEEN, false)
            .shuffleReceived(Seat.A, second, LATER)
            .shuffleReceived(Seat.A, committed(second, LATER), MINE)
            .shuffleReceived(Seat.A, settled(second, LATER).showing(HOST), MINE);
    assertThat(flaws(later)).containsExactly(Flaw.HOST_SECRET_REUSED);
  }

  @Test
  void anAlteredSecretOfOnesOwnIsNoticed() {
    assertThat(flaws(witnessOf(opened(), committed(opened(), MINE), settled(opened(), LATER))))
        .contains(Flaw.OWN_COMMITMENT_DIFFERS);
  }

  @Test
  void nobodyRevealsBeforeAllHaveCommitted() {
    assertThatThrownBy(() ->
            opened().with(Seat.B, new Part.Revealed(opened().commitment(Seat.B, OTHER), OTHER)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> opened().showing(HOST)).isInstanceOf(IllegalArgumentException.class);
    assertThat(settled(opened(), MINE).without()).containsExactly(Seat.C);
    assertThat(Optional.of(settled(opened(), MINE)).filter(FairDeal::settled)).isPresent();
  }
}
