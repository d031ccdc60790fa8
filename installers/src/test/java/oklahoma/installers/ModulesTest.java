package oklahoma.installers;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Looks into the packed program, so it runs after the other tests, when the build packs. */
class ModulesTest {
  private static final Path ROOT = Path.of("..");

  @TempDir private Path scratch;

  @Test
  void whatTheProgramUsesIsWrittenDown() throws Exception {
    assertThat(ROOT.resolve("client/target/oklahoma.jar")).as("the packed program").exists();
    ProgramJars jars = ProgramJars.in(ROOT);
    assertThat(Modules.used(jars.classPath(), jars.javafx(), scratch.resolve("classes")))
        .isEqualTo(Modules.written());
  }
}
