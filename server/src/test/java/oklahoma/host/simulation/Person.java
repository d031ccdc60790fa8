package oklahoma.host.simulation;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.LobbyWish;
import oklahoma.protocol.messages.Care;
import oklahoma.protocol.messages.Farewell;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.messages.Wish;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.QuickPhrase;
import oklahoma.protocol.people.Saying;
import oklahoma.rules.Deal;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.LastDeal;
import oklahoma.rules.fair.Witness;

/** Somebody with a program: plays, watches, chats, owns a table, or does what is not allowed. */
final class Person {
  private static final Bot BOT = Bots.of(BotLevel.EASY);
  private static final long QUIET = 2_500;
  static final long SILENT = 10_000;

  /** A move that was sent and not answered. */
  private record Pending(long id, long seen, Move move) {}

  private final World world;
  private final Evening.Coming coming;
  private final SplittableRandom chance;
  private final GuestMark mark;
  private Optional<Session> session = Optional.empty();
  private Optional<Line> line = Optional.empty();
  private Known known = new Known();
  private Optional<SeatKey> key = Optional.empty();
  private FairEye eye;
  private Optional<Pending> pending = Optional.empty();
  private long command;
  private long acknowledged;
  private boolean acting;
  private boolean nagging;
  private boolean connecting;
  private boolean done;
  private boolean cheats;
  private boolean left;
  private boolean returns;
  private boolean sentAway;
  private boolean guessed;
  private int tries;
  private int wishes;
  private long awaySince;
  private long away;
  private Optional<Integer> breaksAfter = Optional.empty();
  private int judged;

  Person(World world, Evening.Coming coming, long seed) {
    this.world = world;
    this.coming = coming;
    chance = new SplittableRandom(seed * 31 + coming.id() + 1);
    byte[] bytes = new byte[GuestMark.BYTES];
    chance.nextBytes(bytes);
    mark = new GuestMark(Octets.of(bytes));
    cheats = coming.kind() == Evening.Kind.CHEAT;
    wishes = chance.nextInt(4);
    eye = new FairEye(chance.split(), honest(), arriving());
  }

  private Witness arriving() {
    return coming.kind() == Evening.Kind.ONLOOKER
        ? Witness.returning(Optional.empty())
        : Witness.arriving();
  }

  Evening.Coming coming() {
    return coming;
  }

  boolean done() {
    return done;
  }

  int judged() {
    return judged + eye.judged();
  }

  private boolean honest() {
    return coming.kind() != Evening.Kind.CHEAT;
  }

  /** Comes to the table, or back to it. */
  void come() {
    connecting = false;
    if (done || session.isPresent()) {
      return;
    }
    session = world.connect(this, chance.split());
    if (session.isEmpty()) {
      comeSoon(1_000);
      return;
    }
    line = session.get().line();
    known = new Known();
    guessed = false;
    pending = Optional.empty();
    away = world.clock().millis() - awaySince;
    Wish wish =
        key.<Wish>map(Wish.Return::new)
            .orElse(coming.kind() == Evening.Kind.ONLOOKER ? new Wish.Watch() : new Wish.Sit());
    int table = world.tables() == 1 && chance.nextInt(4) == 0 ? 0 : coming.table();
    ToHost.Hello hello = new ToHost.Hello(new Name("G" + coming.id()), table, wish);
    say(coming.inside() ? hello : hello.marked(mark));
    breaksAfter.ifPresent(millis -> world.clock().inMillis(millis, () -> cut(millis)));
    breaksAfter = Optional.empty();
  }

  /** The next line breaks soon after it is there. */
  void cutSoon(int size) {
    breaksAfter = Optional.of(size % 400);
  }

  /** The computer slept, and the host was not heard. */
  void jumped() {
    eye.slowed();
  }

  private void comeSoon(long millis) {
    if (!connecting && !done) {
      connecting = true;
      world.clock().inMillis(millis, this::come);
    }
  }

