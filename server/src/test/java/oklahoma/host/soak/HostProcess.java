package oklahoma.host.soak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The host as a separate process with only the server's class path. */
final class HostProcess implements AutoCloseable {
  private static final Pattern LISTENING = Pattern.compile(".*Listening on port (\\d+).*");
  private static final Pattern OF_TESTS =
      Pattern.compile(
          ".*(test-classes|tests\\.jar|junit|surefire|assertj|archunit|awaitility|hamcrest"
              + "|opentest4j|apiguardian|byte-buddy|openjfx).*");

  private static final String HOST = "oklahoma.host.app.HostCommand";
  private static final List<String> SMALL =
      List.of(
          "-Xmx256m",
          "-XX:TieredStopAtLevel=1", // it starts sooner
          "-XX:+UseSerialGC");

  /** As the launcher starts it. */
  private static final List<String> LARGE = List.of("-Xmx2g", "-XX:+UseParallelGC");

  private static final Duration LONG = Duration.ofMinutes(2);

  private final Process process;
  private final List<String> output = Collections.synchronizedList(new ArrayList<>());
  private final Thread listener;

  private HostProcess(Process process) {
    this.process = process;
    listener = Thread.ofVirtual().unstarted(this::listen);
  }

  /** Starts it on a free port of this machine, and waits until it listens. */
  static HostProcess listening(List<String> jvm, String... args) throws IOException {
    return listeningOn(0, jvm, args);
  }

  /** Starts it on this port of this machine, and waits until it listens. */
  static HostProcess listeningOn(int port, List<String> jvm, String... args) throws IOException {
    return listening(start(jvm, here(port, args)));
  }

  /** Starts it on a free port of this machine as it is for players, with a heap for many tables. */
  static HostProcess large(String... args) throws IOException {
    return listening(start(LARGE, classPath(), HOST, here(0, args)));
  }

  /**
   * Starts another program that says where it listens in the same words, with the tests' own class
   * path.
   */
  static HostProcess other(String program) throws IOException {
    return listening(
        start(List.of("-Xmx2g"), System.getProperty("java.class.path"), program, new String[0]));
  }

  private static String[] here(int port, String... args) {
    return Stream.concat(Stream.of("--bind", "127.0.0.1", "--port", "" + port), Stream.of(args))
        .toArray(String[]::new);
  }

  private static HostProcess listening(HostProcess host) {
    try {
      await()
          .atMost(LONG)
          .pollInterval(Duration.ofMillis(10))
          .until(() -> host.port().isPresent() || !host.process.isAlive());
      assertThat(host.port()).as("%s", host.output).isPresent();
      return host;
    } catch (RuntimeException | AssertionError silent) {
      host.close();
      throw silent;
    }
  }

  /** Starts it with exactly these arguments. */
  static HostProcess start(List<String> jvm, String... args) throws IOException {
    List<String> flags = Stream.concat(SMALL.stream(), jvm.stream()).toList();
    return start(flags, classPath(), HOST, args);
  }

  /** Starts it on a free port of this machine, and reads nothing that it prints. */
  static HostProcess unread(String... args) throws IOException {
    return begun(SMALL, classPath(), HOST, here(0, args));
  }

  private static HostProcess start(
      List<String> jvm, String classPath, String program, String... args) throws IOException {
    HostProcess started = begun(jvm, classPath, program, args);
    started.read();
    return started;
  }

  private static HostProcess begun(
      List<String> jvm, String classPath, String program, String... args) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("--enable-native-access=ALL-UNNAMED");
    command.addAll(jvm);
    command.addAll(List.of("-cp", classPath, program));
    command.addAll(List.of(args));
    return new HostProcess(new ProcessBuilder(command).redirectErrorStream(true).start());
  }

  private static String classPath() {
    return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
        .filter(entry -> !OF_TESTS.matcher(entry).matches())
        .collect(Collectors.joining(File.pathSeparator));
  }

  /** Reads what it has printed, and what it will print. */
  void read() {
    listener.start();
  }

  InetSocketAddress address() {
    return new InetSocketAddress(InetAddress.getLoopbackAddress(), port().orElseThrow());
  }

  /** Everything that it printed, in lines. */
  List<String> output() {
    return List.copyOf(output);
  }

  /** The number by which the system knows it. */
  long pid() {
    return process.pid();
  }

  /** The processor time that it has used. */
  Duration processorTime() {
    return process.info().totalCpuDuration().orElseThrow();
  }

  boolean alive() {
    return process.isAlive();
  }

  /** Asks it to end, as SIGTERM does. */
  void terminate() {
    process.destroy();
  }

  /** Ends it at once, as SIGKILL does: it cannot do anything about it. */
  void kill() throws InterruptedException {
    process.destroyForcibly();
    assertThat(process.waitFor(LONG)).isTrue();
  }

  /** Waits for its end, and until all that it printed has been read. */
  int exitCode() throws InterruptedException {
    assertThat(process.waitFor(LONG)).as("ends in time: %s", output).isTrue();
    assertThat(listener.join(LONG)).isTrue();
    return process.exitValue();
  }

  /** Where it listens, once it has said so. */
  Optional<Integer> port() {
    return output().stream()
        .map(LISTENING::matcher)
        .filter(Matcher::matches)
        .map(line -> Integer.valueOf(line.group(1)))
        .findFirst();
  }

  private void listen() {
    try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
      lines.lines().forEach(output::add);
    } catch (IOException | UncheckedIOException ended) {
      output.add("(its output broke off)");
    }
  }

  /** Ends it and waits for that, for its folder goes next. */
  @Override
  public void close() {
    process.destroyForcibly().onExit().join();
  }
}
