package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import oklahoma.host.fixture.GenerousLimits;
import oklahoma.host.table.Table;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.LogLines;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.host.testing.Waiting;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A guest over the network who does what no guest should is dropped with the reason in the log, and
 * the match goes on among the others.
 */
@Timeout(value = 4, unit = TimeUnit.MINUTES, threadMode = ThreadMode.SEPARATE_THREAD)
class LimitsTest {
  private static final int SEATS = 3;

  /** Who does what no guest should; the others are A and B. */
  private static final Seat BAD = Seat.C;

  private static final int EVENTS = 12;

  /** For so many events a table that plays on needs a small part of these rounds. */
  private static final int ROUNDS = 500;

  private static final int CHATS = 2_000;

  /** So many messages wait for the table without filling its mailbox, which is another limit. */
  private static final int FEW = Table.MOST_UNREAD / 4;

  private static final int LINES = 200;
  private static final ChatMessage LONG_WORDS =
      new ChatMessage.Words("\uD83C\uDCA1".repeat(ChatMessage.Words.LONGEST));
  private static final int AT_ONCE = 5;
  private static final Duration A_BREATH = Duration.ofSeconds(AT_ONCE);

  /** The system may keep megabytes for each line if nobody limits it. */
  private static final long MOST_KEPT = 2 << 20;

  private static final Duration A_TURN = Duration.ofSeconds(15);

  @RegisterExtension private final LogLines log = new LogLines("oklahoma.host.net");

  /** What a guest may do wrong, and what the log says about it. */
  enum Mischief {
    GARBAGE("BAD_MESSAGE") {
      @Override
      void happen(HeadlessGuest guest) {
        guest.sendRaw(new byte[] {3, (byte) 0xff, (byte) 0xff, 1});
      }
    },
    A_FRAME_TOO_LONG("TooLongFrameException") {
      @Override
      void happen(HeadlessGuest guest) {
        guest.sendFrame(new byte[Codec.LONGEST_TO_HOST + 1]);
      }
    },
    TOO_MANY_MESSAGES("TOO_MANY_MESSAGES") {
      @Override
      void happen(HeadlessGuest guest) {
        for (int i = 1; i <= MESSAGES; i++) {
          guest.send(new ToHost.Ping(i));
          int sent = i;
          if (sent % FEW == 0 || sent == MESSAGES) {
            Waiting.until(() -> guest.pongs() == sent);
          }
        }
        assertThat(guest.connected()).isTrue();
        guest.send(new ToHost.Ping(0));
      }

      @Override
      Limits.Rate rate() {
        return new Limits.Rate(MESSAGES, 0);
      }
    },
    SILENCE("SILENT") {
      @Override
      void happen(HeadlessGuest guest) {}
    },
    A_BYTE_NOW_AND_THEN("SILENT") {
      @Override
      void happen(HeadlessGuest guest) {
        guest.sendRaw(new byte[] {(byte) 0x80, 0x40}); // a frame of 8,192 bytes begins
      }

      @Override
      void goOn(HeadlessGuest guest) {
        guest.sendRaw(new byte[1]);
      }
    };

    private static final int MESSAGES = 500;
    private final String reason;

    Mischief(String reason) {
      this.reason = reason;
    }

    abstract void happen(HeadlessGuest guest);

    /** What it does again and again until it is dropped. */
    void goOn(HeadlessGuest guest) {}

    private boolean silent() {
      return reason.equals("SILENT");
    }

    Limits.Rate rate() {
      return GenerousLimits.LIMITS.messages();
    }

    /** Narrow in the one matter, wide in the others. */
    Limits limits() {
      return new Limits(
          new Limits.Patience(
              Duration.ofMinutes(1),
              Duration.ofMinutes(1),
              Duration.ZERO,
              silent() ? Duration.ofSeconds(2) : Duration.ZERO),
          new Limits.Backlog(64 * 1024, Duration.ofMinutes(1)),
          rate(),
          new Limits.Places(SEATS + 1, SEATS + 1));
    }
  }

  @ParameterizedTest
  @EnumSource
  void theMatchGoesOnAmongTheOthers(Mischief mischief) {
    try (SeatedTable company = company(mischief)) {
      HeadlessGuest bad = company.at(BAD);
      mischief.happen(bad);
      await()
          .pollInterval(Duration.ofMillis(100))
          .until(() -> {
            sayAnything(company, bad);
            mischief.goOn(bad);
            return !bad.connected();
          });
      assertLogged(mischief.reason);
      assertPlaysOn(company);
    }
  }

  @Test
  void aClientThatDoesNotReadIsDroppedAndKeepsTheSeat() {
    Limits tight =
        new Limits(
            new Limits.Patience(
                Duration.ofMinutes(1), Duration.ofMinutes(1), Duration.ZERO, Duration.ZERO),
            new Limits.Backlog(64 * 1024, Duration.ofMillis(20)),
            new Limits.Rate(1_000_000, 1_000_000),
            new Limits.Places(SEATS, SEATS));
    try (SeatedTable company = company(TestSetups.patient(SEATS), tight)) {
      HeadlessGuest deaf = company.at(BAD);
      HeadlessGuest talker = company.at(Seat.A);
      deaf.narrow();
      deaf.stopReading();
      while (!logged("does not read")) {
        company.timing.pass(A_BREATH);
        for (int i = 0; i < AT_ONCE; i++) {
          talker.send(new ToHost.Chat(LONG_WORDS));
        }
        receiveBack(talker);
      }
      assertThat(talker.frames().stream().mapToLong(frame -> frame.length).sum())
          .as("what was said until then, most of which the system kept")
          .isLessThan(MOST_KEPT);
      company.until(
          () -> talker.received(FromHost.Seats.class).stream().anyMatch(LimitsTest::away));
      assertThat(company.comeBack(BAD, deaf.key()).fault()).isEmpty();
      assertPlaysOn(company);
      assertThat(log.lines()).noneMatch(line -> line.contains("takes leave"));
    }
  }

