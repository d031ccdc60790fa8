package oklahoma.installers;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Enumeration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;

/** A Java runtime with JavaFX and only the modules that the program uses. */
final class RuntimeImage {
  /**
   * Parts of the JDK that the program does not need. It paints cards with Java2D but opens no AWT
   * window. It sorts no long arrays of numbers, so it needs no vectorized sort. The rest serves
   * other tools of the JDK, the default class-data archive, and the cookies of browsers.
   */
  private static final String LEFT_OUT =
      "**libawt_xawt.so,**libsplashscreen.so,**libsimdsort.so,**jrt-fs.jar,**classlist,"
          + "**public_suffix_list.dat";

  private static final Path STRIP = Path.of("/usr/bin/strip");

  private final Commands commands;
  private final Path scratch;

  /**
   * @param scratch a folder for temporary files
   */
  RuntimeImage(Commands commands, Path scratch) {
    this.commands = commands;
    this.scratch = scratch;
  }

  /**
   * Links an image into a folder that does not exist yet.
   *
   * @param javafx the jars of JavaFX
   */
  void link(Collection<Path> javafx, Set<String> modules, Target target, Path folder)
      throws IOException {
    Path jmods = Folders.fresh(scratch.resolve("jmods"));
    for (Path jar : javafx) {
      pack(jar, jmods, target);
    }
    commands.tool(
        "jlink",
        List.of(
            "--exclude-files",
            LEFT_OUT,
            "--module-path",
            jmods.toString(),
            "--add-modules",
            String.join(",", modules),
            "--strip-debug",
            "--no-header-files",
            "--no-man-pages",
            "--compress",
            "zip-6",
            "--output",
            folder.toString()));
    if (target == Target.LINUX) {
      withoutSymbols(folder);
    }
  }

  /**
   * Removes the JVM's symbols, 6 MB that only its developers read. Without the tool for it, which
   * comes with every C compiler, they stay.
   */
  private void withoutSymbols(Path runtime) throws IOException {
    if (!Files.isExecutable(STRIP)) {
      return;
    }
    List<String> command = new ArrayList<>(List.of(STRIP.toString(), "--strip-unneeded"));
    try (Stream<Path> files = Files.walk(runtime.resolve("lib"))) {
      files.map(Path::toString).filter(RuntimeImage::isNative).forEach(command::add);
    }
    commands.run(scratch, Map.of(), command);
  }

  /**
   * Makes a jmod of a jar. If JavaFX were linked as a jar, its native libraries would be inside the
   * image, and JavaFX would unpack them into the player's home folder at the first start. From a
   * jmod they go beside those of Java.
   */
  private void pack(Path jar, Path jmods, Target target) throws IOException {
    Path unpacked = Folders.fresh(scratch.resolve("javafx"));
    Path classes = Files.createDirectories(unpacked.resolve("classes"));
    Path natives = Files.createDirectories(unpacked.resolve("natives"));
    try (JarFile file = new JarFile(jar.toFile())) {
      for (Enumeration<JarEntry> entries = file.entries(); entries.hasMoreElements(); ) {
        JarEntry entry = entries.nextElement();
        if (!entry.isDirectory() && !entry.getName().startsWith("META-INF/")) {
          unpack(file, entry, isNative(entry.getName()) ? natives : classes);
        }
      }
    }
    String module = jar.getFileName().toString().replaceFirst("-", ".").replaceFirst("-.*", "");
    List<String> arguments = new ArrayList<>(List.of("create", "--class-path", classes.toString()));
    arguments.addAll(List.of(isWindows(target) ? "--cmds" : "--libs", natives.toString()));
    arguments.addAll(List.of("--legal-notices", licences().toString()));
    arguments.addAll(List.of("--target-platform", target.jmodPlatform()));
    arguments.add(jmods.resolve(module + ".jmod").toString());
    commands.tool("jmod", arguments);
  }

  /** The licences of Java, which are also those of JavaFX: the GPL with the Classpath Exception. */
  private static Path licences() {
    return Path.of(System.getProperty("java.home"), "legal", "java.base");
  }

  /** Whether the target is Windows, which looks for libraries beside its commands. */
  private static boolean isWindows(Target target) {
    return target == Target.WINDOWS;
  }

  private static void unpack(JarFile file, JarEntry entry, Path folder) throws IOException {
    Path to = folder.resolve(entry.getName());
    Files.createDirectories(to.getParent());
    try (InputStream bytes = file.getInputStream(entry)) {
      Files.write(to, bytes.readAllBytes());
    }
  }

  private static boolean isNative(String name) {
    return name.endsWith(".so") || name.endsWith(".dll") || name.endsWith(".dylib");
  }
}
