package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import oklahoma.host.testing.LogLines;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.rules.Game;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

class StatusFileTest {
  private static final TableLabel TABLE =
      new TableLabel(1, new TableName("Friday"), Game.GIN, new TableLabel.Occupancy(4, 2));

  @TempDir private Path folder;

  @RegisterExtension private final LogLines log = new LogLines(StatusFile.class);

  /** It is tried each second, perhaps for hours. */
  @Test
  void aStatusThatCannotBeWrittenIsLoggedOnceAndOnceWhenItCan() throws Exception {
    StatusFile status = StatusFile.in(folder, "Oklahoma", 6552);
    Path inside = Files.createDirectories(folder.resolve("status.txt/inside"));
    status.update(List.of());
    status.update(List.of());
    assertThat(log.lines())
        .hasSize(1)
        .first()
        .asString()
        .startsWith("cannot write the status file: ");
    Files.delete(inside);
    Files.delete(inside.getParent());
    status.update(List.of());
    status.update(List.of());
    assertThat(log.lines()).hasSize(2).last().isEqualTo("the status file can be written again");
    assertThat(inside.getParent()).isRegularFile();
  }

  /** The host waits for its log after that, perhaps for seconds. */
  @Test
  void aHostThatStopsWritesNoStatusAnyMore() throws Exception {
    StatusFile status = StatusFile.in(folder, "Oklahoma", 6552);
    status.update(List.of(TABLE));
    assertThat(folder).isNotEmptyDirectory();
    status.end();
    status.update(List.of());
    assertThat(folder).isEmptyDirectory();
  }

  /** A computer may notice only after its start what time it is. */
  @Test
  void aClockThatIsSetBackCountsNoTime() throws Exception {
    StatusFile.in(folder, "Oklahoma", 6552).update(List.of(TABLE));
    Instant earlier = Instant.now().minus(Duration.ofHours(2));
    assertThat(StatusFile.read(folder, earlier).orElseThrow()).startsWith("Up for 0 s\n");
  }
}
