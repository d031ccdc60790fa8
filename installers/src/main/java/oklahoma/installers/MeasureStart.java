package oklahoma.installers;

import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command that compares the ways to start the program, in random order. */
@Command(
    name = "measure-start",
    mixinStandardHelpOptions = true,
    description = {
      "Starts the program from the class path, packaged, with a class-data archive and with the"
          + " AOT cache, in random order, and prints what each takes until Home is painted and"
          + " holds in memory there.",
      "The packaged program must have been made."
    },
    sortOptions = false,
    usageHelpAutoWidth = true)
public final class MeasureStart implements Callable<Integer> {
  @Option(
      names = "--root",
      paramLabel = "DIR",
      defaultValue = ".",
      description = "The folder of the whole project (${DEFAULT-VALUE}).")
  private Path root = Path.of(".");

  @Option(
      names = "--runs",
      paramLabel = "N",
      defaultValue = "9",
      description = "How often each is started (${DEFAULT-VALUE}).")
  private int runs;

  @Option(
      names = "--window",
      description = "Opens windows on this session's display, instead of none.")
  private boolean window;

  private final PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);

  private MeasureStart() {}

  /** Exits with 0, with 1 if the program did not start, with 2 if the arguments are wrong. */
  public static void main(String[] arguments) {
    System.exit(new CommandLine(new MeasureStart()).execute(arguments));
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    Path project = root.toAbsolutePath().normalize();
    Path image = project.resolve("installers/target/packages").resolve(Product.ID);
    Path scratch = project.resolve("installers/target/measure");
    Path player = Folders.fresh(scratch.resolve("player"));
    Path archive = scratch.resolve("app.jsa");
    writeArchive(image, scratch, archive);
    Map<StartKind, List<Start>> starts = new EnumMap<>(StartKind.class);
    for (StartKind kind : StartKind.values()) {
      // The first start of each kind fills the system's own caches, so it does not count.
      Start.of(kind.command(project, image, archive), player, window);
    }
    for (StartKind kind : inRandomOrder()) {
      Start start = Start.of(kind.command(project, image, archive), player, window);
      starts.computeIfAbsent(kind, first -> new ArrayList<>()).add(start);
      out.printf("%6d ms  %s%n", start.untilHome().toMillis(), kind.title());
    }
    report(starts, archive, image);
    return CommandLine.ExitCode.OK;
  }

  private List<StartKind> inRandomOrder() {
    List<StartKind> order = new ArrayList<>();
    for (int i = 0; i < runs; i++) {
      Collections.addAll(order, StartKind.values());
    }
    Collections.shuffle(order, new Random());
    return order;
  }

  /**
   * Writes the class-data archive, which Java had before the start cache, with the classes that
   * Home loads.
   */
  private void writeArchive(Path image, Path scratch, Path archive) throws IOException {
    Path list = scratch.resolve("classes.txt");
    Path player = scratch.resolve("player");
    List<String> plain = StartKind.PLAIN.command(root, image, archive);
    List<String> listing = with("-XX:DumpLoadedClassList=" + list, plain);
    Commands commands = new Commands(new PrintStream(OutputStream.nullOutputStream()));
    commands.run(scratch, StartCache.measured(player, false), listing);
    List<String> dumping = with("-XX:SharedClassListFile=" + list, plain);
    dumping.addAll(1, List.of("-Xshare:dump", "-XX:SharedArchiveFile=" + archive));
    commands.run(scratch, Map.of(), dumping);
  }

  private static List<String> with(String option, List<String> command) {
    List<String> longer = new ArrayList<>(command);
    longer.add(1, option);
    return longer;
  }

  private void report(Map<StartKind, List<Start>> starts, Path archive, Path image)
      throws IOException {
    long reference = median(starts.getOrDefault(StartKind.CLASS_PATH, List.of()));
    out.printf("%n%-30s %8s %16s %8s %10s%n", "", "median", "of all", "ratio", "resident");
    starts.forEach((kind, all) -> {
      List<Long> times = all.stream().map(start -> start.untilHome().toMillis()).sorted().toList();
      out.printf(
          "%-30s %5d ms %5d to %5d ms %6.0f %% %7.0f MB%n",
          kind.title(),
          median(all),
          times.getFirst(),
          times.getLast(),
          100.0 * median(all) / reference,
          resident(all) / 1024.0);
    });
    out.printf(
        "%nThe archive has %.1f MB, the cache %.1f MB.%n",
        Files.size(archive) / 1e6,
        Files.size(image.resolve("lib/app").resolve(JvmOptions.CACHE)) / 1e6);
  }

  private static long median(List<Start> starts) {
    return middle(starts.stream().map(start -> start.untilHome().toMillis()).toList());
  }

  private static long resident(List<Start> starts) {
    return middle(starts.stream().map(Start::residentKilobytes).toList());
  }

  private static long middle(List<Long> values) {
    return values.stream().sorted().toList().get(values.size() / 2);
  }
}
