package oklahoma.protocol.codec;

import com.google.protobuf.ByteString;
import java.util.Optional;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.wire.Wire;

/** A guest's messages to the host. */
final class ToHostCodec {
  private static final EnumMapping<OwnerCommand, Wire.OwnerCommand> COMMANDS =
      new EnumMapping<>(OwnerCommand.class, Wire.OwnerCommand.class, "OWNER_COMMAND_");

  private ToHostCodec() {}

  static Wire.ToHost wire(ToHost message) {
    Wire.ToHost.Builder wire = Wire.ToHost.newBuilder();
    switch (message) {
      case ToHost.Hello hello -> wire.setHello(hello(hello));
      case ToHost.Command(long id, long seen, var move) ->
          wire.setCommand(
              Wire.Command.newBuilder().setId(id).setSeen(seen).setMove(MoveCodec.wire(move)));
      case ToHost.Ready ready -> wire.setReady(Wire.Ready.getDefaultInstance());
      case ToHost.Rematch rematch -> wire.setRematch(Wire.Rematch.getDefaultInstance());
      case ToHost.Resync resync -> wire.setResync(Wire.Resync.getDefaultInstance());
      case ToHost.Leave(boolean forNow) -> wire.setLeave(Wire.Leave.newBuilder().setForNow(forNow));
      case ToHost.Ping(long stamp) -> wire.setPing(Wire.Ping.newBuilder().setStamp(stamp));
      case ToHost.InLobby(var purpose) -> wire.setInLobby(LobbyRequestCodec.wire(purpose));
      case ToHost.ActOnSeat(var seat, var command) ->
          wire.setTend(
              Wire.Tend.newBuilder()
                  .setSeat(SeatCodec.wire(seat))
                  .setCommand(COMMANDS.wire(command)));
      case ToHost.RemoveSpectator(Name spectator, boolean block) ->
          wire.setDismiss(Wire.Dismiss.newBuilder().setSpectator(spectator.text()).setBlock(block));
      case ToHost.SitDown(var seat) ->
          wire.setSitDown(Wire.SitDown.newBuilder().setSeat(SeatCodec.wire(seat)));
      case ToHost.AllowTakeOver(boolean allowed) ->
          wire.setLetTakeOver(Wire.LetTakeOver.newBuilder().setAllowed(allowed));
      case ToHost.AskAdvice ask -> wire.setAskAdvice(Wire.AskAdvice.getDefaultInstance());
      case ToHost.EndWait endWait -> wire.setHurry(Wire.Hurry.newBuilder().setSeen(endWait.seen()));
      case ToHost.HoldNextDeal holdNextDeal -> wire.setHold(Wire.Hold.getDefaultInstance());
      case ToHost.BackToLobby back -> wire.setBackToLobby(Wire.BackToLobby.getDefaultInstance());
      case ToHost.Chat(var chatMessage) ->
          wire.setChat(Wire.Chat.newBuilder().setMessage(ChatCodec.wire(chatMessage)));
      case ToHost.ProvePassword(var proof) -> wire.setProvePassword(PasswordCodec.wire(proof));
      case ToHost.AnswerShuffle(var answer) -> wire.setFairAnswer(FairCodec.wire(answer));
    }
    return wire.build();
  }

