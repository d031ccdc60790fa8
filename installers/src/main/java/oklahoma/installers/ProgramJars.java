package oklahoma.installers;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Collection;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The program and its libraries, as the build left them.
 *
 * @param program the program's own jar; its manifest names the others
 * @param libraries the jars named there, without JavaFX
 * @param javafx the jars of JavaFX with its native libraries
 */
record ProgramJars(Path program, List<Path> libraries, List<Path> javafx) {
  private static final String NATIVES = "org/sqlite/native/";

  /**
   * Data of ICU that the program never uses: line breaking of some scripts, sorting,
   * transliteration, names of zones, units, languages, countries and characters, and numbers in
   * words.
   */
  private static final Pattern UNUSED_BY_ICU =
      Pattern.compile(
          "com/ibm/icu/impl/data/icudata/(brkitr/.*\\.dict|unames\\.icu|(coll|translit|zone|unit|lang|region|rbnf)/.*)");

  /** Data of ICU about one language, with its script, its country and its names of currencies. */
  private static final Pattern LANGUAGE_OF_ICU =
      Pattern.compile("com/ibm/icu/impl/data/icudata/(?:curr/)?([a-z]{2,3})(?:_\\w+)?\\.res");

  /** Controls that the program does not use, with their fonts and maps. */
  private static final Pattern UNUSED_OF_CONTROLSFX =
      Pattern.compile(
          "(?:impl/)?org/controlsfx/(?:control/)?"
              + "(?:spreadsheet|tableview2|table|worldmap|glyphfont|property|dialog)"
              + "(?:/.*|-.*\\.properties)");

  private static final Pattern LANGUAGE_OF_PROGRAM =
      Pattern.compile("oklahoma/client/text/\\w+_([a-z]{2,3})\\.properties");

  /**
   * Finds the jars with the manifest, since their folder may also hold those of an older build.
   *
   * @param root the folder of the whole project
   */
  static ProgramJars in(Path root) throws IOException {
    Path program = root.resolve("client/target/oklahoma.jar");
    List<Path> jars = named(program);
    return new ProgramJars(
        program,
        jars.stream().filter(jar -> !isJavafx(jar)).toList(),
        // The jars without a platform in their name are empty.
        jars.stream().filter(jar -> isJavafx(jar) && !bare(jar)).toList());
  }

  private static List<Path> named(Path program) throws IOException {
    try (JarFile jar = new JarFile(program.toFile())) {
      String names = jar.getManifest().getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
      if (names == null) {
        throw new IOException(program + " names no libraries");
      }
      return Stream.of(names.split(" ")).sorted().map(program::resolveSibling).toList();
    }
  }

  /** The version that the build has written into the program's jar. */
  String version() throws IOException {
    try (JarFile jar = new JarFile(program.toFile())) {
      String version =
          jar.getManifest().getMainAttributes().getValue(Attributes.Name.IMPLEMENTATION_VERSION);
      if (version == null) {
        throw new IOException(program + " has no version");
      }
      return version;
    }
  }

  /** The version and the date of the build, which all entries of the jar have. */
  Release release() throws IOException {
    try (JarFile jar = new JarFile(program.toFile())) {
      JarEntry manifest = jar.getJarEntry(JarFile.MANIFEST_NAME);
      if (manifest == null) {
        throw new IOException(program + " has no manifest");
      }
      return new Release(version(), manifest.getTimeLocal().toLocalDate());
    }
  }

  /**
   * Copies the program and its libraries to this folder, without the parts that the packages do not
   * need.
   */
  void copyTo(Path folder) throws IOException {
    Path libraryFolder = Files.createDirectories(folder.resolve("lib"));
    Files.copy(program, folder.resolve("oklahoma.jar"));
    Set<String> languages = languages();
    for (Path library : libraries) {
      Path copy = libraryFolder.resolve(library.getFileName().toString());
      String name = library.getFileName().toString();
      if (isSqlite(library)) {
        // The jar has a library of a megabyte for each of twenty systems; the one for this system
        // goes into the runtime.
        copyPart(library, copy, part -> !part.startsWith(NATIVES));
      } else if (name.startsWith("icu4j-")) {
        copyPart(library, copy, part -> usedOfIcu(part, languages));
      } else if (name.startsWith("controlsfx-")) {
        copyPart(library, copy, ProgramJars::usedOfControlsFx);
      } else {
        Files.copy(library, copy);
      }
    }
  }

  /** Copies SQLite's library to those of the Java runtime, where the program looks for it. */
  void copySqliteTo(Path runtime, Target target) throws IOException {
    Path driver = libraries.stream().filter(ProgramJars::isSqlite).findFirst().orElseThrow();
    try (JarFile jar = new JarFile(driver.toFile())) {
      JarEntry library =
          jar.stream()
              .filter(entry -> !entry.isDirectory())
              .filter(entry -> entry.getName().startsWith(target.sqliteNative()))
              .findFirst()
              .orElseThrow(() -> new IOException(driver + " has nothing for " + target));
      try (InputStream bytes = jar.getInputStream(library)) {
        Files.copy(bytes, runtime.resolve("lib").resolve(Path.of(library.getName()).getFileName()));
      }
    }
  }

  /** English and the languages of the program's translations. */
  private Set<String> languages() throws IOException {
    Set<String> languages = new HashSet<>(Set.of("en"));
    try (JarFile jar = new JarFile(program.toFile())) {
      jar.stream()
          .map(entry -> LANGUAGE_OF_PROGRAM.matcher(entry.getName()))
          .filter(Matcher::matches)
          .forEach(translated -> languages.add(translated.group(1)));
    }
    return languages;
  }

  /** Whether the program needs this part of ICU's jar for these languages. */
  static boolean usedOfIcu(String part, Set<String> languages) {
    Matcher language = LANGUAGE_OF_ICU.matcher(part);
    return !UNUSED_BY_ICU.matcher(part).matches()
        && (!language.matches() || languages.contains(language.group(1)));
  }

  /** Whether the program may need this part of the jar of ControlsFX. */
  static boolean usedOfControlsFx(String part) {
    return !UNUSED_OF_CONTROLSFX.matcher(part).matches();
  }

  /** All jars except those of JavaFX. */
  Collection<Path> classPath() {
    return Stream.concat(Stream.of(program), libraries.stream()).toList();
  }

  private static boolean isSqlite(Path jar) {
    return jar.getFileName().toString().startsWith("sqlite-jdbc-");
  }

  private static boolean isJavafx(Path jar) {
    return jar.getFileName().toString().startsWith("javafx-");
  }

  private static boolean bare(Path jar) {
    return jar.getFileName().toString().matches("javafx-[a-z]+-[0-9.]+\\.jar");
  }

  private static void copyPart(Path from, Path to, Predicate<String> wanted) throws IOException {
    try (JarFile jar = new JarFile(from.toFile());
        JarOutputStream copy = new JarOutputStream(Files.newOutputStream(to))) {
      for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
        JarEntry entry = entries.nextElement();
        if (wanted.test(entry.getName())) {
          JarEntry kept = new JarEntry(entry.getName());
          kept.setLastModifiedTime(FileTime.fromMillis(entry.getTime()));
          copy.putNextEntry(kept);
          try (InputStream bytes = jar.getInputStream(entry)) {
            bytes.transferTo(copy);
          }
          copy.closeEntry();
        }
      }
    }
  }
}
