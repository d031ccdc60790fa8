package oklahoma.protocol.codec;

import java.util.Optional;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Move;
import oklahoma.rules.card.End;

/** Moves. */
final class MoveCodec {
  private MoveCodec() {}

  static Wire.Move wire(Move move) {
    Wire.Move.Builder wire = Wire.Move.newBuilder();
    switch (move) {
      case Move.Draw draw -> wire.setDraw(Wire.Move.Draw.getDefaultInstance());
      case Move.Take take -> wire.setTake(Wire.Move.Take.getDefaultInstance());
      case Move.Claim claim -> wire.setClaim(Wire.Move.Claim.getDefaultInstance());
      case Move.Pass pass -> wire.setPass(Wire.Move.Pass.getDefaultInstance());
      case Move.Discard(var card) ->
          wire.setDiscard(Wire.Move.Discard.newBuilder().setCard(CardCodec.bytes(card)));
      case Move.LayDown(var melds) ->
          wire.setLayDown(
              Wire.Move.LayDown.newBuilder()
                  .addAllMelds(melds.stream().map(CardCodec::wire).toList()));
      case Move.LayOff off -> wire.setLayOff(layOff(off));
      case Move.Swap swap -> wire.setDisplace(swap(swap));
      case Move.Knock knock -> wire.setKnock(knock(knock));
    }
    return wire.build();
  }

  static Move read(Wire.Move move) {
    return switch (move.getKindCase()) {
      case DRAW -> new Move.Draw();
      case TAKE -> new Move.Take();
      case CLAIM -> new Move.Claim();
      case PASS -> new Move.Pass();
      case DISCARD -> new Move.Discard(CardCodec.card(move.getDiscard().getCard()));
      case LAY_DOWN ->
          new Move.LayDown(
              Bounds.each(move.getLayDown().getMeldsList(), Bounds.MELDS_MOVED, CardCodec::read));
      case LAY_OFF -> layOff(move.getLayOff());
      case DISPLACE -> swap(move.getDisplace());
      case KNOCK -> knock(move.getKnock());
      case KIND_NOT_SET -> throw new BadMessage(BadMessage.Fault.UNKNOWN_KIND);
    };
  }

  private static Wire.Move.LayOff layOff(Move.LayOff off) {
    Wire.Move.LayOff.Builder wire =
        Wire.Move.LayOff.newBuilder().setCard(CardCodec.bytes(off.card())).setMeld(off.meld());
    off.end().map(CardCodec::wire).ifPresent(wire::setEnd);
    return wire.build();
  }

  private static Move layOff(Wire.Move.LayOff off) {
    return new Move.LayOff(
        CardCodec.card(off.getCard()), meld(off.getMeld()), end(off.hasEnd(), off.getEnd()));
  }

  private static Wire.Move.Displace swap(Move.Swap wild) {
    Wire.Move.Displace.Builder wire =
        Wire.Move.Displace.newBuilder().setCard(CardCodec.bytes(wild.card())).setMeld(wild.meld());
    wild.end().map(CardCodec::wire).ifPresent(wire::setEnd);
    return wire.build();
  }

  private static Move swap(Wire.Move.Displace wild) {
    return new Move.Swap(
        CardCodec.card(wild.getCard()), meld(wild.getMeld()), end(wild.hasEnd(), wild.getEnd()));
  }

  private static Wire.Move.Knock knock(Move.Knock knock) {
    Wire.Move.Knock.Builder wire =
        Wire.Move.Knock.newBuilder()
            .addAllMelds(knock.melds().stream().map(CardCodec::wire).toList());
    knock.discard().map(CardCodec::bytes).ifPresent(wire::setDiscard);
    return wire.build();
  }

  private static Move knock(Wire.Move.Knock knock) {
    return new Move.Knock(
        CardCodec.card(knock.hasDiscard(), knock.getDiscard()),
        Bounds.each(knock.getMeldsList(), Bounds.MELDS_MOVED, CardCodec::read));
  }

  private static int meld(int index) {
    return Bounds.within(0, index, Bounds.MELDS_LAID - 1);
  }

  private static Optional<End> end(boolean there, Wire.End end) {
    return there ? Optional.of(CardCodec.read(end)) : Optional.empty();
  }
}
