package oklahoma.installers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ModulesTest {
  private static final Path ROOT = Path.of("..");

  @TempDir private Path scratch;

  /** The whole build has packed the program before; without its jar there is nothing to look at. */
  @Test
  void whatTheProgramUsesIsWrittenDown() throws Exception {
    assumeThat(ROOT.resolve("client/target/oklahoma.jar")).exists();
    assumeThat(ROOT.resolve("client/target/lib")).exists();
    ProgramJars jars = ProgramJars.in(ROOT);
    assertThat(Modules.used(jars.classPath(), jars.javafx(), scratch.resolve("classes")))
        .isEqualTo(Modules.written());
  }
}
