package oklahoma.protocol.codec;

import java.util.List;
import java.util.Set;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinResult;

/** The phases of a deal of gin. */
final class GinPhaseCodec {
  private static final EnumMapping<GinPhase.Pile, Wire.GinPhase.Pile> PILES =
      new EnumMapping<>(GinPhase.Pile.class, Wire.GinPhase.Pile.class, "PILE_");
  private static final EnumMapping<GinResult.Call, Wire.GinPhase.Call> CALLS =
      new EnumMapping<>(GinResult.Call.class, Wire.GinPhase.Call.class, "CALL_");
  private static final EnumMapping<GinResult.Cause, Wire.GinPhase.Cause> CAUSES =
      new EnumMapping<>(GinResult.Cause.class, Wire.GinPhase.Cause.class, "CAUSE_");

  private GinPhaseCodec() {}

  static Wire.GinPhase wire(GinPhase phase) {
    Wire.GinPhase.Builder wire = Wire.GinPhase.newBuilder();
    switch (phase) {
      case GinPhase.Offered(Seat seat, boolean declined) ->
          wire.setOffered(
              Wire.GinPhase.Offered.newBuilder()
                  .setSeat(SeatCodec.wire(seat))
                  .setDeclined(declined));
      case GinPhase.ToDraw turn -> {
        Wire.GinPhase.ToDraw.Builder begun =
            Wire.GinPhase.ToDraw.newBuilder()
                .setSeat(SeatCodec.wire(turn.seat()))
                .setPile(PILES.wire(turn.pile()));
        turn.discarder().map(SeatCodec::wire).ifPresent(begun::setDiscarder);
        wire.setToDraw(begun);
      }
      case GinPhase.ToPlay turn ->
          wire.setToPlay(
              Wire.GinPhase.ToPlay.newBuilder()
                  .setSeat(SeatCodec.wire(turn.seat()))
                  .setDrawn(CardCodec.bytes(turn.drawn()))
                  .setTaken(turn.taken())
                  .setLast(turn.last()));
      case GinPhase.LayingOff defence ->
          wire.setLayingOff(
              Wire.GinPhase.LayingOff.newBuilder()
                  .setKnocker(SeatCodec.wire(defence.knocker()))
                  .addAllWaiting(defence.waiting().stream().sorted().map(SeatCodec::wire).toList())
                  .addAllAdded(added(defence.added())));
      case GinPhase.Ending(GinPhase.Finish finish) -> wire.setEnding(finish(finish));
      case GinPhase.Over(GinPhase.Finish finish) -> wire.setOver(finish(finish));
    }
    return wire.build();
  }

  static GinPhase read(Wire.GinPhase phase) {
    return switch (phase.getKindCase()) {
      case OFFERED ->
          new GinPhase.Offered(
              SeatCodec.read(phase.getOffered().getSeat()), phase.getOffered().getDeclined());
      case TO_DRAW ->
          new GinPhase.ToDraw(
              SeatCodec.read(phase.getToDraw().getSeat()),
              SeatCodec.read(phase.getToDraw().hasDiscarder(), phase.getToDraw().getDiscarder()),
              PILES.read(phase.getToDraw().getPile()));
      case TO_PLAY ->
          new GinPhase.ToPlay(
              SeatCodec.read(phase.getToPlay().getSeat()),
              CardCodec.face(phase.getToPlay().getDrawn()),
              phase.getToPlay().getTaken(),
              phase.getToPlay().getLast());
      case LAYING_OFF ->
          new GinPhase.LayingOff(
              SeatCodec.read(phase.getLayingOff().getKnocker()),
              Set.copyOf(
                  Bounds.each(
                      phase.getLayingOff().getWaitingList(), Bounds.SEATS, SeatCodec::read)),
              readAdded(phase.getLayingOff().getAddedList()));
      case ENDING -> new GinPhase.Ending(finish(phase.getEnding()));
      case OVER -> new GinPhase.Over(finish(phase.getOver()));
      case KIND_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  private static Wire.GinPhase.Finish finish(GinPhase.Finish finish) {
    Wire.GinPhase.Finish.Builder wire = Wire.GinPhase.Finish.newBuilder();
    switch (finish) {
      case GinPhase.Stopped stopped ->
          wire.setStopped(
              Wire.GinPhase.Stopped.newBuilder()
                  .setCall(CALLS.wire(stopped.call()))
                  .setCaller(SeatCodec.wire(stopped.caller()))
                  .addAllAdded(added(stopped.added())));
      case GinPhase.Voided annulled -> wire.setAnnulled(CAUSES.wire(annulled.cause()));
    }
    return wire.build();
  }

  private static GinPhase.Finish finish(Wire.GinPhase.Finish finish) {
    return switch (finish.getKindCase()) {
      case STOPPED ->
          new GinPhase.Stopped(
              CALLS.read(finish.getStopped().getCall()),
              SeatCodec.read(finish.getStopped().getCaller()),
              readAdded(finish.getStopped().getAddedList()));
      case ANNULLED -> new GinPhase.Voided(CAUSES.read(finish.getAnnulled()));
      case KIND_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  private static List<Wire.Event.LaidOff> added(List<GinPhase.Added> added) {
    return added.stream()
        .map(each ->
            EventCodec.laidOff(
                new Event.LaidOff(each.seat(), each.card(), each.meld(), each.end())))
        .toList();
  }

  private static List<GinPhase.Added> readAdded(List<Wire.Event.LaidOff> added) {
    return Bounds.each(
        added,
        Bounds.CARDS,
        each -> {
          Event.LaidOff off = EventCodec.laidOff(each);
          return new GinPhase.Added(off.seat(), off.card(), off.meld(), off.end());
        });
  }
}
