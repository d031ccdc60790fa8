package oklahoma.protocol.codec;

import java.util.Optional;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.lobby.LobbyWish;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;

/** A guest's requests in the lobby. */
final class LobbyWishCodec {
  private LobbyWishCodec() {}

  static Wire.InLobby wire(LobbyWish wish) {
    Wire.InLobby.Builder wire = Wire.InLobby.newBuilder();
    switch (wish) {
      case LobbyWish.SayReady(Optional<Rules> rules) -> {
        Wire.InLobby.SayReady.Builder ready = Wire.InLobby.SayReady.newBuilder();
        rules.map(RulesCodec::wire).ifPresent(ready::setRules);
        wire.setSayReady(ready);
      }
      case LobbyWish.AddBot(Seat seat, Name name, BotLevel level) ->
          wire.setAddBot(
              Wire.InLobby.AddBot.newBuilder()
                  .setSeat(SeatCodec.wire(seat))
                  .setName(name.text())
                  .setLevel(SeatCodec.wire(level)));
      case LobbyWish.SetLevel(Seat seat, BotLevel level) ->
          wire.setSetLevel(
              Wire.InLobby.SetLevel.newBuilder()
                  .setSeat(SeatCodec.wire(seat))
                  .setLevel(SeatCodec.wire(level)));
      case LobbyWish.Empty(Seat seat) -> wire.setEmpty(SeatCodec.wire(seat));
      case LobbyWish.KeepOut(Seat seat) -> wire.setKeepOut(SeatCodec.wire(seat));
      case LobbyWish.LetBack(Name name) -> wire.setLetBack(name.text());
      case LobbyWish.Swap(Seat one, Seat other) ->
          wire.setSwap(
              Wire.InLobby.Swap.newBuilder()
                  .setOne(SeatCodec.wire(one))
                  .setOther(SeatCodec.wire(other)));
      case LobbyWish.Shuffle shuffle -> wire.setShuffle(Wire.InLobby.Shuffle.getDefaultInstance());
      case LobbyWish.Lock(Seat seat) -> wire.setLock(SeatCodec.wire(seat));
      case LobbyWish.Unlock(Seat seat) -> wire.setUnlock(SeatCodec.wire(seat));
      case LobbyWish.ChangeRules(Rules rules) -> wire.setChangeRules(RulesCodec.wire(rules));
      case LobbyWish.LetWatch(boolean allowed) ->
          wire.setLetWatch(Wire.InLobby.LetWatch.newBuilder().setAllowed(allowed));
      case LobbyWish.SetPassword(Optional<PasswordVerifier> verifier) -> {
        Wire.InLobby.SetPassword.Builder password = Wire.InLobby.SetPassword.newBuilder();
        verifier.map(PasswordCodec::wire).ifPresent(password::setVerifier);
        wire.setSetPassword(password);
      }
      case LobbyWish.Start(boolean anyway) ->
          wire.setStart(Wire.InLobby.Start.newBuilder().setAnyway(anyway));
      case LobbyWish.AskPlace(Optional<Seat> place) -> {
        Wire.InLobby.AskPlace.Builder asked = Wire.InLobby.AskPlace.newBuilder();
        place.map(SeatCodec::wire).ifPresent(asked::setPlace);
        wire.setAskPlace(asked);
      }
      case LobbyWish.Decline(Seat seat) -> wire.setDecline(SeatCodec.wire(seat));
    }
    return wire.build();
  }

  static LobbyWish read(Wire.InLobby wish) {
    return switch (wish.getWishCase()) {
      case SAY_READY -> sayReady(wish.getSayReady());
      case ADD_BOT -> addBot(wish.getAddBot());
      case SET_LEVEL ->
          new LobbyWish.SetLevel(
              SeatCodec.read(wish.getSetLevel().getSeat()),
              SeatCodec.read(wish.getSetLevel().getLevel()));
      case EMPTY -> new LobbyWish.Empty(SeatCodec.read(wish.getEmpty()));
      case KEEP_OUT -> new LobbyWish.KeepOut(SeatCodec.read(wish.getKeepOut()));
      case LET_BACK -> new LobbyWish.LetBack(SeatCodec.name(wish.getLetBack()));
      case SWAP ->
          new LobbyWish.Swap(
              SeatCodec.read(wish.getSwap().getOne()), SeatCodec.read(wish.getSwap().getOther()));
      case SHUFFLE -> new LobbyWish.Shuffle();
      case LOCK -> new LobbyWish.Lock(SeatCodec.read(wish.getLock()));
      case UNLOCK -> new LobbyWish.Unlock(SeatCodec.read(wish.getUnlock()));
      case CHANGE_RULES -> new LobbyWish.ChangeRules(RulesCodec.read(wish.getChangeRules()));
      case LET_WATCH -> new LobbyWish.LetWatch(wish.getLetWatch().getAllowed());
      case SET_PASSWORD -> setPassword(wish.getSetPassword());
      case START -> new LobbyWish.Start(wish.getStart().getAnyway());
      case ASK_PLACE ->
          new LobbyWish.AskPlace(
              SeatCodec.read(wish.getAskPlace().hasPlace(), wish.getAskPlace().getPlace()));
      case DECLINE -> new LobbyWish.Decline(SeatCodec.read(wish.getDecline()));
      case WISH_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  private static LobbyWish sayReady(Wire.InLobby.SayReady ready) {
    return new LobbyWish.SayReady(
        ready.hasRules() ? Optional.of(RulesCodec.read(ready.getRules())) : Optional.empty());
  }

  private static LobbyWish setPassword(Wire.InLobby.SetPassword password) {
    return new LobbyWish.SetPassword(
        password.hasVerifier()
            ? Optional.of(PasswordCodec.read(password.getVerifier()))
            : Optional.empty());
  }

  private static LobbyWish addBot(Wire.InLobby.AddBot bot) {
    return new LobbyWish.AddBot(
        SeatCodec.read(bot.getSeat()),
        SeatCodec.name(bot.getName()),
        SeatCodec.read(bot.getLevel()));
  }
}
