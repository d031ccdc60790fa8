package oklahoma.protocol.codec;

import java.util.EnumMap;
import java.util.Map;
import java.util.TreeMap;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaPhase;

/** The phases of an Oklahoma deal. */
final class OklahomaPhaseCodec {
  private static final int MOST_PENALTIES = 2;

  private OklahomaPhaseCodec() {}

  static Wire.Phase wire(OklahomaPhase phase) {
    Wire.Phase.Builder wire = Wire.Phase.newBuilder();
    switch (phase) {
      case OklahomaPhase.ToDraw turn -> wire.setToDraw(toDraw(turn));
      case OklahomaPhase.ToPlay turn -> wire.setToPlay(toPlay(turn));
      case OklahomaPhase.Claiming window -> wire.setClaiming(claiming(window));
      case OklahomaPhase.Penalty penalty -> wire.setPenalty(penalty(penalty));
      case OklahomaPhase.Renewing renewing -> wire.setRenewing(renewing(renewing));
      case OklahomaPhase.Ending(var out) -> {
        Wire.Phase.Ending.Builder ending = Wire.Phase.Ending.newBuilder();
        out.map(SeatCodec::wire).ifPresent(ending::setOut);
        wire.setEnding(ending);
      }
      case OklahomaPhase.Over(var out) -> {
        Wire.Phase.Over.Builder over = Wire.Phase.Over.newBuilder();
        out.map(SeatCodec::wire).ifPresent(over::setOut);
        wire.setOver(over);
      }
    }
    return wire.build();
  }

  static OklahomaPhase read(Wire.Phase phase) {
    return switch (phase.getKindCase()) {
      case TO_DRAW -> toDraw(phase.getToDraw());
      case TO_PLAY -> toPlay(phase.getToPlay());
      case CLAIMING -> claiming(phase.getClaiming());
      case PENALTY -> penalty(phase.getPenalty());
      case RENEWING -> renewing(phase.getRenewing());
      case ENDING ->
          new OklahomaPhase.Ending(
              SeatCodec.read(phase.getEnding().hasOut(), phase.getEnding().getOut()));
      case OVER ->
          new OklahomaPhase.Over(
              SeatCodec.read(phase.getOver().hasOut(), phase.getOver().getOut()));
      case KIND_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  private static Wire.Phase.ToDraw toDraw(OklahomaPhase.ToDraw turn) {
    Wire.Phase.ToDraw.Builder wire =
        Wire.Phase.ToDraw.newBuilder().setSeat(SeatCodec.wire(turn.seat()));
    turn.discarder().map(SeatCodec::wire).ifPresent(wire::setDiscarder);
    turn.claimer().map(SeatCodec::wire).ifPresent(wire::setClaimer);
    return wire.build();
  }

  private static OklahomaPhase.ToDraw toDraw(Wire.Phase.ToDraw turn) {
    return new OklahomaPhase.ToDraw(
        SeatCodec.read(turn.getSeat()),
        SeatCodec.read(turn.hasDiscarder(), turn.getDiscarder()),
        SeatCodec.read(turn.hasClaimer(), turn.getClaimer()));
  }

  private static Wire.Phase.ToPlay toPlay(OklahomaPhase.ToPlay turn) {
    return Wire.Phase.ToPlay.newBuilder()
        .setSeat(SeatCodec.wire(turn.seat()))
        .setDrawn(CardCodec.bytes(turn.drawn()))
        .setTaken(turn.taken())
        .setLaidDown(turn.laidDown())
        .setUntouched(turn.untouched())
        .build();
  }

  private static OklahomaPhase.ToPlay toPlay(Wire.Phase.ToPlay turn) {
    return new OklahomaPhase.ToPlay(
        SeatCodec.read(turn.getSeat()),
        CardCodec.face(turn.getDrawn()),
        turn.getTaken(),
        turn.getLaidDown(),
        turn.getUntouched());
  }

  private static Wire.Phase.Claiming claiming(OklahomaPhase.Claiming window) {
    Wire.Phase.Claiming.Builder wire =
        Wire.Phase.Claiming.newBuilder()
            .setDiscarder(SeatCodec.wire(window.discarder()))
            .setFirst(window.first())
            .addAllEligible(SeatCodec.wire(window.eligible()));
    new TreeMap<>(window.answers())
        .forEach((seat, claims) ->
            wire.addWants(
                Wire.Phase.Answer.newBuilder().setSeat(SeatCodec.wire(seat)).setWants(claims)));
    return wire.build();
  }

  private static OklahomaPhase.Claiming claiming(Wire.Phase.Claiming window) {
    if (window.getWantsCount() > Bounds.SEATS) {
      throw new BadMessage(Fault.TOO_LONG);
    }
    Map<Seat, Boolean> answers = new EnumMap<>(Seat.class);
    for (Wire.Phase.Answer answer : window.getWantsList()) {
      answers.put(SeatCodec.read(answer.getSeat()), answer.getWants());
    }
    return new OklahomaPhase.Claiming(
        SeatCodec.read(window.getDiscarder()),
        window.getFirst(),
        SeatCodec.read(window.getEligibleList()),
        answers);
  }

  private static Wire.Phase.Penalty penalty(OklahomaPhase.Penalty penalty) {
    Wire.Phase.Penalty.Builder wire =
        Wire.Phase.Penalty.newBuilder()
            .setClaimer(SeatCodec.wire(penalty.claimer()))
            .setOwed(penalty.owed())
            .setNext(SeatCodec.wire(penalty.next()));
    penalty.discarder().map(SeatCodec::wire).ifPresent(wire::setDiscarder);
    return wire.build();
  }

  private static OklahomaPhase.Penalty penalty(Wire.Phase.Penalty penalty) {
    return new OklahomaPhase.Penalty(
        SeatCodec.read(penalty.getClaimer()),
        Bounds.within(1, penalty.getOwed(), MOST_PENALTIES),
        SeatCodec.read(penalty.hasDiscarder(), penalty.getDiscarder()),
        SeatCodec.read(penalty.getNext()));
  }

  private static Wire.Phase.Renewing renewing(OklahomaPhase.Renewing renewing) {
    Wire.Phase.Renewing.Builder wire = Wire.Phase.Renewing.newBuilder();
    switch (renewing.resume()) {
      case OklahomaPhase.ToDraw turn -> wire.setToDraw(toDraw(turn));
      case OklahomaPhase.Penalty penalty -> wire.setPenalty(penalty(penalty));
    }
    return wire.build();
  }

  private static OklahomaPhase.Renewing renewing(Wire.Phase.Renewing renewing) {
    return new OklahomaPhase.Renewing(
        switch (renewing.getResumeCase()) {
          case TO_DRAW -> toDraw(renewing.getToDraw());
          case PENALTY -> penalty(renewing.getPenalty());
          case RESUME_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
        });
  }
}
