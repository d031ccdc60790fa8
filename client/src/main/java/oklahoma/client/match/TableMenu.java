package oklahoma.client.match;

import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TablePeople;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.Routes;
import oklahoma.client.ui.controls.Controls;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignB;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignK;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/** The menu of the table. */
final class TableMenu {
  private final Controls controls;
  private final Pages pages;
  private final VBox node;

  TableMenu(
      Pages pages,
      Routes routes,
      TableActions actions,
      Optional<Runnable> suggestions,
      Optional<TablePeople> people,
      TableScreen.Actions exits) {
    this.controls = pages.controls();
    this.pages = pages;
    node =
        new VBox(
            8,
            controls.title("card-title", "menu.title"),
            line(MaterialDesignP.PLAY, "menu.back", "menu-back", () -> {}),
            line(MaterialDesignT.TABLE_LARGE, "menu.scores", "menu-scores", actions::scores),
            line(MaterialDesignF.FORMAT_LIST_BULLETED, "menu.log", "menu-log", actions::log));
    List<Node> lines = node.getChildren();
    suggestions.ifPresent(action ->
        lines.add(
            line(
                MaterialDesignL.LIGHTBULB_ON_OUTLINE,
                "menu.suggestions",
                "menu-suggestions",
                action)));
    lines.add(line(MaterialDesignB.BOOK_OPEN_OUTLINE, "menu.rules", "menu-rules", routes::rules));
    lines.add(
        line(MaterialDesignC.COG_OUTLINE, "menu.settings", "menu-settings", routes::settings));
    lines.add(
        line(
            MaterialDesignF.FULLSCREEN,
            "menu.full-screen",
            "menu-full-screen",
            actions::fullScreen));
    lines.add(line(MaterialDesignK.KEYBOARD_OUTLINE, "menu.keys", "menu-keys", actions::keys));
    people.ifPresent(others -> lines.add(latecomers(others)));
    lines.add(
        line(
            MaterialDesignE.EXIT_TO_APP,
            exits.saves() ? "menu.save" : "menu.leave",
            "menu-leave",
            exits::leave));
    Controls.question(node, "table-menu", controls.texts().live("menu.title"));
    node.getStyleClass().add("menu-card");
  }

  private Button latecomers(TablePeople others) {
    boolean allowed = others.latecomers();
    return line(
        MaterialDesignR.ROBOT,
        allowed ? "menu.no-latecomers" : "menu.latecomers",
        "menu-latecomers",
        () -> others.allowTakeOver(!allowed));
  }

  Node node() {
    return node;
  }

  private Button line(Ikon sign, String key, String id, Runnable action) {
    Button line =
        controls.button(
            id,
            sign,
            key,
            () -> {
              pages.dismiss();
              action.run();
            });
    line.setMaxWidth(Double.MAX_VALUE);
    return line;
  }
}
