package oklahoma.protocol.codec;

import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Seat;

/** Acts of a table's owner. */
final class OwnerActionCodec {
  private static final EnumMapping<OwnerAction.Kind, Wire.OwnerAction.Kind> KINDS =
      new EnumMapping<>(OwnerAction.Kind.class, Wire.OwnerAction.Kind.class, "KIND_");

  private OwnerActionCodec() {}

  static Wire.OwnerAction wire(OwnerAction ownerAction) {
    Wire.OwnerAction.Builder wire =
        Wire.OwnerAction.newBuilder()
            .setOwner(SeatCodec.wire(ownerAction.owner()))
            .setAfter(ownerAction.after());
    switch (ownerAction) {
      case OwnerAction.OfSeat about ->
          wire.setOfSeat(
              Wire.OwnerAction.OfSeat.newBuilder()
                  .setKind(KINDS.wire(about.kind()))
                  .setSeat(SeatCodec.wire(about.seat())));
      case OwnerAction.ClosedWindow _ ->
          wire.setClosedWindow(Wire.OwnerAction.ClosedWindow.getDefaultInstance());
      case OwnerAction.EndedPause _ ->
          wire.setEndedPause(Wire.OwnerAction.EndedPause.getDefaultInstance());
    }
    return wire.build();
  }

  static OwnerAction read(Wire.OwnerAction ownerAction) {
    Seat owner = SeatCodec.read(ownerAction.getOwner());
    int after = Bounds.within(0, ownerAction.getAfter(), Integer.MAX_VALUE);
    return switch (ownerAction.getActionCase()) {
      case OF_SEAT ->
          new OwnerAction.OfSeat(
              owner,
              KINDS.read(ownerAction.getOfSeat().getKind()),
              SeatCodec.read(ownerAction.getOfSeat().getSeat()),
              after);
      case CLOSED_WINDOW -> new OwnerAction.ClosedWindow(owner, after);
      case ENDED_PAUSE -> new OwnerAction.EndedPause(owner, after);
      case ACTION_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }
}