  private void say(ToHost message) {
    world.tell(() -> this + " says " + message);
    line.ifPresent(to -> to.toHost(Codec.bytes(message)));
  }

  /** A frame has come. */
  void hears(Session from, byte[] frame) {
    Session.Told told = from.next(frame);
    if (session.filter(mine -> mine == from).isEmpty()) {
      return;
    }
    known = told.known();
    FromHost message = told.message();
    if (!(message instanceof FromHost.Update)) {
      world.tell(() -> this + " hears " + shortly(message));
    }
    known.key().ifPresent(newest -> key = Optional.of(newest));
    sentAway &= known.place() == Known.Place.NOWHERE;
    Violation.unless(
        !guessed || known.place() == Known.Place.NOWHERE || world.unguarded(coming.table()),
        Check.SECRET,
        this + " came in with a wrong password");
    if (line.filter(Line::slow).isPresent()) {
      eye.slowed();
    }
    eye.hear(message)
        .filter(answer -> !cheats || chance.nextBoolean())
        .ifPresent(answer -> say(new ToHost.Mix(answer)));
    switch (message) {
      case FromHost.Update update ->
          pending = pending.filter(move -> update.command().orElse(-1) != move.id());
      case FromHost.DealBegan began -> pending = Optional.empty();
      case FromHost.Lobby lobby -> pending = Optional.empty();
      case FromHost.Refused refused -> refused(refused);
      case FromHost.PasswordAsked(var challenge) -> {
        boolean knows = coming.kind() != Evening.Kind.GUESSER || tries > 2;
        byte[] guess = new byte[32];
        chance.nextBytes(guess);
        guessed = !knows;
        say(
            new ToHost.Prove(
                knows
                    ? Password.proof(challenge, World.HOST)
                    : new PasswordProof(Octets.of(guess))));
      }
      case FromHost.Bye bye -> dismissed(bye.reason());
      default -> {}
    }
    react();
  }

  private static String shortly(FromHost message) {
    return switch (message) {
      case FromHost.Welcome welcome -> "Welcome as " + welcome.viewer();
      case FromHost.DealBegan began -> "DealBegan";
      case FromHost.Intermission pause -> "Intermission " + new java.util.TreeSet<>(pause.ready());
      case FromHost.Lobby lobby -> "Lobby as " + lobby.viewer();
      case FromHost.Fair fair -> "Fair " + fair.deal().number();
      default -> message.toString();
    };
  }

  /** A move is taken only in the window or the turn for which it was meant. */
  void acknowledged(Known before, FromHost message) {
    if (message instanceof FromHost.Update update
        && update.command().isPresent()
        && update.command().getAsLong() != acknowledged) {
      acknowledged = update.command().getAsLong();
      pending
          .filter(move -> honest() && move.id() == update.command().getAsLong())
          .ifPresent(move ->
              Violation.unless(
                  move.seen() >= before.momentBegan(),
                  Check.CLAIMS,
                  this
                      + "'s "
                      + move
                      + " was meant for an earlier moment than "
                      + before.momentBegan()));
    }
  }

  private void refused(FromHost.Refused refused) {
    Optional<Pending> move = pending.filter(each -> each.id() == refused.command());
    if (move.isPresent()) {
      Violation.unless(
          cheats || !honest() || move.get().seen() != known.number(),
          Check.HEARD,
          this + "'s " + move.get() + " was refused: " + refused.refusal());
      pending = Optional.empty();
    }
  }

