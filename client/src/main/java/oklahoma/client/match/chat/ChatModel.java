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
 * The chat of one table, in its lobby and during the match. Independent of nodes, and confined to
 * the FX thread.
 */
public final class ChatModel {
  /** More lines than these are forgotten. */
  private static final int MOST = 200;

  /** Messages that arrive so soon after the player came in are old. */
  private static final long TOLD_AGAIN_NANOS = 1_500_000_000;

  /**
   * What the wire does not carry and no reader sees: directions, line breaks, and joiners but those
   * between two pictures.
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
   * A chat in which nobody has spoken.
   *
   * @param outbox receives the messages for the host; whether it went out
   * @param nanos this computer's own clock, as {@link System#nanoTime}
   */
  public ChatModel(Predicate<ToHost> outbox, LongSupplier nanos) {
    this.outbox = outbox;
    this.nanos = nanos;
    this.cameNanos = nanos.getAsLong();
  }

  /** The player has just joined or returned: the host sends the latest messages once more. */
  public void came() {
    all.clear();
    cameNanos = nanos.getAsLong();
  }

  /**
   * Somebody has said something.
   *
   * @param own whether the player did
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
   * Calls somebody whenever somebody who is not muted says something new.
   *
   * @return ends it
   */
  public Subscription listen(Consumer<Line> listener) {
    listeners.add(listener);
    return () -> listeners.remove(listener);
  }

  /**
   * Says what was typed, without characters that nobody can see.
   *
   * @return whether there was anything that can be said, and it went out
   */
  public boolean say(String typed) {
    return ChatMessage.Words.of(UNSEEN.matcher(typed).replaceAll(""))
        .map(ToHost.Chat::new)
        .filter(outbox)
        .isPresent();
  }

  /**
   * Says something that is often said; everybody reads it in the own language.
   *
   * @return whether it went out
   */
  public boolean say(QuickPhrase phrase) {
    return outbox.test(new ToHost.Chat(new ChatMessage.Phrase(phrase)));
  }

  /** What those who are not muted have said, oldest first. */
  public ObservableList<Line> lines() {
    return lines;
  }

  /** Who is not to be heard. */
  public ObservableSet<Name> muted() {
    return mutedToSee;
  }

  /** Hears somebody no more, or again. Only here: others notice nothing. */
  public void mute(Name speaker, boolean on) {
    boolean changed = on ? muted.add(speaker) : muted.remove(speaker);
    if (changed) {
      lines.setPredicate(line -> !muted.contains(line.speaker().name()));
    }
  }

  /** How many lines others have said since the chat was last read. */
  public ReadOnlyIntegerProperty unreadProperty() {
    return unread.getReadOnlyProperty();
  }

  /** Whether the chat is being read, so that nothing new counts as unread. */
  public void setReading(boolean now) {
    reading = now;
    if (now) {
      unread.set(0);
    }
  }
}
