package oklahoma.host.simulation;

import java.util.Optional;
import java.util.SplittableRandom;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.fair.LastDeal;

/** Somebody with a program, and its line to the host: comes, is lost, comes back, is sent away. */
final class Person {
  private static final long QUIET = 2_500;
  private static final long PING = 1_000;
  static final long SILENT = 10_000;

  private final World world;
  private final Evening.Coming coming;
  private final SplittableRandom chance;
  private final GuestMark mark;
  private Optional<Session> session = Optional.empty();
  private Optional<Line> line = Optional.empty();
  private final Habits habits;
  private KnownState known = new KnownState();
  private Optional<SeatKey> key = Optional.empty();
  private FairEye eye;
  private boolean connecting;
  private boolean done;
  private boolean sentAway;
  private boolean guessed;
  private int tries;
  private long awaySince;
  private long away;
  private Optional<Integer> breaksAfter = Optional.empty();
  private int judged;
  private int verified;

  Person(World world, Evening.Coming coming, long seed) {
    this.world = world;
    this.coming = coming;
    chance = new SplittableRandom(seed * 31 + coming.id() + 1);
    byte[] bytes = new byte[GuestMark.BYTES];
    chance.nextBytes(bytes);
    mark = new GuestMark(Octets.of(bytes));
    habits = new Habits(this, world, chance);
    eye = eye(Optional.empty());
  }

  /** A program that has just been started, with what it kept of the seat. */
  private FairEye eye(Optional<LastDeal> kept) {
    return new FairEye(chance.split(), honest(), purpose(), kept);
  }

