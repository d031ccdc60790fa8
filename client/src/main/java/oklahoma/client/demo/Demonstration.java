package oklahoma.client.demo;

import java.awt.image.BufferedImage;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Sort;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The demonstration: first the screens, then a whole match that bots play on the real table,
 * through the real host. It runs and waits on a separate thread, never on the FX thread.
 */
public final class Demonstration implements Runnable {
  private static final Logger LOG = LoggerFactory.getLogger(Demonstration.class);
  private static final long SETTLE_MS = 900;
  private static final long LOOK_MS = 2_500;
  private static final long THINK_MS = 700;
  private static final long MOMENT_MS = 180;
  private static final long AFTERMATH_MS = 1_500;
  private static final long PATIENCE_MS = 120_000;

  private final DemoProgram program;
  private final Options options;
  private final Set<String> taken = new HashSet<>();
  private DemoLook dress;
  private Optional<Shots> shots = Optional.empty();
  private Optional<Shots> filmShots = Optional.empty();

  /** A demonstration as these options describe it. It begins with {@link #start}. */
  public Demonstration(DemoProgram program, Options options) {
    this.program = program;
    this.options = options;
    this.dress = options.dresses().getFirst();
  }

  /** Starts the demonstration on a thread of its own. */
  public void start() {
    Thread.ofPlatform().daemon().name("demonstration").start(this);
  }

