package oklahoma.client.avatar;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.ToggleButton;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.fixture.SceneWalk;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

/** Players choose pictures and see those of the others. */
class AvatarOnScreenTest {
  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  @Test
  void bothSeeThePictureOfTheOtherInTheLobbyAtTheTableAndAfterACrash() throws Exception {
    PlayerWindow north = windows.open("North");
    PlayerWindow east = windows.open("East");
    picks(north, "bison");
    picks(east, "boot");
    north.hosts();
    int port = north.port();
    east.joins(port);
    east.awaits("lobby");
    await().until(() -> north.says("start-reason").contains("East"));
    assertThat(text(north, "#chair-2")).endsWith("Picture: boot.");
    assertThat(text(east, "#chair-1")).endsWith("Picture: bison.");
    assertThat(SceneWalk.atRest(() -> SceneWalk.of("lobby", east.stage().getScene().getRoot())))
        .isEmpty();
    east.fire("ready");
    await().until(() -> north.says("start-reason").isEmpty());
    north.fire("start");
    await().until(() -> north.atTable() && east.atTable());
    await().until(() -> text(north, "#seat-B").contains("Picture: boot."));
    await().until(() -> text(east, "#seat-A").contains("Picture: bison."));
    assertThat(SceneWalk.atRest(() -> SceneWalk.of("table", east.stage().getScene().getRoot())))
        .isEmpty();

    PlayerWindow again = windows.restart(east);
    again.fire("rejoin");
    await().until(again::atTable);
    assertThat(ProgramWindows.now(() -> again.model().labelsProperty().get()))
        .extracting(SeatLabel::avatar)
        .containsExactly(Optional.of(Avatar.BISON), Optional.of(Avatar.BOOT));
    assertThat(text(again, "#seat-" + Seat.A)).contains("Picture: bison.");
  }

  /** As a player does on the first screen. */
  private static void picks(PlayerWindow window, String picture) {
    window.fire("avatar");
    await().until(() -> window.sees("#avatar-" + picture));
    ProgramWindows.now(() -> {
      ((ToggleButton) window.stage().getScene().lookup("#avatar-" + picture)).fire();
      return true;
    });
    await().until(() -> !window.sees("#avatar-card"));
  }

  private static String text(PlayerWindow window, String query) {
    return window.finds(query).map(Node::getAccessibleText).orElse("");
  }
}
