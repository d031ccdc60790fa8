package oklahoma.installers;

import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Enumeration;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Collectors;

/** The modules that go into the run-time image. */
final class Modules {
  private static final String DESCRIPTOR = "module-info.class";

  private Modules() {}

  /** The modules that {@code modules.txt} lists. */
  static Set<String> written() {
    return Template.read("modules.txt")
        .lines()
        .filter(line -> !line.startsWith("#"))
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /**
   * The modules that the classes use. It ignores the jars' own descriptors, since some ask for
   * optional modules that the packages do not contain.
   *
   * @param jars the program and its libraries, without JavaFX
   * @param javafx the jars of JavaFX
   * @param scratch a folder for the classes
   */
  static Set<String> used(Collection<Path> jars, Collection<Path> javafx, Path scratch)
      throws IOException {
    Path classes = Folders.fresh(scratch);
    for (Path jar : jars) {
      unpack(jar, classes);
    }
    ByteArrayOutputStream output = new ByteArrayOutputStream();
    List<String> arguments = new ArrayList<>(List.of("-q", "--multi-release", "25"));
    arguments.addAll(List.of("--ignore-missing-deps", "--print-module-deps"));
    arguments.addAll(List.of("--module-path", path(javafx), classes.toString()));
    new Commands(new PrintStream(output, true, StandardCharsets.UTF_8)).tool("jdeps", arguments);
    Folders.remove(classes);
    return new TreeSet<>(
        Arrays.asList(output.toString(StandardCharsets.UTF_8).strip().split(",", -1)));
  }

  /** The jars as a path in the syntax of the JDK's tools. */
  static String path(Collection<Path> jars) {
    return jars.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
  }

  private static void unpack(Path jar, Path folder) throws IOException {
    try (JarFile file = new JarFile(jar.toFile())) {
      for (Enumeration<JarEntry> entries = file.entries(); entries.hasMoreElements(); ) {
        JarEntry entry = entries.nextElement();
        String name = entry.getName();
        if (name.endsWith(".class") && !name.startsWith("META-INF/") && !name.equals(DESCRIPTOR)) {
          Path to = folder.resolve(name);
          Files.createDirectories(to.getParent());
          try (InputStream bytes = file.getInputStream(entry)) {
            Files.write(to, bytes.readAllBytes());
          }
        }
      }
    }
  }
}
