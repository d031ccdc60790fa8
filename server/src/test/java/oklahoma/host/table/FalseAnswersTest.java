package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import oklahoma.host.journal.Entry;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.SealedDeal;
import oklahoma.rules.fair.Secret;
import org.junit.jupiter.api.Test;

/**
 * Guests who would choose the order of the cards: they answer twice, for another deal, too early,
 * too late, or with what belongs to somebody else. Only the first fitting answer counts.
 */
class FalseAnswersTest {
  private static final Duration PATIENCE = Duration.ofSeconds(5);
  private static final Secret ONE = secret(1);
  private static final Secret OTHER = secret(2);
  private static final Secret THIRD = secret(3);

  private final TableByHand table =
      TableByHand.at(TestSetups.fair(TestSetups.patient(3), 3).watchable(true), 3);

  private static Secret secret(int of) {
    byte[] bytes = new byte[Secret.BYTES];
    bytes[0] = (byte) of;
    return Secret.of(bytes);
  }

  private TableByHand.Visitor in(Seat seat) {
    return table.all().get(seat.ordinal());
  }

  /** What everybody may know of the shuffle. */
  private FairDeal published() {
    List<FairDeal> published =
        table.all().stream()
            .map(guest -> guest.received(FromHost.ShuffleState.class).getLast().deal())
            .distinct()
            .toList();
    assertThat(published).as("everybody hears the same").hasSize(1);
    return published.getFirst();
  }

  private Commitment commitment(Seat seat, Secret secret) {
    return published().commitment(seat, secret);
  }

  private void commit(Seat seat, int deal, Commitment commitment) {
    table.say(in(seat), new ToHost.AnswerShuffle(new Answer.Commit(deal, commitment)));
  }

  private void reveal(Seat seat, int deal, Secret secret) {
    table.say(in(seat), new ToHost.AnswerShuffle(new Answer.Reveal(deal, secret)));
  }

  private SealedDeal written() {
    return table.written().stream()
        .flatMap(entry ->
            entry instanceof Entry.Shuffling(SealedDeal deal) ? Stream.of(deal) : Stream.of())
        .reduce((_, last) -> last)
        .orElseThrow();
  }

  @Test
  void onlyTheFirstCommitmentCounts() {
    reveal(Seat.A, 1, ONE); // before anybody has committed
    commit(Seat.A, 2, commitment(Seat.A, OTHER));
    commit(Seat.A, 1, commitment(Seat.A, ONE));
    commit(Seat.A, 1, commitment(Seat.A, OTHER));
    reveal(Seat.A, 1, ONE); // before all have committed
    assertThat(published().parts()).allMatch(Part.Awaited.class::isInstance);
    commit(Seat.B, 1, commitment(Seat.B, THIRD));
    commit(Seat.C, 1, commitment(Seat.C, THIRD));
    assertThat(published().part(Seat.A)).isEqualTo(new Part.Committed(commitment(Seat.A, ONE)));
    commit(Seat.A, 1, commitment(Seat.A, OTHER));
    reveal(Seat.A, 1, OTHER);
    revealAll();
    assertThat(published().parts())
        .containsExactly(
            new Part.Revealed(commitment(Seat.A, ONE), ONE),
            new Part.Revealed(commitment(Seat.B, THIRD), THIRD),
            new Part.Revealed(commitment(Seat.C, THIRD), THIRD));
  }

  private void revealAll() {
    reveal(Seat.A, 1, ONE);
    reveal(Seat.B, 1, THIRD);
    reveal(Seat.C, 1, THIRD);
  }

  /** A copied commitment cannot be opened, and a late secret does not count. */
  @Test
  void whatBelongsToAnotherSeatOrComesTooLateDoesNotCount() {
    commit(Seat.A, 1, commitment(Seat.A, ONE));
    commit(Seat.B, 1, commitment(Seat.A, ONE));
    commit(Seat.C, 1, commitment(Seat.C, THIRD));
    FairDeal committed = published();
    reveal(Seat.B, 1, ONE);
    reveal(Seat.C, 2, THIRD);
    reveal(Seat.A, 1, ONE);
    reveal(Seat.A, 1, OTHER);
    assertThat(published())
        .as("nobody hears a secret while another is awaited")
        .isEqualTo(committed);
    table.pass(PATIENCE);
    FairDeal settled = published();
    assertThat(settled.parts())
        .containsExactly(
            new Part.Revealed(commitment(Seat.A, ONE), ONE),
            new Part.Withheld(commitment(Seat.A, ONE)),
            new Part.Withheld(commitment(Seat.C, THIRD)));
    int entries = table.written().size();
    reveal(Seat.C, 1, THIRD);
    commit(Seat.C, 2, commitment(Seat.C, THIRD));
    assertThat(table.written()).hasSize(entries);
    assertThat(published()).isEqualTo(settled);
    assertThat(written().published()).isEqualTo(settled);
    assertThat(table.written())
        .contains(new Entry.Dealt(written().shuffle().dealt(TestSetups.patient(3).pack())));
  }

  @Test
  void aSpectatorAddsNothing() {
    TableByHand.Visitor watching = table.join(new ConnectionPurpose.Watch());
    FairDeal before = published();
    FromHost.ShuffleState latest = watching.received(FromHost.ShuffleState.class).getLast();
    assertThat(latest.viewer()).isEqualTo(Spectator.SPECTATOR);
    table.say(
        watching, new ToHost.AnswerShuffle(new Answer.Commit(1, before.commitment(Seat.A, OTHER))));
    assertThat(table.last()).isEmpty();
    assertThat(published()).isEqualTo(before);
  }

  /** The others would hear that the place of a seat has changed, and accuse the host. */
  @Test
  void aPlayerWhoReturnsAfterTheBeginningIsNotAskedAndAddsNothing() {
    table.pass(PATIENCE);
    table.playOut();
    TableByHand.Visitor lost = in(Seat.C);
    table.drop(lost);
    table.say(in(Seat.A), new ToHost.Ready());
    table.say(in(Seat.B), new ToHost.Ready());
    SealedDeal begun = written();
    assertThat(begun.published().number()).isEqualTo(2);
    assertThat(begun.published().part(Seat.C)).isEqualTo(new Part.Unasked());

    SeatKey key = lost.received(FromHost.Welcome.class).getLast().key().orElseThrow();
    TableByHand.Visitor back = table.join(new ConnectionPurpose.Return(key));
    Commitment late = begun.published().commitment(Seat.C, THIRD);
    table.say(back, new ToHost.AnswerShuffle(new Answer.Commit(2, late)));
    commit(Seat.A, 2, begun.published().commitment(Seat.A, ONE));
    commit(Seat.B, 2, begun.published().commitment(Seat.B, THIRD));
    assertThat(written().published().part(Seat.C)).isEqualTo(new Part.Unasked());
    assertThat(written().published().revealing()).isTrue();
  }

  /** Otherwise a player who vanished could choose whether the secret counts. */
  @Test
  void aPlayerWhoDoesNotCommitInTimeAddsNothing() {
    commit(Seat.A, 1, commitment(Seat.A, ONE));
    commit(Seat.B, 1, commitment(Seat.B, THIRD));
    table.pass(PATIENCE);
    assertThat(published().part(Seat.C)).isEqualTo(new Part.Silent());
    commit(Seat.C, 1, commitment(Seat.C, THIRD));
    revealAll();
    assertThat(published().without()).containsExactly(Seat.C);
    assertThat(published().withheld()).isEmpty();
  }
}
