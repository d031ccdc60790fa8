package oklahoma.installers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import com.ibm.icu.util.ULocale;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgramJarsTest {

  @ParameterizedTest
  @CsvSource({
    "com/ibm/icu/text/MessageFormat.class, true",
    "com/ibm/icu/impl/data/icudata/root.res, true",
    "com/ibm/icu/impl/data/icudata/pool.res, true",
    "com/ibm/icu/impl/data/icudata/en.res, true",
    "com/ibm/icu/impl/data/icudata/en_GB.res, true",
    "com/ibm/icu/impl/data/icudata/bg.res, true",
    "com/ibm/icu/impl/data/icudata/curr/bg.res, true",
    "com/ibm/icu/impl/data/icudata/brkitr/root.res, true",
    "com/ibm/icu/impl/data/icudata/ko.res, false",
    "com/ibm/icu/impl/data/icudata/curr/sr_Latn_BA.res, false",
    "com/ibm/icu/impl/data/icudata/unames.icu, false",
    "com/ibm/icu/impl/data/icudata/zone/bg.res, false",
    "com/ibm/icu/impl/data/icudata/brkitr/thaidict.dict, false",
  })
  void ofIcuTheProgramTakesItsOwnLanguages(String part, boolean used) {
    assertThat(ProgramJars.usedOfIcu(part, Set.of("en", "bg"))).isEqualTo(used);
  }

  /** The program joins names with it, and its rule for English is in the data of Great Britain. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {"en-GB | Ada, Bob and Cyd", "bg | Ada, Bob и Cyd"})
  void whatIsTakenOfIcuJoinsNames(String language, String joined, @TempDir Path folder)
      throws Exception {
    Path icu = Path.of(ULocale.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path program = folder.resolve("oklahoma.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(program))) {
      out.putNextEntry(new JarEntry("oklahoma/client/text/home_bg.properties"));
    }
    Path packed = Files.createDirectory(folder.resolve("packed"));
    new ProgramJars(program, List.of(icu), List.of()).copyTo(packed);
    URL part = packed.resolve("lib").resolve(icu.getFileName()).toUri().toURL();
    try (URLClassLoader alone =
        new URLClassLoader(new URL[] {part}, ClassLoader.getPlatformClassLoader())) {
      Class<?> lists = alone.loadClass("com.ibm.icu.text.ListFormatter");
      Object formatter =
          lists
              .getMethod("getInstance", Locale.class)
              .invoke(null, Locale.forLanguageTag(language));
      assertThat(
              lists
                  .getMethod("format", Collection.class)
                  .invoke(formatter, List.of("Ada", "Bob", "Cyd")))
          .isEqualTo(joined);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "org/controlsfx/control/textfield/TextFields.class, true",
    "impl/org/controlsfx/autocompletion/AutoCompletionTextFieldBinding.class, true",
    "impl/org/controlsfx/skin/AutoCompletePopupSkin.class, true",
    "org/controlsfx/control/spreadsheet/SpreadsheetView.class, false",
    "impl/org/controlsfx/tableview2/TableView2Skin.class, false",
    "org/controlsfx/control/worldmap-small.properties, false",
    "org/controlsfx/glyphfont/fontawesome-webfont.ttf, false",
  })
  void ofControlsFxTheProgramLeavesWholeControls(String part, boolean used) {
    assertThat(ProgramJars.usedOfControlsFx(part)).isEqualTo(used);
  }

  @Test
  void whatAnOlderBuildLeftIsNotPackaged(@TempDir Path root) throws IOException {
    Path lib = Files.createDirectories(root.resolve("client/target/lib"));
    List<String> built =
        List.of("javafx-base-26.jar", "javafx-base-26-linux.jar", "server-0.1.0.jar");
    for (String name : built) {
      Files.createFile(lib.resolve(name));
    }
    Files.createFile(lib.resolve("server-0.0.1.jar"));
    program(root, built);
    ProgramJars jars = ProgramJars.in(root);
    assertThat(jars.libraries()).containsExactly(lib.resolve("server-0.1.0.jar"));
    assertThat(jars.javafx()).containsExactly(lib.resolve("javafx-base-26-linux.jar"));
  }

  /** A jar that names libraries beside it, and else holds nothing. */
  private static void program(Path root, List<String> libraries) throws IOException {
    Manifest manifest = new Manifest();
    manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
    manifest
        .getMainAttributes()
        .put(Attributes.Name.CLASS_PATH, "lib/" + String.join(" lib/", libraries));
    Path jar = root.resolve("client/target/oklahoma.jar");
    try (OutputStream bytes = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(bytes, manifest)) {
      out.finish();
    }
  }

  @Test
  void theRuntimeGetsTheLibraryOfItsSystem(@TempDir Path folder) throws IOException {
    Target target = Target.here();
    String library = System.mapLibraryName("sqlitejdbc");
    Path libraries = Files.createDirectories(folder.resolve("runtime/lib"));
    driver(folder, "org/sqlite/native/Other/" + library, target.sqliteNative() + library)
        .copySqliteTo(folder.resolve("runtime"), target);
    assertThat(libraries.resolve(library)).hasContent(target.sqliteNative() + library);
  }

  @Test
  void aDriverForOtherSystemsIsRefused(@TempDir Path folder) throws IOException {
    ProgramJars jars = driver(folder, "org/sqlite/native/Other/library");
    assertThatIOException()
        .isThrownBy(() -> jars.copySqliteTo(folder, Target.here()))
        .withMessageEndingWith("has nothing for " + Target.here());
  }

  /** Jars with a driver of these parts, each of which says its name. */
  private static ProgramJars driver(Path folder, String... parts) throws IOException {
    Path jar = folder.resolve("sqlite-jdbc-1.jar");
    try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar))) {
      for (String part : parts) {
        out.putNextEntry(new JarEntry(part));
        out.write(part.getBytes(StandardCharsets.UTF_8));
      }
    }
    return new ProgramJars(folder.resolve("oklahoma.jar"), List.of(jar), List.of());
  }
}
