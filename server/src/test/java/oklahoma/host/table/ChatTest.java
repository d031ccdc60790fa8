package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.TestLobby;
import oklahoma.protocol.lobby.LobbyWish;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.messages.Wish;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.QuickPhrase;
import oklahoma.protocol.people.Saying;
import oklahoma.protocol.people.Speaker;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

/** What is said at a table, before and during the match. */
class ChatTest {

  @Test
  void everybodyHearsWhoSaidWhat() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(2).watchable(true))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest onlooker = gathering.inLobby(gathering.join("Eve", new Wish.Watch()));
      Saying hello = new Saying.Words("hello 😀");
      north.send(new ToHost.Chat(hello));
      gathering.settle(north);
      onlooker.send(new ToHost.Chat(new Saying.Phrase(QuickPhrase.GOOD_LUCK)));
      gathering.settle(onlooker, north);
      assertThat(north.heard(FromHost.Chatted.class))
          .isEqualTo(onlooker.heard(FromHost.Chatted.class))
          .containsExactly(
              new FromHost.Chatted(new Speaker(new Name("North"), Optional.of(Seat.A)), hello),
              new FromHost.Chatted(
                  new Speaker(new Name("Eve"), Optional.empty()),
                  new Saying.Phrase(QuickPhrase.GOOD_LUCK)));
    }
  }

  @Test
  void whoSpeaksTooFastIsNotHeard() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(2))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest east = gathering.comes("East");
      for (int i = 0; i < 9; i++) {
        say(north, "north " + i);
      }
      say(east, "east");
      gathering.settle(north, east, north);
      assertThat(words(north))
          .containsExactlyInAnyOrder("north 0", "north 1", "north 2", "north 3", "north 4", "east");
      gathering.timing.pass(Duration.ofSeconds(2));
      for (int i = 10; i < 15; i++) {
        say(north, "north " + i);
      }
      gathering.settle(north, east);
      assertThat(words(east)).endsWith("north 10", "north 11").hasSize(8);
    }
  }

  @Test
  void whoComesInHearsWhatWasSaidLast() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(2).watchable(true))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      for (int i = 0; i < 60; i++) {
        say(north, "line " + i);
        gathering.timing.pass(Duration.ofSeconds(1));
        gathering.settle(north);
      }
      HeadlessGuest east = gathering.comes("East");
      gathering.settle(east);
      assertThat(words(east)).hasSize(50).startsWith("line 10").endsWith("line 59");
      assertThat(east.heard().getFirst()).isInstanceOf(FromHost.Lobby.class);
      north.send(new ToHost.InLobby(new LobbyWish.Start(true)));
      gathering.welcomed(north);
      HeadlessGuest onlooker = gathering.welcomed(gathering.join("Eve", new Wish.Watch()));
      gathering.settle(onlooker);
      assertThat(words(onlooker)).isEqualTo(words(east));
      assertThat(onlooker.heard().getFirst()).isInstanceOf(FromHost.Welcome.class);
    }
  }

  private static void say(HeadlessGuest guest, String words) {
    guest.send(new ToHost.Chat(new Saying.Words(words)));
  }

  private static List<String> words(HeadlessGuest guest) {
    return guest.heard(FromHost.Chatted.class).stream()
        .map(chatted -> ((Saying.Words) chatted.saying()).text())
        .toList();
  }
}