  @Test
  void aClientThatSendsNoHello() {
    Limits hasty =
        new Limits(
            new Limits.Patience(
                Duration.ofMinutes(1), Duration.ofSeconds(1), Duration.ZERO, Duration.ZERO),
            new Limits.Backlog(64 * 1024, Duration.ofMinutes(1)),
            GenerousLimits.LIMITS.messages(),
            new Limits.Places(SEATS + 1, SEATS + 1));
    try (SeatedTable company = company(hasty)) {
      HeadlessGuest mute = company.connect();
      company.until(() -> !mute.connected());
      assertLogged("SILENT");
      assertPlaysOn(company);
    }
  }

  @Test
  void aGuestWhoArrivesWhenTheHostIsFull() {
    try (SeatedTable company = company(Mischief.GARBAGE.limits())) {
      HeadlessGuest last = company.connect();
      HeadlessGuest oneTooMany = company.connect();
      company.until(() -> !oneTooMany.connected());
      assertLogged("too many connections");
      assertThat(last.connected()).isTrue();
      assertPlaysOn(company);
    }
  }

  @Test
  void endlessChatIsIgnoredAndTheOthersPlayOn() {
    try (SeatedTable company = company(GenerousLimits.LIMITS)) {
      HeadlessGuest talker = company.at(BAD);
      for (int i = 0; i < CHATS; i++) {
        talker.send(new ToHost.Chat(new ChatMessage.Words("again")));
        if (i % FEW == 0) {
          receiveBack(talker);
        }
      }
      assertPlaysOn(company);
      assertThat(company.at(Seat.A).received(FromHost.Chatted.class))
          .isNotEmpty()
          .hasSizeLessThan(10);
      assertThat(talker.connected()).isTrue();
    }
  }

  @Test
  void aClientThatNeverFinishesTheTlsHandshake() throws IOException {
    List<Socket> lines = new ArrayList<>();
    try (SeatedTable company = company(GenerousLimits.LIMITS)) {
      InetSocketAddress door = (InetSocketAddress) company.address();
      for (int i = 0; i < LINES; i++) {
        Socket line = new Socket(door.getAddress(), door.getPort());
        line.getOutputStream().write(new byte[] {22, 3, 1, 2, 0}); // a handshake begins
        lines.add(line);
      }
      assertPlaysOn(company);
    } finally {
      for (Socket line : lines) {
        line.close();
      }
    }
  }

  /** Where silence is punished, a pause of this machine would punish all who can be too silent. */
  private static SeatedTable company(Mischief mischief) {
    Limits limits = mischief.limits();
    return mischief.silent()
        ? SeatedTable.withOneFar(
            TestSetups.of(timed(), SEATS), SEATS, settings -> settings.withLimits(limits))
        : company(limits);
  }

  private static SeatedTable company(Limits limits) {
    return company(timed(), limits);
  }

  private static OklahomaRules timed() {
    return OklahomaRules.standard(SEATS)
        .with(
            new OklahomaRules.Clocks(OptionalInt.of(8), OptionalInt.of((int) A_TURN.toSeconds())));
  }

  private static SeatedTable company(OklahomaRules rules, Limits limits) {
    return SeatedTable.at(TestSetups.of(rules, SEATS), SEATS, limits);
  }

  private static void receiveBack(HeadlessGuest guest) {
    int pongs = guest.pongs();
    guest.send(new ToHost.Ping(pongs));
    Waiting.until(() -> guest.pongs() > pongs);
  }

  private static boolean away(FromHost.Seats seats) {
    return seats.seats().stream().anyMatch(SeatLabel::absent);
  }

  /** Only the one is silent. */
  private static void sayAnything(SeatedTable company, HeadlessGuest bad) {
    company.all().stream()
        .filter(guest -> guest != bad)
        .forEach(guest -> guest.send(new ToHost.Ping(0)));
  }

  /** Guests who are there play; for absent ones the time runs out. */
  private static void assertPlaysOn(SeatedTable company) {
    HeadlessGuest witness = company.at(Seat.A);
    int goal = witness.soFar().size() + EVENTS;
    for (int round = 0; witness.soFar().size() < goal; round++) {
      assertThat(witness.connected()).isTrue();
      assertThat(round).isLessThan(ROUNDS);
      Optional<HeadlessGuest> next = next(company);
      next.ifPresentOrElse(
          guest -> guest.move(guest.deal().defaultMove(guest.seat()).orElseThrow()),
          () -> company.timing.pass(A_TURN));
      company.settle();
    }
    assertThat(List.of(company.at(Seat.A), company.at(Seat.B)))
        .allSatisfy(guest -> {
          assertThat(guest.connected()).isTrue();
          assertThat(guest.fault()).isEmpty();
          assertThat(guest.deal().over()).isFalse();
        });
  }

  private static Optional<HeadlessGuest> next(SeatedTable company) {
    return company.all().stream()
        .filter(HeadlessGuest::connected)
        .filter(guest -> guest.deal().toAct().contains(guest.seat()))
        .findFirst();
  }

  private void assertLogged(String reason) {
    assertThat(log.lines()).anyMatch(line -> line.contains(reason));
  }

  private boolean logged(String reason) {
    return log.lines().stream().anyMatch(line -> line.contains(reason));
  }
}
