package oklahoma.client.match.chat;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.QuickPhrase;
import oklahoma.protocol.people.Speaker;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

class ChatModelTest {
  private static final Speaker NORTH = new Speaker(new Name("North"), Optional.of(Seat.A));
  private static final Speaker EAST = new Speaker(new Name("East"), Optional.of(Seat.B));
  private static final Speaker SOUTH = new Speaker(new Name("South"), Optional.of(Seat.C));

  private final List<ToHost> sent = new ArrayList<>();
  private final List<ChatModel.Line> received = new ArrayList<>();
  private long nanos;
  private final ChatModel model = new ChatModel(sent::add, () -> nanos);

  ChatModelTest() {
    model.listen(received::add);
  }

  @Test
  void whatIsTypedIsSentWithoutWhatNobodySees() {
    assertThat(model.say("  hi \u202Eall\u200D! ")).isTrue();
    assertThat(model.say(" \u200B ")).isFalse();
    assertThat(model.say("")).isFalse();
    model.say(QuickPhrase.OOPS);
    assertThat(sent)
        .containsExactly(
            new ToHost.Chat(new ChatMessage.Words("hi all!")),
            new ToHost.Chat(new ChatMessage.Phrase(QuickPhrase.OOPS)));
  }

  @Test
  void aMessageThatCannotBeSentIsRefused() {
    ChatModel withoutLine = new ChatModel(message -> false, () -> nanos);
    assertThat(withoutLine.say("hi")).isFalse();
  }

  @Test
  void emojiAndAddressesAreWordsAsAnyOther() {
    assertThat(model.say("🙂 https://example.org/a?b=c")).isTrue();
    assertThat(sent)
        .containsExactly(new ToHost.Chat(new ChatMessage.Words("🙂 https://example.org/a?b=c")));
  }

  @Test
  void chatFromBeforeOnesArrivalIsShownButNotAnnounced() {
    tell(NORTH, "before");
    later();
    tell(EAST, "now");
    assertThat(words()).containsExactly("before", "now");
    assertThat(received).hasSize(1);
    assertThat(model.unreadProperty().get()).isOne();
  }

  @Test
  void afterAReturnNothingAppearsTwice() {
    later();
    tell(NORTH, "one");
    model.came();
    tell(NORTH, "one");
    tell(EAST, "two");
    assertThat(words()).containsExactly("one", "two");
    assertThat(received).hasSize(1);
  }

  @Test
  void mutedPlayersAreNeitherShownNorAnnouncedUntilTheyAreUnmuted() {
    later();
    model.mute(EAST.name(), true);
    tell(EAST, "hidden");
    tell(NORTH, "seen");
    assertThat(words()).containsExactly("seen");
    assertThat(received).hasSize(1);
    assertThat(model.muted()).containsExactly(EAST.name());
    model.mute(EAST.name(), false);
    assertThat(words()).containsExactly("hidden", "seen");
  }

  @Test
  void whatIsReadIsNotCounted() {
    later();
    tell(NORTH, "one");
    model.setReading(true);
    assertThat(model.unreadProperty().get()).isZero();
    tell(NORTH, "two");
    assertThat(model.unreadProperty().get()).isZero();
    model.setReading(false);
    tell(NORTH, "three");
    assertThat(model.unreadProperty().get()).isOne();
  }

  @Test
  void whatOneSaysOneselfIsNotCounted() {
    later();
    tell(SOUTH, "mine");
    assertThat(words()).containsExactly("mine");
    assertThat(model.unreadProperty().get()).isZero();
  }

  @Test
  void aLongTalkForgetsItsBeginning() {
    IntStream.range(0, 250).forEach(number -> tell(NORTH, "no. " + number));
    assertThat(words()).hasSize(200).first().isEqualTo("no. 50");
  }

  private void later() {
    nanos += 2_000_000_000L;
  }

  private void tell(Speaker speaker, String words) {
    model.receive(
        new FromHost.Chatted(speaker, new ChatMessage.Words(words)), speaker.equals(SOUTH));
  }

  private List<String> words() {
    return model.lines().stream()
        .map(line -> ((ChatMessage.Words) line.chatMessage()).text())
        .toList();
  }
}
