package oklahoma.protocol;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import oklahoma.protocol.BadMessage.Fault;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.Phase;

/** The phases of an Oklahoma deal. */
final class PhaseCodec {
  private static final int MOST_PENALTIES = 2;

  private PhaseCodec() {}

  static Wire.Phase wire(Phase phase) {
    Wire.Phase.Builder wire = Wire.Phase.newBuilder();
    switch (phase) {
      case Phase.ToDraw turn -> wire.setToDraw(toDraw(turn));
      case Phase.ToPlay turn -> wire.setToPlay(toPlay(turn));
      case Phase.Claiming window -> wire.setClaiming(claiming(window));
      case Phase.Penalty penalty -> wire.setPenalty(penalty(penalty));
      case Phase.Renewing renewing -> wire.setRenewing(renewing(renewing));
      case Phase.Ending(var out) -> {
        Wire.Phase.Ending.Builder ending = Wire.Phase.Ending.newBuilder();
        out.map(SeatCodec::wire).ifPresent(ending::setOut);
        wire.setEnding(ending);
      }
      case Phase.Over(var out) -> {
        Wire.Phase.Over.Builder over = Wire.Phase.Over.newBuilder();
        out.map(SeatCodec::wire).ifPresent(over::setOut);
        wire.setOver(over);
      }
    }
    return wire.build();
  }

  static Phase read(Wire.Phase phase) {
    return switch (phase.getKindCase()) {
      case TO_DRAW -> toDraw(phase.getToDraw());
      case TO_PLAY -> toPlay(phase.getToPlay());
      case CLAIMING -> claiming(phase.getClaiming());
      case PENALTY -> penalty(phase.getPenalty());
      case RENEWING -> renewing(phase.getRenewing());
      case ENDING ->
          new Phase.Ending(SeatCodec.read(phase.getEnding().hasOut(), phase.getEnding().getOut()));
      case OVER ->
          new Phase.Over(SeatCodec.read(phase.getOver().hasOut(), phase.getOver().getOut()));
      case KIND_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  private static Wire.Phase.ToDraw toDraw(Phase.ToDraw turn) {
    Wire.Phase.ToDraw.Builder wire =
        Wire.Phase.ToDraw.newBuilder().setSeat(SeatCodec.wire(turn.seat()));
    turn.discarder().map(SeatCodec::wire).ifPresent(wire::setDiscarder);
    turn.claimer().map(SeatCodec::wire).ifPresent(wire::setClaimer);
    return wire.build();
  }

  private static Phase.ToDraw toDraw(Wire.Phase.ToDraw turn) {
    return new Phase.ToDraw(
        SeatCodec.read(turn.getSeat()),
        SeatCodec.read(turn.hasDiscarder(), turn.getDiscarder()),
        SeatCodec.read(turn.hasClaimer(), turn.getClaimer()));
  }

  private static Wire.Phase.ToPlay toPlay(Phase.ToPlay turn) {
    return Wire.Phase.ToPlay.newBuilder()
        .setSeat(SeatCodec.wire(turn.seat()))
        .setDrawn(CardCodec.bytes(turn.drawn()))
        .setTaken(turn.taken())
        .setLaidDown(turn.laidDown())
        .setUntouched(turn.untouched())
        .build();
  }

  private static Phase.ToPlay toPlay(Wire.Phase.ToPlay turn) {
    return new Phase.ToPlay(
        SeatCodec.read(turn.getSeat()),
        CardCodec.face(turn.getDrawn()),
        turn.getTaken(),
        turn.getLaidDown(),
        turn.getUntouched());
  }

  private static Wire.Phase.Claiming claiming(Phase.Claiming window) {
    Wire.Phase.Claiming.Builder wire =
        Wire.Phase.Claiming.newBuilder()
            .setDiscarder(SeatCodec.wire(window.discarder()))
            .setFirst(window.first())
            .addAllEligible(SeatCodec.wire(window.eligible()));
    new TreeMap<>(window.wants())
        .forEach((seat, wants) ->
            wire.addWants(
                Wire.Phase.Answer.newBuilder().setSeat(SeatCodec.wire(seat)).setWants(wants)));
    return wire.build();
  }

  private static Phase.Claiming claiming(Wire.Phase.Claiming window) {
    if (window.getWantsCount() > Bounds.SEATS) {
      throw new BadMessage(Fault.TOO_LONG);
    }
    Map<Seat, Boolean> wants = new EnumMap<>(Seat.class);
    for (Wire.Phase.Answer answer : window.getWantsList()) {
      wants.put(SeatCodec.read(answer.getSeat()), answer.getWants());
    }
    return new Phase.Claiming(
        SeatCodec.read(window.getDiscarder()),
        window.getFirst(),
        SeatCodec.read(window.getEligibleList()),
        wants);
  }

  private static Wire.Phase.Penalty penalty(Phase.Penalty penalty) {
    Wire.Phase.Penalty.Builder wire =
        Wire.Phase.Penalty.newBuilder()
            .setClaimer(SeatCodec.wire(penalty.claimer()))
            .setOwed(penalty.owed())
            .setNext(SeatCodec.wire(penalty.next()));
    penalty.discarder().map(SeatCodec::wire).ifPresent(wire::setDiscarder);
    return wire.build();
  }

  private static Phase.Penalty penalty(Wire.Phase.Penalty penalty) {
    return new Phase.Penalty(
        SeatCodec.read(penalty.getClaimer()),
        Bounds.within(1, penalty.getOwed(), MOST_PENALTIES),
        SeatCodec.read(penalty.hasDiscarder(), penalty.getDiscarder()),
        SeatCodec.read(penalty.getNext()));
  }

  private static Wire.Phase.Renewing renewing(Phase.Renewing renewing) {
    Wire.Phase.Renewing.Builder wire = Wire.Phase.Renewing.newBuilder();
    switch (renewing.resume()) {
      case Phase.ToDraw turn -> wire.setToDraw(toDraw(turn));
      case Phase.Penalty penalty -> wire.setPenalty(penalty(penalty));
    }
    return wire.build();
  }

  private static Phase.Renewing renewing(Wire.Phase.Renewing renewing) {
    return new Phase.Renewing(
        switch (renewing.getResumeCase()) {
          case TO_DRAW -> toDraw(renewing.getToDraw());
          case PENALTY -> penalty(renewing.getPenalty());
          case RESUME_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
        });
  }
}
