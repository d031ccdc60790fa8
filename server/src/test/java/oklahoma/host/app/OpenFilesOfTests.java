package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;

/** Whether this process may have as many connections as a test wants. */
public final class OpenFilesOfTests {
  private OpenFilesOfTests() {}

  /** Fails with the sentence that the host says too. */
  public static void assertEnoughFor(int connections) {
    assertThat(OpenFiles.refused(connections)).isEmpty();
  }
}