  static ToHost read(Wire.ToHost message) {
    return switch (message.getKindCase()) {
      case HELLO -> hello(message.getHello());
      case COMMAND ->
          new ToHost.Command(
              Bounds.natural(message.getCommand().getId()),
              Bounds.natural(message.getCommand().getSeen()),
              MoveCodec.read(message.getCommand().getMove()));
      case READY -> new ToHost.Ready();
      case REMATCH -> new ToHost.Rematch();
      case RESYNC -> new ToHost.Resync();
      case LEAVE -> new ToHost.Leave(message.getLeave().getForNow());
      case PING -> new ToHost.Ping(message.getPing().getStamp());
      case IN_LOBBY -> new ToHost.InLobby(LobbyRequestCodec.read(message.getInLobby()));
      case TEND ->
          new ToHost.ActOnSeat(
              SeatCodec.read(message.getTend().getSeat()),
              COMMANDS.read(message.getTend().getCommand()));
      case DISMISS ->
          new ToHost.RemoveSpectator(
              SeatCodec.name(message.getDismiss().getSpectator()), message.getDismiss().getBlock());
      case SIT_DOWN -> new ToHost.SitDown(SeatCodec.read(message.getSitDown().getSeat()));
      case LET_TAKE_OVER -> new ToHost.AllowTakeOver(message.getLetTakeOver().getAllowed());
      case ASK_ADVICE -> new ToHost.AskAdvice();
      case HURRY -> new ToHost.EndWait(Bounds.natural(message.getHurry().getSeen()));
      case HOLD -> new ToHost.HoldNextDeal();
      case BACK_TO_LOBBY -> new ToHost.BackToLobby();
      case CHAT -> new ToHost.Chat(ChatCodec.read(message.getChat().getMessage()));
      case PROVE_PASSWORD ->
          new ToHost.ProvePassword(PasswordCodec.read(message.getProvePassword()));
      case FAIR_ANSWER -> new ToHost.AnswerShuffle(FairCodec.read(message.getFairAnswer()));
      case KIND_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  private static Wire.Hello hello(ToHost.Hello hello) {
    Wire.Hello.Builder wire =
        Wire.Hello.newBuilder()
            .setVersion(Protocol.VERSION)
            .setName(hello.name().text())
            .setTable(hello.table());
    hello.avatar().map(SeatCodec::wire).ifPresent(wire::setAvatar);
    hello.mark().map(mark -> ByteString.copyFrom(mark.value().bytes())).ifPresent(wire::setMark);
    switch (hello.purpose()) {
      case ConnectionPurpose.Sit sit -> wire.setSit(Wire.Sit.getDefaultInstance());
      case ConnectionPurpose.Return(SeatKey key) ->
          wire.setReturn(Wire.Return.newBuilder().setKey(ByteString.copyFrom(key.bytes())));
      case ConnectionPurpose.TakeOver late -> wire.setTakeOver(Wire.TakeOver.getDefaultInstance());
      case ConnectionPurpose.Watch watch -> wire.setWatch(Wire.Watch.getDefaultInstance());
      case ConnectionPurpose.ListTables look -> wire.setLook(Wire.Look.getDefaultInstance());
    }
    return wire.build();
  }

  /**
   * Checks the version first, since all other fields may have another meaning in another version.
   */
  private static ToHost.Hello hello(Wire.Hello hello) {
    if (hello.getVersion() != Protocol.VERSION) {
      throw new BadMessage(Fault.OTHER_VERSION);
    }
    ConnectionPurpose purpose =
        switch (hello.getPurposeCase()) {
          case SIT -> new ConnectionPurpose.Sit();
          case RETURN -> new ConnectionPurpose.Return(key(hello.getReturn().getKey()));
          case TAKE_OVER -> new ConnectionPurpose.TakeOver();
          case WATCH -> new ConnectionPurpose.Watch();
          case LOOK -> new ConnectionPurpose.ListTables();
          case PURPOSE_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
        };
    Name name = SeatCodec.name(hello.getName());
    int table = Bounds.within(0, hello.getTable(), Bounds.TABLES);
    Optional<GuestMark> mark =
        hello.hasMark() ? Optional.of(mark(hello.getMark())) : Optional.empty();
    return new ToHost.Hello(name, table, purpose, SeatCodec.avatar(hello.getAvatar()), mark);
  }

  private static GuestMark mark(ByteString bytes) {
    if (bytes.size() != GuestMark.BYTES) {
      throw new BadMessage(Fault.NOT_A_KEY);
    }
    return new GuestMark(Octets.of(bytes.toByteArray()));
  }

  static SeatKey key(ByteString bytes) {
    if (bytes.size() != SeatKey.BYTES) {
      throw new BadMessage(Fault.NOT_A_KEY);
    }
    return new SeatKey(bytes.toByteArray());
  }
}
