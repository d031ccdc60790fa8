package oklahoma.client.match.chat;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.collections.ObservableSet;
import javafx.collections.transformation.FilteredList;
import javafx.util.Subscription;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.QuickPhrase;
import oklahoma.protocol.people.Speaker;

/**
 * The chat of one table, in its lobby and during the match. Has no JavaFX nodes; confined to the FX
 * thread.
 */
public final class ChatModel {
  /** The most lines kept; older ones are dropped. */
  private static final int MOST = 200;

  /** The time after the player joins in which the host repeats old messages, in nanoseconds. */
  private static final long TOLD_AGAIN_NANOS = 1_500_000_000;

  /**
   * Invisible characters, which the protocol does not allow: text directions, line breaks, and
   * joiners except those between two emoji.
   */
  private static final Pattern UNSEEN =
      Pattern.compile(
          "[\\p{Cc}\\p{Zl}\\p{Zp}]|[\\p{Cf}&&[^\\u200D]]"
              + "|(?<![\\p{IsExtended_Pictographic}\\uFE0F\\x{1F3FB}-\\x{1F3FF}])\\u200D"
              + "|\\u200D(?!\\p{IsExtended_Pictographic})");

  /** One line of the chat. */
  public record Line(Speaker speaker, ChatMessage chatMessage) {}

  private final Predicate<ToHost> outbox;
  private final LongSupplier nanos;
  private final ObservableList<Line> all = FXCollections.observableArrayList();
  private final FilteredList<Line> lines = new FilteredList<>(all);
  private final ObservableSet<Name> muted = FXCollections.observableSet();
  private final ObservableSet<Name> mutedToSee = FXCollections.unmodifiableObservableSet(muted);
  private final ReadOnlyIntegerWrapper unread = new ReadOnlyIntegerWrapper(this, "unread");
  private final List<Consumer<Line>> listeners = new ArrayList<>();
  private boolean reading;
  private long cameNanos;

  /**
   * An empty chat.
   *
   * @param outbox sends a message to the host; false if it could not be sent
   * @param nanos this computer's clock, as {@link System#nanoTime}
   */
  public ChatModel(Predicate<ToHost> outbox, LongSupplier nanos) {
    this.outbox = outbox;
    this.nanos = nanos;
    this.cameNanos = nanos.getAsLong();
  }

  /**
   * Clears the chat because the player has just joined or returned, and the host repeats the latest
   * messages.
   */
  public void came() {
    all.clear();
    cameNanos = nanos.getAsLong();
  }

  /**
   * Adds a message.
   *
   * @param own whether it is the player's
   */
  public void receive(FromHost.Chatted chatted, boolean own) {
    Line line = new Line(chatted.speaker(), chatted.chatMessage());
    all.add(line);
    if (all.size() > MOST) {
      all.removeFirst();
    }
    boolean fresh = nanos.getAsLong() - cameNanos > TOLD_AGAIN_NANOS;
    if (fresh && !muted.contains(line.speaker().name())) {
      if (!reading && !own) {
        unread.set(unread.get() + 1);
      }
      List.copyOf(listeners).forEach(listener -> listener.accept(line));
    }
  }

  /**
   * Adds a listener for new messages of people who are not muted.
   *
   * @return removes the listener
   */
  public Subscription listen(Consumer<Line> listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  /**
   * Sends a typed text without its invisible characters.
   *
   * @return false if nothing visible is left, or if the message could not be sent
   */
  public boolean say(String typed) {
    return ChatMessage.Words.of(UNSEEN.matcher(typed).replaceAll(""))
        .map(ToHost.Chat::new)
        .filter(outbox)
        .isPresent();
  }

  /**
   * Sends a quick phrase, which everybody reads in their own language.
   *
   * @return false if the message could not be sent
   */
  public boolean say(QuickPhrase phrase) {
    return outbox.test(new ToHost.Chat(new ChatMessage.Phrase(phrase)));
  }

  /** The messages of people who are not muted, oldest first. */
  public ObservableList<Line> lines() {
    return lines;
  }

  /** The names of the muted people. */
  public ObservableSet<Name> muted() {
    return mutedToSee;
  }

  /** Mutes or unmutes somebody; nobody else notices. */
  public void mute(Name speaker, boolean on) {
    boolean changed = on ? muted.add(speaker) : muted.remove(speaker);
    if (changed) {
      lines.setPredicate(line -> !muted.contains(line.speaker().name()));
    }
  }

  /** The number of messages from others since the player last read the chat. */
  public ReadOnlyIntegerProperty unreadProperty() {
    return unread.getReadOnlyProperty();
  }

  /** Sets whether the player is reading the chat, so that new messages do not count as unread. */
  public void setReading(boolean now) {
    reading = now;
    if (now) {
      unread.set(0);
    }
  }
}