  private void dismissed(Farewell reason) {
    Optional<Session> before = session;
    hangUp();
    before.ifPresent(gone -> world.clock().inMillis(20, () -> world.closed(gone)));
    switch (reason) {
      case LEFT -> done = !returns;
      case REMOVED, KEPT_OUT, TABLE_CLOSED, TABLE_FULL, TABLE_PLAYING, NOT_WATCHABLE -> done = true;
      case NO_SUCH_TABLE -> {
        Violation.unless(world.closed(coming.table()), Check.NO_MISTAKE, "a table has gone");
        done = true;
      }
      case KEY_UNKNOWN -> {
        Violation.unless(excused(), Check.KEY, this + " has the newest key and was not let in");
        key = Optional.empty();
        done = tries++ > 1;
        judged += eye.judged();
        eye = new FairEye(chance.split(), honest(), Witness.returning(eye.last()));
      }
      case PASSWORD_WRONG, PASSWORD_PAUSE -> {
        Violation.unless(
            coming.kind() == Evening.Kind.GUESSER,
            Check.HEARD,
            this + " knows the password: " + reason);
        done = tries++ > 5;
      }
      case BAD_MESSAGE, TOO_MANY_MESSAGES -> {
        Violation.unless(
            !honest() || reason == Farewell.TOO_MANY_MESSAGES,
            Check.HEARD,
            this + " broke no rule: " + reason);
        done = !honest() && tries++ > 2;
      }
      case HOST_STOPS, JOURNAL_FAILED, OTHER_VERSION ->
          throw new Violation(Check.NO_MISTAKE, "the host takes leave: " + reason);
      case SILENT, SEAT_TAKEN_BACK -> {}
    }
    comeSoon(500 + chance.nextInt(3_000));
  }

  private boolean excused() {
    return left
        || sentAway
        || !honest()
        || world.removed(coming.table(), awaySince)
        || world.closed(coming.table())
        || world.jumped(awaySince)
        || world
            .setup(coming.table())
            .waits()
            .grace()
            .filter(grace -> away + SILENT >= grace.toMillis())
            .isPresent();
  }

  /** The line is gone, as far as this program can tell. */
  private void hangUp() {
    session = Optional.empty();
    line = Optional.empty();
    pending = Optional.empty();
    if (known.place() != Known.Place.NOWHERE) {
      awaySince = world.clock().millis();
    }
    known = new Known();
    eye.cutOff();
  }

  /** Nothing is heard on this line any more, not even a goodbye that was said. */
  void heardNothing(Session silent) {
    if (session.filter(mine -> mine == silent).isPresent()) {
      hangUp();
      sentAway = silent.leaving();
      comeSoon(chance.nextInt(3_000));
    }
  }

  /** The host's process has ended. */
  void hostDied() {
    if (session.isPresent()) {
      hangUp();
      if (coming.inside()) {
        program();
        world.clock().inMillis(30_000, () -> {});
      }
      comeSoon(chance.nextInt(8_000));
    } else if (coming.inside()) {
      program();
    }
  }

  /** The program ends and is started again; it knows what it wrote down. */
  private void program() {
    Optional<LastDeal> last = eye.last();
    judged += eye.judged();
    eye = new FairEye(chance.split(), honest(), Witness.returning(last));
  }

  void restart() {
    session.ifPresent(gone -> {
      gone.line().ifPresent(Line::cut);
      hangUp();
      program();
      world.clock().inMillis(200, () -> world.closed(gone));
      comeSoon(500 + chance.nextInt(10_000));
    });
  }

  /** The line breaks; each side notices sooner or later. */
  void cut(int size) {
    session.ifPresent(gone -> {
      gone.line().ifPresent(Line::cut);
      long hostNotices = size % 2 == 0 ? 50 : SILENT;
      if (hostNotices > QUIET) {
        world.clock().inMillis(QUIET, () -> gone.quiet(true));
      }
      world.clock().inMillis(hostNotices, () -> world.closed(gone));
      world
          .clock()
          .inMillis(
              size % 3 == 0 ? 20 : size % (int) SILENT,
              () -> {
                if (session.filter(mine -> mine == gone).isPresent()) {
                  hangUp();
                  comeSoon(chance.nextInt(12_000));
                }
              });
    });
  }

