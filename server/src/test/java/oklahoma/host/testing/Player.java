package oklahoma.host.testing;

import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import oklahoma.bot.Bot;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;

/** A guest that plays as a bot would, and is always ready for the next deal. */
public final class Player implements BiConsumer<HeadlessGuest, FromHost> {

  private record Pending(long id, Move move) {}

  private final Bot bot;
  private final RandomGenerator chance;
  private Optional<Pending> pending = Optional.empty();

  public Player(Bot bot, long seed) {
    this.bot = bot;
    this.chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  @Override
  public void accept(HeadlessGuest guest, FromHost message) {
    switch (message) {
      case FromHost.Update update -> {
        pending = pending.filter(move -> update.command().orElse(-1) != move.id());
        if (!(update.event().value()
            instanceof Event.Renewed)) { // the draw that waited for it follows
          play(guest);
        }
      }
      case FromHost.Welcome welcome -> play(guest);
      case FromHost.DealBegan began -> {
        pending = Optional.empty();
        play(guest);
      }
      case FromHost.Refused refused -> refused(guest, refused);
      case FromHost.Intermission pause -> {
        if (!pause.standing().over() && !pause.ready().contains(guest.seat())) {
          guest.send(new ToHost.Ready());
        }
      }
      case FromHost.Seats seats -> {}
      case FromHost.Pong pong -> {}
      case FromHost.Tables tables -> {}
      case FromHost.Lobby lobby -> {}
      case FromHost.LobbyRefused fault -> {}
      case FromHost.Chatted chatted -> {}
      case FromHost.Matches matches -> {}
      case FromHost.ShuffleState fair -> {}
      case FromHost.PasswordAsked asked -> {}
      case FromHost.WrongPassword wrong -> {}
      case FromHost.OwnerActed action -> {}
      case FromHost.Advised advised -> {}
      case FromHost.Asleep asleep -> {}
      case FromHost.Awake awake -> {}
      case FromHost.Bye bye -> {}
    }
  }

  private void play(HeadlessGuest guest) {
    Seat me = guest.seat();
    if (pending.isEmpty() && guest.deal().toAct().contains(me)) {
      Move move = bot.choose(guest.seen(), guest.soFar(), me, chance);
      pending = Optional.of(new Pending(guest.move(move), move));
    }
  }

  /**
   * A window may close, or the deal may end, while a move is under way; nothing else may be
   * refused.
   */
  private void refused(HeadlessGuest guest, FromHost.Refused refused) {
    if (pending.isEmpty() || pending.get().id() != refused.command()) {
      return; // it belongs to the deal before
    }
    Move move = pending.get().move();
    boolean answer = move instanceof Move.Claim || move instanceof Move.Pass;
    if (!answer && refused.refusal().reason() != Reason.DEAL_OVER) {
      throw new AssertionError(move + " was refused: " + refused);
    }
    pending = Optional.empty();
    play(guest);
  }
}
