package oklahoma.protocol.codec;

import java.util.Optional;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;

/** A guest's requests in the lobby. */
final class LobbyRequestCodec {
  private LobbyRequestCodec() {}

  static Wire.InLobby wire(LobbyRequest request) {
    Wire.InLobby.Builder wire = Wire.InLobby.newBuilder();
    switch (request) {
      case LobbyRequest.SayReady(Optional<Rules> rules) -> {
        Wire.InLobby.SayReady.Builder ready = Wire.InLobby.SayReady.newBuilder();
        rules.map(RulesCodec::wire).ifPresent(ready::setRules);
        wire.setSayReady(ready);
      }
      case LobbyRequest.AddBot(Seat seat, Name name, BotLevel level) ->
          wire.setAddBot(
              Wire.InLobby.AddBot.newBuilder()
                  .setSeat(SeatCodec.wire(seat))
                  .setName(name.text())
                  .setLevel(SeatCodec.wire(level)));
      case LobbyRequest.SetLevel(Seat seat, BotLevel level) ->
          wire.setSetLevel(
              Wire.InLobby.SetLevel.newBuilder()
                  .setSeat(SeatCodec.wire(seat))
                  .setLevel(SeatCodec.wire(level)));
      case LobbyRequest.Empty(Seat seat) -> wire.setEmpty(SeatCodec.wire(seat));
      case LobbyRequest.Block(Seat seat) -> wire.setBlock(SeatCodec.wire(seat));
      case LobbyRequest.Unblock(Name name) -> wire.setUnblock(name.text());
      case LobbyRequest.Swap(Seat one, Seat other) ->
          wire.setSwap(
              Wire.InLobby.Swap.newBuilder()
                  .setOne(SeatCodec.wire(one))
                  .setOther(SeatCodec.wire(other)));
      case LobbyRequest.Shuffle shuffle ->
          wire.setShuffle(Wire.InLobby.Shuffle.getDefaultInstance());
      case LobbyRequest.Lock(Seat seat) -> wire.setLock(SeatCodec.wire(seat));
      case LobbyRequest.Unlock(Seat seat) -> wire.setUnlock(SeatCodec.wire(seat));
      case LobbyRequest.ChangeRules(Rules rules) -> wire.setChangeRules(RulesCodec.wire(rules));
      case LobbyRequest.AllowSpectators(boolean allowed) ->
          wire.setLetWatch(Wire.InLobby.LetWatch.newBuilder().setAllowed(allowed));
      case LobbyRequest.SetPassword(Optional<PasswordVerifier> verifier) -> {
        Wire.InLobby.SetPassword.Builder password = Wire.InLobby.SetPassword.newBuilder();
        verifier.map(PasswordCodec::wire).ifPresent(password::setVerifier);
        wire.setSetPassword(password);
      }
      case LobbyRequest.Start(boolean anyway) ->
          wire.setStart(Wire.InLobby.Start.newBuilder().setAnyway(anyway));
      case LobbyRequest.AskForSeat(Optional<Seat> place) -> {
        Wire.InLobby.AskPlace.Builder asked = Wire.InLobby.AskPlace.newBuilder();
        place.map(SeatCodec::wire).ifPresent(asked::setPlace);
        wire.setAskPlace(asked);
      }
      case LobbyRequest.Decline(Seat seat) -> wire.setDecline(SeatCodec.wire(seat));
    }
    return wire.build();
  }

  static LobbyRequest read(Wire.InLobby request) {
    return switch (request.getRequestCase()) {
      case SAY_READY -> sayReady(request.getSayReady());
      case ADD_BOT -> addBot(request.getAddBot());
      case SET_LEVEL ->
          new LobbyRequest.SetLevel(
              SeatCodec.read(request.getSetLevel().getSeat()),
              SeatCodec.read(request.getSetLevel().getLevel()));
      case EMPTY -> new LobbyRequest.Empty(SeatCodec.read(request.getEmpty()));
      case BLOCK -> new LobbyRequest.Block(SeatCodec.read(request.getBlock()));
      case UNBLOCK -> new LobbyRequest.Unblock(SeatCodec.name(request.getUnblock()));
      case SWAP ->
          new LobbyRequest.Swap(
              SeatCodec.read(request.getSwap().getOne()),
              SeatCodec.read(request.getSwap().getOther()));
      case SHUFFLE -> new LobbyRequest.Shuffle();
      case LOCK -> new LobbyRequest.Lock(SeatCodec.read(request.getLock()));
      case UNLOCK -> new LobbyRequest.Unlock(SeatCodec.read(request.getUnlock()));
      case CHANGE_RULES -> new LobbyRequest.ChangeRules(RulesCodec.read(request.getChangeRules()));
      case LET_WATCH -> new LobbyRequest.AllowSpectators(request.getLetWatch().getAllowed());
      case SET_PASSWORD -> setPassword(request.getSetPassword());
      case START -> new LobbyRequest.Start(request.getStart().getAnyway());
      case ASK_PLACE ->
          new LobbyRequest.AskForSeat(
              SeatCodec.read(request.getAskPlace().hasPlace(), request.getAskPlace().getPlace()));
      case DECLINE -> new LobbyRequest.Decline(SeatCodec.read(request.getDecline()));
      case REQUEST_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  private static LobbyRequest sayReady(Wire.InLobby.SayReady ready) {
    return new LobbyRequest.SayReady(
        ready.hasRules() ? Optional.of(RulesCodec.read(ready.getRules())) : Optional.empty());
  }

  private static LobbyRequest setPassword(Wire.InLobby.SetPassword password) {
    return new LobbyRequest.SetPassword(
        password.hasVerifier()
            ? Optional.of(PasswordCodec.read(password.getVerifier()))
            : Optional.empty());
  }

  private static LobbyRequest addBot(Wire.InLobby.AddBot bot) {
    return new LobbyRequest.AddBot(
        SeatCodec.read(bot.getSeat()),
        SeatCodec.name(bot.getName()),
        SeatCodec.read(bot.getLevel()));
  }
}
