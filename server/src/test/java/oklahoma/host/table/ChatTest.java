package oklahoma.host.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import oklahoma.host.testing.HeadlessGuest;
import oklahoma.host.testing.TestLobby;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.QuickPhrase;
import oklahoma.protocol.people.Speaker;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

/** The chat at a table, before and during the match. */
class ChatTest {

  @Test
  void everybodyReceivesEachMessageWithItsAuthor() {
    try (TestLobby gathering = new TestLobby(TestLobby.setup(2).watchable(true))) {
      HeadlessGuest north = gathering.comesFromInside("North");
      HeadlessGuest spectator =
          gathering.inLobby(gathering.join("Eve", new ConnectionPurpose.Watch()));
      ChatMessage hello = new ChatMessage.Words("hello 😀");
      north.send(new ToHost.Chat(hello));
      gathering.settle(north);
      spectator.send(new ToHost.Chat(new ChatMessage.Phrase(QuickPhrase.GOOD_LUCK)));
      gathering.settle(spectator, north);
      assertThat(north.received(FromHost.Chatted.class))
          .isEqualTo(spectator.received(FromHost.Chatted.class))
          .containsExactly(
              new FromHost.Chatted(new Speaker(new Name("North"), Optional.of(Seat.A)), hello),
              new FromHost.Chatted(
                  new Speaker(new Name("Eve"), Optional.empty()),
                  new ChatMessage.Phrase(QuickPhrase.GOOD_LUCK)));
    }
  }

  @Test
  void messagesThatComeTooFastAreIgnored() {
    TableByHand table = TableByHand.at(TestLobby.setup(2), 2);
    TableByHand.Visitor north = table.all().getFirst();
    TableByHand.Visitor east = table.all().getLast();
    for (int i = 0; i < 9; i++) {
      say(table, north, "north " + i);
    }
    say(table, east, "east");
    assertThat(words(north))
        .containsExactly("north 0", "north 1", "north 2", "north 3", "north 4", "east");
    table.pass(Duration.ofSeconds(2));
    for (int i = 10; i < 15; i++) {
      say(table, north, "north " + i);
    }
    assertThat(words(east)).endsWith("north 10", "north 11").hasSize(8);
  }

  @Test
  void playersSilentForLongAreNotCounted() {
    TableByHand table = TableByHand.at(TestLobby.setup(2), 2);
    say(table, table.all().getFirst(), "north");
    table.pass(Duration.ofSeconds(5));
    say(table, table.all().getLast(), "east");
    assertThat(table.state().chat().allowances()).hasSize(1);
  }

  @Test
  void anArrivingGuestReceivesTheLatestChat() {
    TableByHand table = TableByHand.at(TestLobby.setup(2).watchable(true), 1);
    TableByHand.Visitor north = table.all().getFirst();
    for (int i = 0; i < 60; i++) {
      say(table, north, "line " + i);
      table.pass(Duration.ofSeconds(1));
    }
    TableByHand.Visitor east = table.join(new ConnectionPurpose.Sit());
    assertThat(words(east)).hasSize(50).startsWith("line 10").endsWith("line 59");
    assertThat(east.received(FromHost.class).getFirst()).isInstanceOf(FromHost.Lobby.class);
    table.say(north, new ToHost.InLobby(new LobbyRequest.Start(true)));
    TableByHand.Visitor spectator = table.join(new ConnectionPurpose.Watch());
    assertThat(words(spectator)).isEqualTo(words(east));
    assertThat(spectator.received(FromHost.class).getFirst()).isInstanceOf(FromHost.Welcome.class);
  }

  /** A line may have many bytes, if each of its characters has several marks. */
  @Test
  void anArrivingGuestReceivesNoMoreBytesThanAConnectionCanTakeAtOnce() {
    TableByHand table = TableByHand.at(TestLobby.setup(2).watchable(true), 1);
    TableByHand.Visitor north = table.all().getFirst();
    String marked = ("x" + "\u20d0".repeat(7)).repeat(ChatMessage.Words.LONGEST);
    for (int i = 0; i < 20; i++) {
      say(table, north, marked);
      table.pass(Duration.ofSeconds(1));
    }
    assertThat(words(north)).hasSize(20);
    TableByHand.Visitor east = table.join(new ConnectionPurpose.Sit());
    assertThat(words(east)).hasSizeBetween(1, 19);
    int bytes =
        words(east).stream().mapToInt(line -> line.getBytes(StandardCharsets.UTF_8).length).sum();
    assertThat(bytes).isLessThanOrEqualTo(32 * 1_024);
  }

  private static void say(TableByHand table, TableByHand.Visitor guest, String words) {
    table.say(guest, new ToHost.Chat(new ChatMessage.Words(words)));
  }

  private static List<String> words(TableByHand.Visitor guest) {
    return guest.received(FromHost.Chatted.class).stream()
        .map(chatted -> ((ChatMessage.Words) chatted.chatMessage()).text())
        .toList();
  }
}