  private ConnectionPurpose purpose() {
    return key.<ConnectionPurpose>map(ConnectionPurpose.Return::new)
        .orElseGet(() ->
            switch (coming.kind()) {
              case SPECTATOR -> new ConnectionPurpose.Watch();
              case LATECOMER -> new ConnectionPurpose.TakeOver();
              case PLAYER, GUESSER, CHEAT -> new ConnectionPurpose.Sit();
            });
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

  int verified() {
    return verified + eye.verified();
  }

  Habits habits() {
    return habits;
  }

  KnownState known() {
    return known;
  }

  /** Whether it has a session. */
  boolean here() {
    return session.isPresent();
  }

  boolean honest() {
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
    resumes();
    known = new KnownState();
    guessed = false;
    habits.forget();
    away = world.clock().millis() - awaySince;
    int table = world.tables() == 1 && chance.nextInt(4) == 0 ? 0 : coming.table();
    ToHost.Hello hello = new ToHost.Hello(new Name("G" + coming.id()), table, purpose());
    say(coming.inside() ? hello : hello.marked(mark));
    ping(session.get());
    breaksAfter.ifPresent(millis -> world.clock().inMillis(millis, () -> cut(millis)));
    breaksAfter = Optional.empty();
  }

  /** The program that opened a table resumes it with a key, even if it had not received one. */
  private void resumes() {
    if (coming.inside() && key.isEmpty()) {
      key = world.insideKey(coming.table());
      if (key.isPresent()) {
        starts(eye.last());
      }
    }
  }

  /** A program says that it lives; here only while it waits for the answer to its hello. */
  private void ping(Session mine) {
    world
        .clock()
        .inMillis(
            PING,
            () -> {
              if (session.filter(now -> now == mine).isPresent()
                  && known.place() == KnownState.Place.NOWHERE) {
                say(new ToHost.Ping(0));
                ping(mine);
              }
            });
  }

  /** The next line breaks soon after it is there. */
  void cutSoon(int size) {
    breaksAfter = Optional.of(size % 400);
  }

  /** The computer slept, and received nothing from the host. */
  void jumped() {
    eye.slowed();
  }

  private void comeSoon(long millis) {
    if (!connecting && !done) {
      connecting = true;
      world.clock().inMillis(millis, this::come);
    }
  }

  void say(ToHost message) {
    world.tell(() -> this + " says " + message);
    eye.sent(message);
    line.ifPresent(to -> to.toHost(Codec.bytes(message)));
  }

  /** Bytes that may be no message. */
  void sends(byte[] bytes) {
    line.ifPresent(to -> to.toHost(bytes));
  }

  /** A frame has come. */
  void hears(Session from, byte[] frame) {
    Session.Received received = from.next(frame);
    if (session.filter(mine -> mine == from).isEmpty()) {
      return;
    }
    known = received.known();
    FromHost message = received.message();
    if (!(message instanceof FromHost.Update)) {
      world.tell(() -> this + " hears " + shortly(message));
    }
    known.key().ifPresent(newest -> key = Optional.of(newest));
    sentAway &= known.place() == KnownState.Place.NOWHERE;
    if (guessed && known.place() != KnownState.Place.NOWHERE) {
      Violation.unless(
          world.unguarded(coming.table()),
          Check.SECRET,
          () -> this + " came in with a wrong password");
      guessed = false; // the owner took the password away, and may set another one later
    }
    if (line.filter(Line::slow).isPresent()) {
      eye.slowed();
    }
    world.sabotage().pretends(message).stream()
        .flatMap(each -> eye.hear(each).stream())
        .filter(answer -> !habits.cheats() || chance.nextBoolean())
        .forEach(answer -> say(new ToHost.AnswerShuffle(answer)));
    switch (message) {
      case FromHost.Update update -> habits.answered(update);
      case FromHost.DealBegan began -> habits.forget();
      case FromHost.Lobby lobby -> habits.forget();
      case FromHost.Refused refused -> habits.refused(refused);
      case FromHost.PasswordAsked(var challenge) -> {
        boolean knows = coming.kind() != Evening.Kind.GUESSER || tries > 2;
        byte[] guess = new byte[32];
        chance.nextBytes(guess);
        guessed = !knows;
        say(
            new ToHost.ProvePassword(
                knows
                    ? Password.proof(challenge, World.HOST)
                    : new PasswordProof(Octets.of(guess))));
      }
      case FromHost.Bye bye -> dismissed(bye.reason());
      default -> {}
    }
    habits.react();
  }

  private static String shortly(FromHost message) {
    return switch (message) {
      case FromHost.Welcome welcome -> "Welcome as " + welcome.viewer();
      case FromHost.DealBegan began -> "DealBegan";
      case FromHost.Intermission pause -> "Intermission " + new java.util.TreeSet<>(pause.ready());
      case FromHost.Lobby lobby -> "Lobby as " + lobby.viewer();
      case FromHost.ShuffleState fair -> "ShuffleState " + fair.deal().number();
      default -> message.toString();
    };
  }

  private void dismissed(ByeReason reason) {
    Optional<Session> before = session;
    hangUp();
    before.ifPresent(gone -> world.clock().inMillis(20, () -> world.closed(gone)));
    switch (reason) {
      case LEFT -> done = !habits.returns();
      case REMOVED, BLOCKED, TABLE_CLOSED, TABLE_FULL, TABLE_PLAYING, NOT_WATCHABLE -> done = true;
      case NO_SUCH_TABLE -> {
        Violation.unless(world.closed(coming.table()), Check.NO_MISTAKE, "a table has gone");
        done = true;
      }
      case KEY_UNKNOWN -> {
        Violation.unless(
            excused(), Check.KEY, () -> this + " has the newest key and was not let in");
        key = Optional.empty();
        done = tries++ > 1;
        starts(eye.last()); // a program that comes to sit still knows its last deal
      }
      case PASSWORD_WRONG, PASSWORD_PAUSE -> {
        Violation.unless(
            coming.kind() == Evening.Kind.GUESSER,
            Check.HEARD,
            () -> this + " knows the password: " + reason);
        done = tries++ > 5;
      }
      case BAD_MESSAGE, TOO_MANY_MESSAGES -> {
        Violation.unless(
            !honest() || reason == ByeReason.TOO_MANY_MESSAGES,
            Check.HEARD,
            () -> this + " broke no rule: " + reason);
        done = !honest() && tries++ > 2;
      }
      case HOST_STOPS, JOURNAL_FAILED, OTHER_VERSION ->
          throw new Violation(Check.NO_MISTAKE, "the host takes leave: " + reason);
      case SILENT, SEAT_TAKEN_BACK -> {}
    }
    comeSoon(500 + chance.nextInt(3_000));
  }

  private boolean excused() {
    return habits.left()
        || sentAway
        || !honest()
        || world.removed(coming.table(), awaySince)
        || world.closed(coming.table())
        || world.trouble().jumped(awaySince)
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
    habits.forget();
    if (known.place() != KnownState.Place.NOWHERE) {
      awaySince = world.clock().millis();
    }
    known = new KnownState();
    eye.cutOff();
  }

  /** This connection delivers nothing any more, not even a goodbye that was sent. */
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

  /**
   * The program ends and is started again. It knows what it wrote down about its seat; without a
   * key it comes as somebody new.
   */
  private void program() {
    boolean comesBack = key.isPresent() || coming.inside();
    starts(comesBack ? eye.last() : Optional.empty());
  }

  private void starts(Optional<LastDeal> kept) {
    judged += eye.judged();
    verified += eye.verified();
    eye = eye(kept);
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
    habits.behave();
    if (session.isEmpty()) {
      comeSoon(chance.nextInt(2_000));
    }
    habits.react();
  }

  /** Whether it sits at this table and wants to go on. */
  boolean waitsAt(int table) {
    return !done
        && coming.table() == table
        && (coming.kind() != Evening.Kind.SPECTATOR || key.isPresent())
        && (session.isEmpty() ? key.isPresent() : known.seat().isPresent());
  }

  @Override
  public String toString() {
    return "G" + coming.id();
  }
}
