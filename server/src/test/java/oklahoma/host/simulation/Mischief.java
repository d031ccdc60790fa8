package oklahoma.host.simulation;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.random.RandomGenerator;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Meld;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;

/** Messages that look right and are sent when nobody should. */
final class Mischief {
  private static final int BYTES = 32;

  private Mischief() {}

  /** Something to send; only bytes if empty. */
  static Optional<ToHost> of(KnownState known, RandomGenerator random) {
    return switch (random.nextInt(18)) {
      case 0, 1, 2, 3, 4 ->
          Optional.of(
              new ToHost.Command(
                  random.nextInt(50),
                  Math.max(0, known.number() - random.nextInt(3)),
                  move(known, random)));
      case 5 ->
          Optional.of(
              new ToHost.AnswerShuffle(
                  new Answer.Reveal(1 + random.nextInt(3), Secret.of(bytes(random)))));
      case 6 ->
          Optional.of(
              new ToHost.AnswerShuffle(
                  new Answer.Commit(
                      1 + random.nextInt(3),
                      Commitment.ofHost(
                          MatchId.of(bytes(random, MatchId.BYTES)), 1, Secret.of(bytes(random))))));
      case 7 -> Optional.of(new ToHost.Ready());
      case 8 -> Optional.of(random.nextBoolean() ? new ToHost.Rematch() : new ToHost.BackToLobby());
      case 9 -> Optional.of(new ToHost.HoldNextDeal());
      case 10 -> Optional.of(new ToHost.EndWait(known.number()));
      case 11 ->
          Optional.of(
              new ToHost.ActOnSeat(
                  World.anySeat(random),
                  OwnerCommand.values()[random.nextInt(OwnerCommand.values().length)]));
      case 12 ->
          known
              .lobby()
              .map(lobby -> (ToHost) new ToHost.InLobby(request(lobby, random)))
              .or(() -> Optional.of(new ToHost.Resync()));
      case 13 ->
          random.nextInt(10) == 0
              ? Optional.of(
                  new ToHost.Hello(
                      new Name("G0"), 1, new ConnectionPurpose.Return(new SeatKey(bytes(random)))))
              : Optional.of(new ToHost.Resync());
      case 14 -> Optional.of(new ToHost.ProvePassword(new PasswordProof(Octets.of(bytes(random)))));
      case 15 ->
          Optional.of(
              new ToHost.RemoveSpectator(new Name("G" + random.nextInt(5)), random.nextBoolean()));
      case 16 -> random.nextInt(10) == 0 ? Optional.empty() : Optional.of(new ToHost.Ping(1));
      default -> {
        Optional<Rules> rules =
            random.nextBoolean() ? known.lobby().map(LobbyState::rules) : Optional.empty();
        yield Optional.of(new ToHost.InLobby(new LobbyRequest.SayReady(rules)));
      }
    };
  }

  private static Move move(KnownState known, RandomGenerator random) {
    List<Card> pack =
        known
            .seen()
            .map(seen -> seen.value().rules().pack())
            .orElseGet(() -> OklahomaRules.standard(2).pack());
    Card card = pack.get(random.nextInt(pack.size()));
    return switch (random.nextInt(8)) {
      case 0 -> new Move.Draw();
      case 1 -> new Move.Take();
      case 2 -> new Move.Claim();
      case 3 -> new Move.Pass();
      case 4 -> new Move.LayOff(card, random.nextInt(4), Optional.empty());
      case 5 -> new Move.Swap(card, random.nextInt(4), Optional.empty());
      case 6 -> new Move.Knock(Optional.of(card), List.<Meld>of());
      default -> new Move.Discard(card);
    };
  }

  /** What an owner may ask of a lobby. */
  static LobbyRequest request(LobbyState lobby, RandomGenerator random) {
    return switch (random.nextInt(12)) {
      case 0 ->
          new LobbyRequest.AddBot(
              World.anySeat(random), new Name("Bot " + random.nextInt(100)), BotLevel.EASY);
      case 1 -> new LobbyRequest.SetLevel(World.anySeat(random), BotLevel.NORMAL);
      case 2 -> new LobbyRequest.Empty(World.anySeat(random));
      case 3, 4 -> new LobbyRequest.Swap(World.anySeat(random), World.anySeat(random));
      case 5 -> new LobbyRequest.Shuffle();
      case 6 -> new LobbyRequest.Lock(World.anySeat(random));
      case 7 -> new LobbyRequest.Unlock(World.anySeat(random));
      case 8 -> new LobbyRequest.ChangeRules(rules(lobby, random));
      case 9 -> new LobbyRequest.AllowSpectators(random.nextBoolean());
      case 10 ->
          new LobbyRequest.SetPassword(
              random.nextBoolean()
                  ? Optional.empty()
                  : Optional.of(Password.lock(random.nextLong())));
      default -> new LobbyRequest.Decline(World.anySeat(random));
    };
  }

  /** The same game, in which little is otherwise. */
  static Rules otherwise(Rules rules) {
    return switch (rules) {
      case OklahomaRules same ->
          same.with(
              new OklahomaRules.Claims(same.claims().limit(), (same.claims().penalty() + 1) % 3));
      case GinRules same ->
          same.with(
              new GinRules.Clocks(
                  same.clocks().turnSeconds(),
                  same.clocks().layOffSeconds().isPresent()
                      ? OptionalInt.empty()
                      : OptionalInt.of(10)));
    };
  }

  private static Rules rules(LobbyState lobby, RandomGenerator random) {
    return random.nextBoolean()
        ? GinPreset.values()[random.nextInt(GinPreset.values().length)].rules(2)
        : lobby.rules() instanceof OklahomaRules same
            ? same.with(new OklahomaRules.Claims(OptionalInt.of(2), 1))
            : OklahomaRules.standard(2);
  }

  private static byte[] bytes(RandomGenerator random) {
    return bytes(random, BYTES);
  }

  private static byte[] bytes(RandomGenerator random, int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }
}
