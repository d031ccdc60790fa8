package oklahoma.installers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The files of this project that its workflows name: nobody else would miss them before a tag. */
class WorkflowsTest {
  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Path WORKFLOWS = ROOT.resolve(".github/workflows");

  /** What parts words in YAML and in scripts. */
  private static final Pattern BETWEEN = Pattern.compile("[\\s\"'`=:;,&|()<>\\[\\]{}]+");

  /** What a script or a build makes only later, or a pattern for several names. */
  private static final Pattern NOT_YET = Pattern.compile(".*(/target(/.*)?|[*$?].*)");

  @Test
  void everyFileThatAWorkflowNamesIsThereAndEveryScriptRuns() throws IOException {
    Set<String> checked = new TreeSet<>();
    for (Path workflow : workflows()) {
      for (String name : named(Files.readString(workflow))) {
        Path file = ROOT.resolve(name);
        assertThat(file).as("%s names %s", workflow.getFileName(), name).exists();
        if (Files.isRegularFile(file) && isScript(file)) {
          assertThat(Files.isExecutable(file)).as("%s can be run", name).isTrue();
        }
        checked.add(name.replaceFirst("^\\./", ""));
      }
    }
    assertThat(checked).contains("oklahoma", "oklahoma.cmd", "installers/test-package");
  }

  @Test
  void theTestsRunOnThreeSystemsAtEveryChange() throws IOException {
    String tests = Files.readString(WORKFLOWS.resolve("tests.yml"));
    assertThat(tests)
        .contains("./oklahoma test", "oklahoma.cmd test")
        .containsPattern("(?m)^  push:")
        .containsPattern("(?m)^  pull_request:")
        .containsPattern("system: \\[ubuntu-[^,]+, windows-[^,]+, macos-[^,]+]");
  }

  /** Only Windows can run it, which the workflow does. */
  @Test
  void theCommandOfWindowsPassesOnWhatIsInQuotes() throws IOException {
    assertThat(Files.readString(WORKFLOWS.resolve("tests.yml")))
        .contains("oklahoma.cmd host --name \"a & b\" --version");
    assertThat(Files.readString(ROOT.resolve("oklahoma.cmd")))
        .contains("mvn -B -ntp -T 2 verify %ARGUMENTS%")
        .doesNotContain("set \"ARGUMENTS=");
  }

  private static List<Path> workflows() throws IOException {
    try (Stream<Path> files = Files.list(WORKFLOWS)) {
      List<Path> found =
          files.filter(file -> file.toString().matches(".*\\.ya?ml")).sorted().toList();
      assertThat(found).hasSizeGreaterThan(1);
      return found;
    }
  }

  /** The words that begin with the name of a file or folder of the project's root. */
  private static List<String> named(String workflow) throws IOException {
    Set<String> roots;
    try (Stream<Path> top = Files.list(ROOT)) {
      roots = top.map(path -> path.getFileName().toString()).collect(Collectors.toSet());
    }
    List<String> named = new ArrayList<>();
    for (String line : workflow.lines().filter(each -> !each.strip().startsWith("#")).toList()) {
      for (String word : BETWEEN.splitAsStream(line).toList()) {
        boolean ours = word.startsWith("./") || roots.contains(word.split("/", 2)[0]);
        if (ours && !NOT_YET.matcher(word).matches()) {
          named.add(word);
        }
      }
    }
    return named;
  }

  private static boolean isScript(Path file) throws IOException {
    return Files.readString(file).startsWith("#!");
  }
}
