package oklahoma.bot.oklahoma;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import oklahoma.bot.oklahoma.sim.SimArena;
import oklahoma.bot.oklahoma.value.ValueNet;
import oklahoma.bot.oklahoma.value.ValueNets;
import oklahoma.rules.oklahoma.Contract;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Learns again what Hard knows of hands of Oklahoma, writes it as a file that takes the place of
 * {@code oklahoma-values.txt}, and says how each contract does beside what the program has. Run by
 * its name; it takes many minutes. The file depends on the seed and the sizes alone.
 */
class HandSchool {
  private static final Logger LOG = LoggerFactory.getLogger(HandSchool.class);
  private static final Path FILE =
      Path.of(System.getProperty("host.learn.file", "target/oklahoma-values.txt"));
  private static final int UNITS = Integer.getInteger("host.learn.units", 32);
  private static final int ROUNDS = Integer.getInteger("host.learn.rounds", 20);

  /** Deals of a round for each contract, or for all of them the same. */
  private static final @Nullable Integer DEALS = Integer.getInteger("host.learn.deals");

  private static final List<Integer> USUAL_DEALS = List.of(8_000, 8_000, 5_000, 6_000, 5_000);
  private static final int COMPARED = Integer.getInteger("host.learn.compared", 2_000);
  private static final int THREADS = Integer.getInteger("host.learn.threads", 1);
  private static final long SEED = Long.getLong("host.learn.seed", 1);

  @Test
  void learnsAndComparesWithWhatTheProgramHas()
      throws IOException, InterruptedException, ExecutionException {
    List<String> lines = new ArrayList<>();
    try (ExecutorService pupils = Executors.newFixedThreadPool(THREADS)) {
      List<Future<String>> learning = new ArrayList<>();
      for (Contract contract : Contract.values()) {
        learning.add(pupils.submit(() -> line(contract)));
      }
      for (Future<String> line : learning) {
        lines.add(line.get());
      }
    }
    Files.write(FILE, lines);
    assertThat(ValueNets.of(Files.readAllLines(FILE).stream()).networks()).isNotEmpty();
  }

  private static String line(Contract contract) {
    long begun = System.nanoTime();
    int deals = DEALS == null ? USUAL_DEALS.get(contract.ordinal()) : DEALS;
    String line = new SelfPlay(contract, UNITS, ROUNDS, deals, SEED).learn().line();
    Duration took = Duration.ofNanos(System.nanoTime() - begun);
    ValueNet learnt = ValueNets.network(line);
    for (int seats = 3; seats <= 4; seats++) {
      SimArena arena = new SimArena(contract, seats, COMPARED, SEED);
      SimArena.Lead lead = arena.lead(learnt::of, ValueNets.OWN.of(contract)::of);
      LOG.info(
          "{} with {} seats: one who learnt leads what the program has by {} ± {} points a deal",
          contract,
          seats,
          rounded(lead.mean()),
          rounded(lead.noise()));
    }
    LOG.info("{} took {} s", contract, took.toSeconds());
    return line;
  }

  private static String rounded(double points) {
    return String.format(Locale.ROOT, "%.2f", points);
  }
}