  /** The line is slow for a while. */
  void slow(int size) {
    session.ifPresent(now -> {
      long by = size % 8_000;
      line.ifPresent(slowed -> slowed.slow(by, world.clock().millis() + size));
      if (by > QUIET) {
        world.clock().inMillis(QUIET, () -> now.quiet(true));
        world.clock().inMillis(by, () -> now.quiet(false));
      }
    });
  }

  /** From now on it does nothing that is not allowed, and stays. */
  void behave() {
    cheats = false;
    if (session.isEmpty()) {
      comeSoon(chance.nextInt(2_000));
    }
    react();
  }

  /** Whether it sits at this table and wants to go on. */
  boolean waitsAt(int table) {
    return !done
        && coming.table() == table
        && coming.kind() != Evening.Kind.ONLOOKER
        && (session.isEmpty() ? key.isPresent() : known.seat().isPresent());
  }

  private void react() {
    if (!acting && session.isPresent() && (wants() || cheats || chance.nextInt(12) == 0)) {
      acting = true;
      world
          .clock()
          .inMillis(
              pause(),
              () -> {
                acting = false;
                act();
              });
    }
    if (!nagging && session.isPresent() && known.place() == Known.Place.MATCH) {
      nagging = true;
      long number = known.number();
      world
          .clock()
          .inMillis(
              40_000,
              () -> {
                nagging = false;
                nag(number);
                react();
              });
    }
  }

  private int pause() {
    if (chance.nextInt(40) == 0 && !world.closing()) {
      return 10_000 + chance.nextInt(40_000);
    }
    return cheats ? 50 + chance.nextInt(1_000) : 100 + chance.nextInt(1_500);
  }

  private boolean wants() {
    return switch (known.place()) {
      case NOWHERE -> false;
      case LOBBY -> wantsInLobby();
      case MATCH -> toMove() || waitedFor();
    };
  }

  private boolean toMove() {
    return pending.isEmpty()
        && known.seat().filter(me -> known.deal().toAct().contains(me)).isPresent();
  }

  private boolean waitedFor() {
    return known.pausing() && known.seat().filter(me -> !known.ready().contains(me)).isPresent();
  }

  private boolean owner() {
    return known.seat().isPresent()
        && (known.place() == Known.Place.LOBBY
            ? known.lobby().flatMap(LobbyState::owner).equals(known.seat())
            : known.owner().equals(known.seat()));
  }

  private boolean wantsInLobby() {
    return owner()
        || (known.seat().isPresent()
            && known.lobby().orElseThrow().chair(known.seat().get()) instanceof Chair.OfHuman human
            && !human.ready());
  }

  private void act() {
    if (session.isEmpty() || known.asleep()) {
      return;
    }
    if (cheats && chance.nextInt(3) != 0) {
      Mischief.of(known, chance)
          .ifPresentOrElse(this::does, () -> line.ifPresent(to -> to.toHost(garbage())));
    } else if (chance.nextInt(30) == 0) {
      extra();
    }
    switch (known.place()) {
      case NOWHERE -> {}
      case LOBBY -> inLobby();
      case MATCH -> inMatch();
    }
    if (wants() || cheats) {
      react();
    }
  }

  private byte[] garbage() {
    byte[] bytes = new byte[1 + chance.nextInt(60)];
    chance.nextBytes(bytes);
    return bytes;
  }

  private void does(ToHost message) {
    boolean sendsAway =
        switch (message) {
          case ToHost.Tend tend -> tend.care() == Care.REMOVE || tend.care() == Care.KEEP_OUT;
          case ToHost.Dismiss dismiss -> true;
          case ToHost.InLobby(LobbyWish wish) ->
              wish instanceof LobbyWish.Empty || wish instanceof LobbyWish.KeepOut;
          case ToHost.Leave(boolean forNow) -> {
            left |= !forNow;
            returns = forNow;
            yield false;
          }
          default -> false;
        };
    if (sendsAway) {
      world.removes(coming.table());
    }
    if (message instanceof ToHost.Command) {
      command++;
    }
    say(message);
  }