  @Override
  public void run() {
    int code = 0;
    try {
      for (DemoLook next : options.dresses()) {
        perform(next);
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      code = 1;
    } catch (UncheckedIOException unwritten) {
      LOG.error("The demonstration failed", unwritten);
      System.err.println(unwritten.getMessage());
      code = 1;
    } catch (ExecutionException | RuntimeException failure) {
      LOG.error("The demonstration failed", failure);
      System.err.println("The demonstration failed: " + failure);
      code = 1;
    }
    int result = code;
    Platform.runLater(() -> program.end(result));
  }

  /** Shows all screens and a match in one look. */
  private void perform(DemoLook next) throws InterruptedException, ExecutionException {
    dress = next;
    shots = next.folder().map(Shots::new);
    filmShots = options.film().map(Shots::new);
    taken.clear();
    show(() -> program.dress(next));
    screens();
    match();
    report();
  }

  private void screens() throws InterruptedException, ExecutionException {
    if (shots.isEmpty()) {
      return;
    }
    for (DemoProgram.Scenery scenery : onScreen(() -> program.screens(dress.sheet()))) {
      show(scenery.open());
      rest(SETTLE_MS);
      shoot(scenery.name());
    }
  }

  private void match() throws InterruptedException, ExecutionException {
    List<DemoNames> points = DemoNames.of(dress.seats());
    List<String> names = onScreen(() -> points.stream().map(program::nameOf).toList());
    show(() -> program.play(names, dress.sheet(), options.speed(), options.seed()));
    TableModel table = await();
    Play play = new Play(table);
    onScreen(() -> {
      table.addListener(play::changed);
      return table;
    });
    play.run();
  }

  private TableModel await() throws InterruptedException, ExecutionException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MS);
    while (System.nanoTime() < end) {
      Optional<TableModel> table = onScreen(program::table);
      if (table.isPresent()) {
        return table.get();
      }
      rest(MOMENT_MS);
    }
    throw new IllegalStateException("nobody came to the table");
  }

  private void report() throws InterruptedException, ExecutionException {
    System.out.println("The show is over.");
    if (shots.isPresent() && dress.contact().isPresent()) {
      List<Path> pictures = shots.get().written();
      int page = 0;
      for (BufferedImage sheet : onScreen(() -> ContactSheet.of(pictures))) {
        page++;
        Path file = Path.of("%s-%d.png".formatted(dress.contact().get(), page));
        Shots.write(file, sheet);
        System.out.println(file);
      }
    }
    for (Path picture : shots.map(Shots::written).orElse(List.of())) {
      System.out.println(picture);
    }
  }

  private void shoot(String name) throws InterruptedException, ExecutionException {
    if (shots.isPresent()) {
      shots.get().write(name, picture());
    }
  }

  private BufferedImage picture() throws InterruptedException, ExecutionException {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MS);
    while (!onScreen(program::drawn) && System.nanoTime() < end) {
      rest(MOMENT_MS / 4);
    }
    return onScreen(() -> Shots.take(program.window(), dress.scale()));
  }

  /** Takes a picture unless there is one of this name. */
  private void shootOnce(String name) throws InterruptedException, ExecutionException {
    if (taken.add(name)) {
      shoot(name);
    }
  }

  private void show(Runnable what) throws InterruptedException, ExecutionException {
    onScreen(() -> {
      what.run();
      return true;
    });
  }

  private static <T> T onScreen(Callable<T> what) throws InterruptedException, ExecutionException {
    CompletableFuture<T> done = new CompletableFuture<>();
    Platform.runLater(() -> {
      try {
        done.complete(what.call());
      } catch (Exception failure) {
        done.completeExceptionally(failure);
      }
    });
    return done.get();
  }

  private static void rest(long millis) throws InterruptedException {
    TimeUnit.MILLISECONDS.sleep(millis);
  }

  /** Waits as long as a player would, at the speed of the demonstration. */
  private void pause(long millis) throws InterruptedException {
    rest(Math.round(millis * options.speed().factor()));
  }

  /** Plays the match from the first seat. */
  private final class Play {
    private final TableModel table;
    private final List<Event> events = new ArrayList<>();
    private boolean dealt = true;
    private Optional<FrameRecorder> film = Optional.empty();
    private boolean filmed;

    Play(TableModel table) {
      this.table = table;
    }

    /** Called on the FX thread; {@link #run} reads the events on its own. */
    synchronized void changed(Change change) {
      switch (change) {
        case Change.Happened happened -> events.add(happened.event());
        case Change.Dealt fresh -> dealt = true;
        case Change.Rearranged _, Change.Restored _, Change.TakenBack _ -> {}
      }
    }

    void run() throws InterruptedException, ExecutionException {
      boolean over = false;
      while (!over && !filmed) {
        watch();
        Prompt prompt = onScreen(() -> table.promptProperty().get());
        look(prompt);
        switch (prompt) {
          case Prompt.Draw _, Prompt.Play _, Prompt.Claim _, Prompt.Offer _ -> move();
          case Prompt.Defend _ -> move();
          case Prompt.DealOver end -> over = end(end.matchOver());
          case Prompt.Answered _, Prompt.NotAsked _, Prompt.Watch _ -> rest(MOMENT_MS / 4);
          case Prompt.Shuffling _, Prompt.Offered _, Prompt.Defended _ -> rest(MOMENT_MS / 4);
        }
      }
    }

    /** Takes pictures of new events while their cards still move. */
    private void watch() throws InterruptedException, ExecutionException {
      if (fresh()) {
        rest(MOMENT_MS);
        Optional<String> deal = Highlights.dealt(onScreen(this::moment).soFar());
        if (deal.isPresent()) {
          shootOnce(deal.get());
        }
      }
      Optional<String> name = Highlights.of(drain()).filter(each -> !taken.contains(each));
      if (name.isPresent()) {
        rest(MOMENT_MS);
        if (quiet() && !onScreen(this::covered)) {
          shootOnce(name.get());
        }
      }
    }

    /** Whether a claim or the end of the deal covers the events on the screen. */
    private boolean covered() {
      return table.playerView().game().over()
          || table.promptProperty().get() instanceof Prompt.Claim;
    }

    /** Takes a picture of the prompt once it is readable. */
    private void look(Prompt prompt) throws InterruptedException, ExecutionException {
      Deal deal = onScreen(() -> table.playerView().game());
      Optional<String> name = Highlights.of(prompt, deal).filter(each -> !taken.contains(each));
      if (shots.isPresent() && name.isPresent()) {
        rest(2 * MOMENT_MS);
        shootOnce(name.get());
      }
    }

    private synchronized boolean fresh() {
      boolean was = dealt;
      dealt = false;
      return was;
    }

    private synchronized boolean quiet() {
      return events.isEmpty();
    }

    private synchronized List<Event> drain() {
      List<Event> all = List.copyOf(events);
      events.clear();
      return all;
    }

    private void move() throws InterruptedException, ExecutionException {
      sheet();
      DemoProgram.Moment moment = onScreen(this::moment);
      if (!moment.deal().toAct().contains(moment.me())) {
        return;
      }
      Move move = program.choose(moment);
      if (moment.deal() instanceof Gin) {
        show(() -> table.own().sort(Sort.MELDS)); // sorted as a player keeps a hand
      }
      roll(move);
      pause(THINK_MS);
      new Gestures(program, table, Demonstration.this::shown, options.speed())
          .make(move, moment.deal());
      settle();
      if (move instanceof Move.Discard) {
        cut();
      }
    }

    /** Starts the film when the player first lays down a contract, if a film is wanted. */
    private void roll(Move move) {
      if (move instanceof Move.LayDown && filmShots.isPresent() && film.isEmpty()) {
        film = Optional.of(new FrameRecorder(Demonstration.this::picture));
      }
    }

    /** Ends the film, if there is one, after the motion of the last move. */
    private void cut() throws InterruptedException, ExecutionException {
      if (film.isPresent()) {
        rest(AFTERMATH_MS);
        for (BufferedImage picture : film.get().stop()) {
          filmShots.orElseThrow().write("film", picture);
        }
        filmed = true;
      }
    }

    /** Takes a picture of the score sheet once a deal has been scored. */
    private void sheet() throws InterruptedException, ExecutionException {
      boolean scored = onScreen(() -> !table.standingProperty().get().deals().isEmpty());
      if (shots.isPresent() && scored && !taken.contains("sheet")) {
        show(program::scores);
        rest(SETTLE_MS);
        shootOnce("sheet");
        show(program::scores);
      }
    }

    /** Waits until the host has answered the last move. */
    private void settle() throws InterruptedException, ExecutionException {
      while (onScreen(() -> table.pendingProperty().get().isPresent())) {
        rest(MOMENT_MS / 8);
      }
    }

    private DemoProgram.Moment moment() {
      int hand = table.round();
      List<Event> soFar =
          table.log().lines().stream()
              .filter(line -> line.hand() == hand)
              .map(line -> line.event())
              .toList();
      return new DemoProgram.Moment(table.playerView().game(), soFar, Seat.A);
    }

    /**
     * Shows the end of a deal or of the match, and goes on to the next deal. Returns whether the
     * match is over.
     */
    private boolean end(boolean matchOver) throws InterruptedException, ExecutionException {
      watch();
      rest(SETTLE_MS);
      pause(LOOK_MS);
      if (onScreen(() -> table.playerView().game()) instanceof Oklahoma) {
        shootOnce("reveal"); // gin shows its comparison at once
      }
      show(program::hurry);
      show(program::hurry);
      rest(SETTLE_MS);
      shootOnce(matchOver ? "podium" : onScreen(() -> Highlights.ended(table.playerView().game())));
      if (!matchOver) {
        show(program::next);
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(PATIENCE_MS);
        while (onScreen(() -> table.playerView().game().over()) && System.nanoTime() < end) {
          rest(MOMENT_MS / 4);
        }
      }
      return matchOver;
    }
  }

  private void shown(String name) {
    try {
      shootOnce(name);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    } catch (ExecutionException failure) {
      throw new IllegalStateException(failure);
    }
  }
}
