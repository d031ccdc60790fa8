package oklahoma.protocol.codec;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Pack;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.oklahoma.OklahomaPhase;
import org.junit.jupiter.api.Test;

/**
 * Nothing hides how long an encrypted message is. So somebody who plays, and listens to the network
 * besides, must not learn from it what another player drew or answered.
 */
class LengthTest {
  private static final List<Card> CARDS = Pack.of(1, 1);

  @Test
  void aClaimIsAsLongAsAPass() {
    assertThat(
            lengths(
                List.of(new Move.Claim(), new Move.Pass()),
                (move, samples) -> Codec.bytes(new ToHost.Command(1, 2, move))))
        .hasSize(1);
    assertThat(
            lengths(
                List.of(true, false),
                (claims, samples) -> update(samples, new Event.Answered(Seat.A, claims))))
        .hasSize(1);
    assertThat(
            lengths(
                List.of(true, false),
                (wants, samples) ->
                    welcome(
                        samples,
                        new OklahomaPhase.Claiming(
                            Seat.B, false, Set.of(Seat.C, Seat.A), Map.of(Seat.A, wants)))))
        .hasSize(1);
  }

  @Test
  void aCardThatIsDrawnIsAsLongAsAnyOther() {
    assertThat(lengths(CARDS, (card, samples) -> update(samples, new Event.Drew(Seat.A, card))))
        .hasSize(1);
    assertThat(
            lengths(
                CARDS,
                (card, samples) ->
                    welcome(samples, new OklahomaPhase.ToPlay(Seat.A, card, false, true, true))))
        .hasSize(1);
    assertThat(
            lengths(
                CARDS,
                (card, samples) ->
                    Codec.bytes(
                        samples.welcome(
                            Seat.A,
                            samples.gin(new GinPhase.ToPlay(Seat.A, card, false, false)),
                            List.of()))))
        .hasSize(1);
  }

  @Test
  void aHandIsAsLongAsAnyOtherOfSoManyCards() {
    assertThat(
            lengths(CARDS, (card, samples) -> CardCodec.bytes(List.of(card, card)).toByteArray()))
        .hasSize(1);
  }

  private static byte[] update(Samples samples, Event event) {
    return Codec.bytes(samples.update(Seen.of(event, Seat.A).orElseThrow()));
  }

  private static byte[] welcome(Samples samples, OklahomaPhase phase) {
    return Codec.bytes(samples.welcome(Seat.A, samples.deal(phase), List.of()));
  }

  /** How long messages are that differ in this alone. */
  private static <T> Set<Integer> lengths(List<T> hidden, BiFunction<T, Samples, byte[]> message) {
    return hidden.stream()
        .map(each -> message.apply(each, new Samples(5)).length)
        .collect(Collectors.toSet());
  }
}
