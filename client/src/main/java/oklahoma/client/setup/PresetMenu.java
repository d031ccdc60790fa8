package oklahoma.client.setup;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.scene.control.ComboBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Choice;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.rules.Game;

/** The menu of presets: the published ones and the player's own. */
final class PresetMenu {
  private final ChosenRules table;
  private final ComboBox<Preset> menu;

  /**
   * @param refused gives the text key of the reason why a preset cannot be chosen now; empty if it
   *     can
   */
  PresetMenu(Texts texts, ChosenRules table, Function<Preset, Optional<String>> refused) {
    this.table = table;
    menu =
        Choice.menu(
            texts,
            presets(),
            table.chosenProperty().map(rules -> table.shown()),
            (words, preset) -> several(table.games()) ? preset.fullName(words) : preset.name(words),
            preset -> refused.apply(preset).map(texts::say),
            preset -> table.rules(preset.rules(table.venue())));
    menu.setId("preset");
    Controls.spoken(menu, texts.live("setup.rules"));
    NodeVisibility.follow(menu, table.chosenProperty(), rules -> show());
    NodeVisibility.follow(menu, table.own().allProperty(), own -> show());
  }

  ComboBox<Preset> node() {
    return menu;
  }

  private static boolean several(List<Game> games) {
    return games.size() > 1;
  }

  private List<Preset> presets() {
    return table.games().stream()
        .flatMap(game -> Preset.of(game, table.own().all()).stream())
        .toList();
  }

  private void show() {
    List<Preset> all = presets();
    if (!menu.getItems().equals(all)) {
      // If the value were set before the list, the closed menu would show no text.
      menu.setValue(null);
      menu.getItems().setAll(all);
    }
    menu.setValue(table.shown());
  }
}
