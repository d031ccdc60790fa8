package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A host says beforehand that it may not have so many connections. */
class OpenFilesTest {

  @Test
  void aLimitThatIsTooLowIsReportedWithTheOneThatIsNeeded() {
    assertThat(OpenFiles.refused(10_000, 1_024))
        .hasValue(
            "10,000 connections need 10,128 open files, and this system allows 1,024: raise the"
                + " limit (ulimit -n 10128), or choose fewer.");
  }

  @Test
  void aLimitThatIsJustEnoughIsEnough() {
    assertThat(OpenFiles.refused(872, 1_000)).isEmpty();
    assertThat(OpenFiles.refused(873, 1_000)).isPresent();
  }
}
