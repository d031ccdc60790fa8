package oklahoma.protocol.codec;

import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Reason;
import oklahoma.rules.Refusal;

/** Refusals. */
final class RefusalCodec {
  private static final int GREATEST = 1_000;

  private static final EnumMapping<Reason, Wire.Reason> REASONS =
      new EnumMapping<>(Reason.class, Wire.Reason.class, "REASON_");

  private RefusalCodec() {}

  static Wire.Refusal wire(Refusal refusal) {
    Wire.Refusal.Builder wire =
        Wire.Refusal.newBuilder()
            .setReason(REASONS.wire(refusal.reason()))
            .setCards(CardCodec.bytes(refusal.cards()))
            .addAllNumbers(refusal.numbers());
    refusal.seat().map(SeatCodec::wire).ifPresent(wire::setSeat);
    return wire.build();
  }

  static Refusal read(Wire.Refusal refusal) {
    return new Refusal(
        REASONS.read(refusal.getReason()),
        CardCodec.cards(refusal.getCards()),
        Bounds.each(
            refusal.getNumbersList(),
            Bounds.NUMBERS_IN_REFUSAL,
            number -> Bounds.within(0, number, GREATEST)),
        SeatCodec.read(refusal.hasSeat(), refusal.getSeat()));
  }
}
