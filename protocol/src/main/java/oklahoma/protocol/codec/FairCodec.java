package oklahoma.protocol.codec;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.Secret;

/** The messages of the fair shuffle. */
final class FairCodec {
  private FairCodec() {}

  static Wire.FairAnswer wire(Answer answer) {
    Wire.FairAnswer.Builder wire = Wire.FairAnswer.newBuilder();
    switch (answer) {
      case Answer.Commit(int deal, Commitment commitment) ->
          wire.setDeal(deal).setCommitment(bytes(commitment.bytes()));
      case Answer.Reveal(int deal, Secret secret) ->
          wire.setDeal(deal).setSecret(bytes(secret.bytes()));
    }
    return wire.build();
  }

  static Answer read(Wire.FairAnswer answer) {
    int deal = number(answer.getDeal());
    return switch (answer.getAnswerCase()) {
      case COMMITMENT -> new Answer.Commit(deal, commitment(answer.getCommitment()));
      case SECRET -> new Answer.Reveal(deal, secret(answer.getSecret()));
      case ANSWER_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  static Wire.Fair wire(FromHost.ShuffleState fair) {
    FairDeal deal = fair.deal();
    Wire.Fair.Builder wire =
        Wire.Fair.newBuilder()
            .setViewer(SeatCodec.wire(fair.viewer()))
            .setScheme(deal.match().scheme())
            .setMatch(bytes(deal.match().bytes()))
            .setDeal(deal.number())
            .setHostCommitment(bytes(deal.host().bytes()))
            .addAllParts(deal.parts().stream().map(FairCodec::wire).toList());
    deal.shown().map(secret -> bytes(secret.bytes())).ifPresent(wire::setShown);
    return wire.build();
  }

  static FromHost.ShuffleState read(Wire.Fair fair) {
    List<Part> parts = Bounds.each(fair.getPartsList(), Bounds.SEATS, FairCodec::read);
    Optional<Secret> shown =
        fair.hasShown() ? Optional.of(secret(fair.getShown())) : Optional.empty();
    int scheme = Bounds.within(1, fair.getScheme(), MatchId.LATEST);
    MatchId match = ofLength(fair.getMatch(), MatchId.BYTES, bytes -> MatchId.of(scheme, bytes));
    Commitment host = commitment(fair.getHostCommitment());
    int number = number(fair.getDeal());
    try {
      FairDeal deal = new FairDeal(match, number, host, parts, shown);
      return new FromHost.ShuffleState(SeatCodec.read(fair.getViewer()), deal);
    } catch (IllegalArgumentException impossible) {
      throw new BadMessage(Fault.IMPOSSIBLE, impossible);
    }
  }

  private static Wire.Fair.Part wire(Part part) {
    Wire.Fair.Part.Builder wire = Wire.Fair.Part.newBuilder();
    switch (part) {
      case Part.Unasked unasked -> wire.setUnasked(Wire.Fair.Unasked.getDefaultInstance());
      case Part.Awaited awaited -> wire.setAwaited(Wire.Fair.Awaited.getDefaultInstance());
      case Part.Silent silent -> wire.setSilent(Wire.Fair.Silent.getDefaultInstance());
      case Part.Committed(Commitment commitment) -> wire.setCommitted(bytes(commitment.bytes()));
      case Part.Withheld(Commitment commitment) -> wire.setWithheld(bytes(commitment.bytes()));
      case Part.Revealed(Commitment commitment, Secret secret) ->
          wire.setRevealed(
              Wire.Fair.Revealed.newBuilder()
                  .setCommitment(bytes(commitment.bytes()))
                  .setSecret(bytes(secret.bytes())));
    }
    return wire.build();
  }

  private static Part read(Wire.Fair.Part part) {
    return switch (part.getKindCase()) {
      case UNASKED -> new Part.Unasked();
      case AWAITED -> new Part.Awaited();
      case SILENT -> new Part.Silent();
      case COMMITTED -> new Part.Committed(commitment(part.getCommitted()));
      case WITHHELD -> new Part.Withheld(commitment(part.getWithheld()));
      case REVEALED ->
          new Part.Revealed(
              commitment(part.getRevealed().getCommitment()),
              secret(part.getRevealed().getSecret()));
      case KIND_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  private static int number(int deal) {
    return Bounds.within(1, deal, Integer.MAX_VALUE);
  }

  private static Commitment commitment(ByteString bytes) {
    return ofLength(bytes, Commitment.BYTES, Commitment::of);
  }

  private static Secret secret(ByteString bytes) {
    return ofLength(bytes, Secret.BYTES, Secret::of);
  }

  private static <T> T ofLength(ByteString bytes, int length, Function<byte[], T> reading) {
    if (bytes.size() != length) {
      throw new BadMessage(Fault.NOT_A_SECRET);
    }
    return reading.apply(bytes.toByteArray());
  }

  private static ByteString bytes(byte[] bytes) {
    return ByteString.copyFrom(bytes);
  }
}