  /** What people do beside playing. */
  private void extra() {
    switch (chance.nextInt(9)) {
      case 0, 1 -> say(new ToHost.Chat(new Saying.Phrase(QuickPhrase.values()[0])));
      case 2, 3 -> say(new ToHost.Resync());
      case 4 -> say(new ToHost.Ping(chance.nextInt(1_000)));
      case 5 -> say(new ToHost.Hold());
      case 6 -> {
        if (owner() && known.place() == Known.Place.MATCH) {
          Care care = Care.values()[chance.nextInt(Care.values().length)];
          does(new ToHost.Tend(World.anySeat(chance), care));
        }
      }
      case 7 -> {
        if (owner()) {
          say(new ToHost.Hurry());
        }
      }
      default -> {
        int way = chance.nextInt(4);
        if (way < 3 && !world.closing()) {
          does(new ToHost.Leave(way > 0));
        }
      }
    }
  }

  private void inLobby() {
    if (known.seat().isEmpty()) {
      return;
    }
    LobbyState lobby = known.lobby().orElseThrow();
    if (!owner()) {
      if (chance.nextInt(6) == 0) {
        say(new ToHost.InLobby(new LobbyWish.AskPlace(Optional.of(World.anySeat(chance)))));
      }
      say(new ToHost.InLobby(new LobbyWish.SayReady(true)));
    } else if (wishes > 0) {
      wishes--;
      does(new ToHost.InLobby(Mischief.wish(lobby, chance)));
    } else {
      long sitting =
          lobby.chairs().stream()
              .filter(chair -> chair instanceof Chair.OfHuman || chair instanceof Chair.OfBot)
              .count();
      if (sitting < 2) {
        Seat seat = World.anySeat(chance);
        say(
            new ToHost.InLobby(
                new LobbyWish.AddBot(
                    seat, new Name("Bot " + chance.nextInt(1_000)), BotLevel.EASY)));
      } else if (sitting > lobby.rules().mostSeats()) {
        say(
            new ToHost.InLobby(
                new LobbyWish.ChangeRules(
                    oklahoma.rules.oklahoma.OklahomaRules.standard((int) sitting))));
      } else {
        say(new ToHost.InLobby(new LobbyWish.Start(chance.nextInt(3) == 0)));
      }
    }
  }

  private void inMatch() {
    if (toMove()) {
      move();
    } else if (waitedFor()) {
      if (!known.standing().orElseThrow().over()) {
        say(new ToHost.Ready());
      } else if (chance.nextInt(3) == 0) {
        say(new ToHost.Rematch());
      } else if (owner() && chance.nextInt(3) == 0) {
        say(new ToHost.BackToLobby());
      }
    }
  }

  private void move() {
    Seat me = known.seat().orElseThrow();
    Move move = BOT.choose(known.seen().orElseThrow(), known.events(), me, chance);
    command++;
    pending = Optional.of(new Pending(command, known.number(), move));
    eye.said(move);
    say(new ToHost.Command(command, known.number(), move));
  }

  /** Whoever owns the table does something about others who keep everybody waiting. */
  private void nag(long number) {
    if (!owner() || known.place() != Known.Place.MATCH || known.number() != number) {
      return;
    }
    Deal deal = known.deal();
    Set<Seat> waiting = deal.over() ? Set.of() : deal.toAct();
    if (known.pausing() || deal.claimWindow()) {
      say(new ToHost.Hurry());
    }
    for (Seat seat : List.copyOf(waiting).stream().sorted().toList()) {
      if (!known.seat().equals(Optional.of(seat))) {
        say(new ToHost.Tend(seat, Care.SKIP));
        say(new ToHost.Tend(seat, Care.BOT_NOW));
      }
    }
  }

  @Override
  public String toString() {
    return "G" + coming.id();
  }
}
