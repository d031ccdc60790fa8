package oklahoma.protocol.codec;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Event;
import oklahoma.rules.Seen;
import oklahoma.rules.Viewer;

/** The host's messages to a guest. */
final class FromHostCodec {
  private static final EnumMapping<ByeReason, Wire.Farewell> FAREWELLS =
      new EnumMapping<>(ByeReason.class, Wire.Farewell.class, "FAREWELL_");
  private static final EnumMapping<Mover, Wire.Mover> MOVERS =
      new EnumMapping<>(Mover.class, Wire.Mover.class, "MOVER_");

  private FromHostCodec() {}

  static Wire.FromHost wire(FromHost message) {
    Wire.FromHost.Builder wire = Wire.FromHost.newBuilder();
    switch (message) {
      case FromHost.Welcome welcome -> wire.setWelcome(welcome(welcome));
      case FromHost.Update update -> wire.setUpdate(update(update));
      case FromHost.DealBegan began -> wire.setDealBegan(began(began));
      case FromHost.Intermission pause -> wire.setIntermission(intermission(pause));
      case FromHost.Seats seats -> wire.setSeats(seats(seats));
      case FromHost.Refused(long command, var refusal) ->
          wire.setRefused(
              Wire.Refused.newBuilder().setCommand(command).setRefusal(RefusalCodec.wire(refusal)));
      case FromHost.Pong(long stamp) -> wire.setPong(Wire.Pong.newBuilder().setStamp(stamp));
      case FromHost.Tables(var tables) -> wire.setTables(LobbyCodec.wire(tables));
      case FromHost.Lobby lobby -> wire.setLobby(LobbyCodec.wire(lobby));
      case FromHost.LobbyRefused(var fault) -> wire.setLobbyRefused(LobbyCodec.wire(fault));
      case FromHost.Chatted chatted -> wire.setChatted(ChatCodec.wire(chatted));
      case FromHost.Matches(var series) -> wire.setSeries(LobbyCodec.wire(series));
      case FromHost.PasswordAsked(var challenge) ->
          wire.setPasswordAsked(PasswordCodec.wire(challenge));
      case FromHost.ShuffleState fair -> wire.setFair(FairCodec.wire(fair));
      case FromHost.OwnerActed(OwnerAction ownerAction) ->
          wire.setOwnerAction(OwnerActionCodec.wire(ownerAction));
      case FromHost.Advised(var seat) ->
          wire.setAdvised(Wire.Advised.newBuilder().setSeat(SeatCodec.wire(seat)));
      case FromHost.Asleep _ -> wire.setAsleep(Wire.Asleep.getDefaultInstance());
      case FromHost.Awake(OptionalLong millisLeft) -> wire.setAwake(awake(millisLeft));
      case FromHost.WrongPassword(Name name, OptionalLong pause) -> {
        Wire.WrongPassword.Builder tried = Wire.WrongPassword.newBuilder().setName(name.text());
        pause.ifPresent(tried::setPauseMillis);
        wire.setWrongPassword(tried);
      }
      case FromHost.Bye(ByeReason reason, int version, OptionalLong pause) -> {
        Wire.Bye.Builder bye =
            Wire.Bye.newBuilder().setReason(FAREWELLS.wire(reason)).setVersion(version);
        pause.ifPresent(bye::setPauseMillis);
        wire.setBye(bye);
      }
    }
    return wire.build();
  }

