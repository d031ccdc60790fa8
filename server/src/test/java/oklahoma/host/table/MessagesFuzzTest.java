package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import com.code_intelligence.jazzer.junit.FuzzTest;
import java.io.IOException;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import oklahoma.bot.Bots;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.fixture.GenerousLimits;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.testing.Framed;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.Waiting;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.provider.MethodSource;
import org.slf4j.LoggerFactory;

/**
 * Whatever the owner of a table sends, another guest there is answered, and the host errs never.
 */
class MessagesFuzzTest {
  private static final int CHAIRS = 3;

  private static final Logger LOG = (Logger) LoggerFactory.getLogger("oklahoma.host");
  private static final ListAppender<ILoggingEvent> MISTAKES = new ListAppender<>();

  private static final TableSetup TABLE =
      TableSetup.hosted(
          new TableName("Any"),
          GinPreset.CLASSIC.rules(2),
          Collections.nCopies(CHAIRS, new Chair.Open()),
          BotPace.NONE);

  private static final Host HOST =
      Host.start(HostSettings.with(Bots::of).withLimits(GenerousLimits.LIMITS));
  private static final Loops LOOPS = new Loops();

  @BeforeAll
  static void listen() {
    MISTAKES.start();
    LOG.setLevel(Level.ERROR);
    LOG.addAppender(MISTAKES);
  }

  @AfterAll
  static void close() {
    HOST.close();
    LOOPS.close();
    LOG.detachAppender(MISTAKES);
    LOG.setLevel(null);
  }

  /**
   * Rules that are asked for or agreed to; the other letters with which the fuzzer starts are
   * files.
   */
  static List<byte[]> letters() throws IOException {
    ToHost bot = request(new LobbyRequest.AddBot(Seat.C, new Name("Bot"), BotLevel.EASY));
    ToHost start = request(new LobbyRequest.Start(true));
    ToHost oklahoma = request(new LobbyRequest.ChangeRules(OklahomaRules.standard(3)));
    ToHost gin = request(new LobbyRequest.ChangeRules(GinPreset.AWARDS.rules(3)));
    ToHost ready = request(new LobbyRequest.SayReady(Optional.of(OklahomaRules.standard(3))));
    return List.of(
        Framed.bytes(List.of(oklahoma)),
        Framed.bytes(List.of(ready, gin, ready, request(new LobbyRequest.Start(false)))),
        Framed.bytes(List.of(bot, gin, start)),
        Framed.bytes(List.of(oklahoma, start, new ToHost.Leave(false))));
  }

  private static ToHost request(LobbyRequest request) {
    return new ToHost.InLobby(request);
  }

  @FuzzTest
  @MethodSource
  void letters(byte[] bytes) {
    int table = HOST.open(TABLE);
    try (HeadlessGuest owner = guest("Owner", table);
        HeadlessGuest other = guest("Other", table)) {
      Waiting.until(() -> heardBack(other));
      owner.sendRaw(bytes);
      owner.send(new ToHost.Ping(0));
      int pongs = other.pongs();
      other.send(new ToHost.Ping(0));
      Waiting.until(() -> other.pongs() > pongs || other.farewell().isPresent());
      assertThat(other.fault()).isEmpty();
    } finally {
      HOST.close(table);
    }
    assertThat(MISTAKES.list).isEmpty();
  }

  private static HeadlessGuest guest(String name, int table) {
    HeadlessGuest guest =
        HeadlessGuest.join(LOOPS, HOST.address(), name, table, new ConnectionPurpose.Sit());
    guest.send(new ToHost.Ping(0));
    return guest;
  }

  private static boolean heardBack(HeadlessGuest guest) {
    return guest.pongs() > 0;
  }
}
