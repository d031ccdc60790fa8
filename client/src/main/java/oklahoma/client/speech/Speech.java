package oklahoma.client.speech;

import java.io.IOException;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Reads events aloud with a program that the player names. It starts the program for each sentence,
 * one after another, with the sentence as its last argument; callers never block. Chat waits until
 * all events have been read. If sentences come too fast some are dropped: first chat, then events,
 * the oldest first.
 */
public final class Speech implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Speech.class);
  private static final int MOST_WAITING = 4;
  private static final long LONGEST_SECONDS = 20;

  private static final Comparator<Sentence> OLDEST_FIRST =
      Comparator.comparingLong(Sentence::number);

  private record Sentence(long number, boolean chat, String command, String words) {}

  private final Supplier<Optional<String>> command;
  private final Executor screen;
  private final Consumer<String> failed;
  private final BlockingQueue<Sentence> waiting =
      new PriorityBlockingQueue<>(
          MOST_WAITING + 1, Comparator.comparing(Sentence::chat).thenComparing(OLDEST_FIRST));
  private long sentences;
  private @Nullable Thread thread;
  private volatile String toldOf = "";

  /**
   * A reader whose thread starts with the first sentence.
   *
   * @param command the command as the player typed it; empty if there is nothing to read
   * @param screen runs tasks on the thread of the callers
   * @param failed receives, on that thread and once each, a command that cannot be run
   */
  public Speech(Supplier<Optional<String>> command, Executor screen, Consumer<String> failed) {
    this.command = command;
    this.screen = screen;
    this.failed = failed;
  }

  /** Reads a sentence about an event. */
  public void readAloud(String words) {
    readAloud(words, false);
  }

  /** Reads a chat message. */
  public void readChatAloud(String words) {
    readAloud(words, true);
  }

  private void readAloud(String words, boolean chat) {
    Optional<String> program = command.get().filter(typed -> !CommandLine.words(typed).isEmpty());
    if (program.isEmpty() || words.isBlank()) {
      return;
    }
    waiting.add(new Sentence(sentences++, chat, program.get(), words));
    while (waiting.size() > MOST_WAITING) {
      waiting.stream()
          .min(Comparator.comparing(Sentence::chat).reversed().thenComparing(OLDEST_FIRST))
          .ifPresent(waiting::remove);
    }
    if (thread == null) {
      thread = Thread.ofVirtual().name("speech").start(this::run);
    }
  }

  private void run() {
    try {
      while (true) {
        read(waiting.take());
      }
    } catch (InterruptedException closed) {
      Thread.currentThread().interrupt();
    }
  }

  private void read(Sentence sentence) throws InterruptedException {
    List<String> line = CommandLine.words(sentence.command());
    if (CommandLine.obeysSentences(line)) {
      reportFailure(sentence.command(), "a shell of Windows would obey commands in the sentence");
      return;
    }
    line.add(CommandLine.plain(sentence.words()));
    try {
      Process process =
          new ProcessBuilder(line)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
      process.getOutputStream().close();
      await(process, sentence.command());
    } catch (IOException impossible) {
      reportFailure(sentence.command(), impossible.toString());
    }
  }

  private void await(Process process, String command) throws InterruptedException {
    try {
      if (!process.waitFor(LONGEST_SECONDS, TimeUnit.SECONDS)) {
        reportFailure(command, "it did not end");
      } else if (process.exitValue() != 0) {
        reportFailure(command, "it ended with " + process.exitValue());
      }
    } finally {
      process.destroyForcibly();
    }
  }

  private void reportFailure(String command, String why) {
    if (!command.equals(toldOf)) {
      toldOf = command;
      LOG.warn("Cannot read aloud with «{}»: {}", command, why);
      screen.execute(() -> failed.accept(command));
    }
  }

  @Override
  public void close() {
    if (thread != null) {
      thread.interrupt();
    }
  }
}
