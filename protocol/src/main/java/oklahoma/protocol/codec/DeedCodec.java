package oklahoma.protocol.codec;

import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.messages.Deed;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Seat;

/** Acts of a table's owner. */
final class DeedCodec {
  private static final EnumMapping<Deed.Kind, Wire.Deed.Kind> KINDS =
      new EnumMapping<>(Deed.Kind.class, Wire.Deed.Kind.class, "KIND_");

  private DeedCodec() {}

  static Wire.Deed wire(Deed deed) {
    Wire.Deed.Builder wire =
        Wire.Deed.newBuilder().setOwner(SeatCodec.wire(deed.owner())).setAfter(deed.after());
    switch (deed) {
      case Deed.OfSeat about ->
          wire.setOfSeat(
              Wire.Deed.OfSeat.newBuilder()
                  .setKind(KINDS.wire(about.kind()))
                  .setSeat(SeatCodec.wire(about.seat())));
      case Deed.ClosedWindow _ -> wire.setClosedWindow(Wire.Deed.ClosedWindow.getDefaultInstance());
      case Deed.EndedPause _ -> wire.setEndedPause(Wire.Deed.EndedPause.getDefaultInstance());
    }
    return wire.build();
  }

  static Deed read(Wire.Deed deed) {
    Seat owner = SeatCodec.read(deed.getOwner());
    int after = Bounds.within(0, deed.getAfter(), Integer.MAX_VALUE);
    return switch (deed.getDeedCase()) {
      case OF_SEAT ->
          new Deed.OfSeat(
              owner,
              KINDS.read(deed.getOfSeat().getKind()),
              SeatCodec.read(deed.getOfSeat().getSeat()),
              after);
      case CLOSED_WINDOW -> new Deed.ClosedWindow(owner, after);
      case ENDED_PAUSE -> new Deed.EndedPause(owner, after);
      case DEED_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }
}