  static FromHost read(Wire.FromHost message) {
    return switch (message.getKindCase()) {
      case WELCOME -> welcome(message.getWelcome());
      case UPDATE -> update(message.getUpdate());
      case DEAL_BEGAN -> began(message.getDealBegan());
      case INTERMISSION -> intermission(message.getIntermission());
      case SEATS ->
          new FromHost.Seats(
              Bounds.natural(message.getSeats().getNumber()),
              SeatCodec.labels(message.getSeats().getSeatsList()),
              SeatCodec.read(message.getSeats().hasOwner(), message.getSeats().getOwner()),
              SeatCodec.names(message.getSeats().getSpectatorsList()),
              message.getSeats().getLatecomers());
      case ADVISED -> new FromHost.Advised(SeatCodec.read(message.getAdvised().getSeat()));
      case REFUSED ->
          new FromHost.Refused(
              Bounds.natural(message.getRefused().getCommand()),
              RefusalCodec.read(message.getRefused().getRefusal()));
      case PONG -> new FromHost.Pong(message.getPong().getStamp());
      case TABLES -> LobbyCodec.read(message.getTables());
      case LOBBY -> LobbyCodec.read(message.getLobby());
      case SERIES -> new FromHost.Matches(LobbyCodec.read(message.getSeries()));
      case LOBBY_REFUSED -> LobbyCodec.read(message.getLobbyRefused());
      case CHATTED -> ChatCodec.read(message.getChatted());
      case PASSWORD_ASKED ->
          new FromHost.PasswordAsked(PasswordCodec.read(message.getPasswordAsked()));
      case FAIR -> FairCodec.read(message.getFair());
      case OWNER_ACTION -> new FromHost.OwnerActed(OwnerActionCodec.read(message.getOwnerAction()));
      case ASLEEP -> new FromHost.Asleep();
      case AWAKE ->
          new FromHost.Awake(
              Bounds.natural(
                  message.getAwake().hasMillisLeft(), message.getAwake().getMillisLeft()));
      case BYE ->
          new FromHost.Bye(
              FAREWELLS.read(message.getBye().getReason()),
              Bounds.within(0, message.getBye().getVersion(), Integer.MAX_VALUE),
              Bounds.natural(message.getBye().hasPauseMillis(), message.getBye().getPauseMillis()));
      case WRONG_PASSWORD ->
          new FromHost.WrongPassword(
              SeatCodec.name(message.getWrongPassword().getName()),
              Bounds.natural(
                  message.getWrongPassword().hasPauseMillis(),
                  message.getWrongPassword().getPauseMillis()));
      case KIND_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  private static Wire.Awake awake(OptionalLong millisLeft) {
    Wire.Awake.Builder wire = Wire.Awake.newBuilder();
    millisLeft.ifPresent(wire::setMillisLeft);
    return wire.build();
  }

  private static Wire.Welcome welcome(FromHost.Welcome welcome) {
    Wire.Welcome.Builder wire =
        Wire.Welcome.newBuilder()
            .setNumber(welcome.number())
            .setViewer(SeatCodec.wire(welcome.viewer()))
            .addAllSeats(welcome.seats().stream().map(SeatCodec::wire).toList())
            .setStanding(StandingCodec.wire(welcome.standing()))
            .setDeal(DealCodec.wire(welcome.deal()))
            .addAllSoFar(welcome.soFar().stream().map(EventCodec::wire).toList())
            .addAllReady(SeatCodec.wire(welcome.ready()))
            .addAllSpectators(welcome.spectators().stream().map(Name::text).toList())
            .setNoPlaces(!welcome.help().places())
            .setNoSuggestions(!welcome.help().suggestions())
            .addAllOwnerActions(
                welcome.ownerActions().stream().map(OwnerActionCodec::wire).toList())
            .setLatecomers(welcome.latecomers());
    welcome.key().map(key -> ByteString.copyFrom(key.bytes())).ifPresent(wire::setKey);
    welcome.millisLeft().ifPresent(wire::setMillisLeft);
    welcome.owner().map(SeatCodec::wire).ifPresent(wire::setOwner);
    return wire.build();
  }

  private static FromHost welcome(Wire.Welcome welcome) {
    Viewer viewer = SeatCodec.read(welcome.getViewer());
    Optional<SeatKey> key =
        welcome.hasKey() ? Optional.of(ToHostCodec.key(welcome.getKey())) : Optional.empty();
    List<Seen<Event>> soFar =
        Bounds.each(welcome.getSoFarList(), Bounds.EVENTS, event -> EventCodec.read(event, viewer));
    return new FromHost.Welcome(
        Bounds.natural(welcome.getNumber()),
        viewer,
        key,
        SeatCodec.labels(welcome.getSeatsList()),
        StandingCodec.read(welcome.getStanding()),
        DealCodec.read(welcome.getDeal(), viewer),
        soFar,
        SeatCodec.read(welcome.getReadyList()),
        Bounds.natural(welcome.hasMillisLeft(), welcome.getMillisLeft()),
        SeatCodec.read(welcome.hasOwner(), welcome.getOwner()),
        SeatCodec.names(welcome.getSpectatorsList()),
        new TableHelp(!welcome.getNoPlaces(), !welcome.getNoSuggestions()),
        Bounds.each(welcome.getOwnerActionsList(), Bounds.OWNER_ACTIONS, OwnerActionCodec::read),
        welcome.getLatecomers());
  }

  private static Wire.Update update(FromHost.Update update) {
    Wire.Update.Builder wire =
        Wire.Update.newBuilder()
            .setNumber(update.number())
            .setViewer(SeatCodec.wire(update.event().viewer()))
            .setEvent(EventCodec.wire(update.event()))
            .setMover(MOVERS.wire(update.mover()));
    update.command().ifPresent(wire::setCommand);
    update.millisLeft().ifPresent(wire::setMillisLeft);
    return wire.build();
  }

  private static FromHost update(Wire.Update update) {
    return new FromHost.Update(
        Bounds.natural(update.getNumber()),
        EventCodec.read(update.getEvent(), SeatCodec.read(update.getViewer())),
        Bounds.natural(update.hasCommand(), update.getCommand()),
        MOVERS.read(update.getMover()),
        Bounds.natural(update.hasMillisLeft(), update.getMillisLeft()));
  }

  private static Wire.DealBegan began(FromHost.DealBegan began) {
    Wire.DealBegan.Builder wire =
        Wire.DealBegan.newBuilder()
            .setNumber(began.number())
            .setViewer(SeatCodec.wire(began.deal().viewer()))
            .setDeal(DealCodec.wire(began.deal()))
            .setStanding(StandingCodec.wire(began.standing()));
    began.millisLeft().ifPresent(wire::setMillisLeft);
    return wire.build();
  }

  private static FromHost began(Wire.DealBegan began) {
    return new FromHost.DealBegan(
        Bounds.natural(began.getNumber()),
        DealCodec.read(began.getDeal(), SeatCodec.read(began.getViewer())),
        StandingCodec.read(began.getStanding()),
        Bounds.natural(began.hasMillisLeft(), began.getMillisLeft()));
  }

  private static Wire.Seats seats(FromHost.Seats seats) {
    Wire.Seats.Builder wire =
        Wire.Seats.newBuilder()
            .setNumber(seats.number())
            .addAllSeats(seats.seats().stream().map(SeatCodec::wire).toList())
            .addAllSpectators(seats.spectators().stream().map(Name::text).toList())
            .setLatecomers(seats.latecomers());
    seats.owner().map(SeatCodec::wire).ifPresent(wire::setOwner);
    return wire.build();
  }

  private static Wire.Intermission intermission(FromHost.Intermission pause) {
    Wire.Intermission.Builder wire =
        Wire.Intermission.newBuilder()
            .setNumber(pause.number())
            .setStanding(StandingCodec.wire(pause.standing()))
            .addAllReady(SeatCodec.wire(pause.ready()));
    pause.millisLeft().ifPresent(wire::setMillisLeft);
    return wire.build();
  }

  private static FromHost intermission(Wire.Intermission pause) {
    return new FromHost.Intermission(
        Bounds.natural(pause.getNumber()),
        StandingCodec.read(pause.getStanding()),
        SeatCodec.read(pause.getReadyList()),
        Bounds.natural(pause.hasMillisLeft(), pause.getMillisLeft()));
  }
}
