package oklahoma.client.settings.page;

import atlantafx.base.controls.ToggleSwitch;
import java.util.EnumSet;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.settings.PlaySettings;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.rules.card.Rank;

/**
 * The choice of discards for which the player wants to be asked about a claim. The program declines
 * all others.
 */
public final class ClaimChoices extends VBox {
  private static final double WIDE = 330;

  private final Controls controls;
  private final PlaySettings settings;

  /** The choices, which take effect at once. */
  public ClaimChoices(Controls controls, PlaySettings settings) {
    this.controls = controls;
    this.settings = settings;
    ToggleSwitch down = new ToggleSwitch();
    down.setId("no-when-down");
    Controls.spoken(down, controls.texts().live("settings.claims.no-when-down"));
    down.selectedProperty().bindBidirectional(settings.noWhenDownProperty());
    Label caption = controls.title("muted", "settings.claims.only-for");
    FlowPane ranks = new FlowPane(6, 6);
    ranks.setPrefWrapLength(WIDE);
    for (Rank rank : Rank.values()) {
      ranks.getChildren().add(choice(rank));
    }
    Label sentence = Controls.wrapped(new Label());
    sentence.setId("only-for-sentence");
    sentence.getStyleClass().add("muted");
    sentence.setPrefWidth(WIDE);
    sentence.setMaxWidth(Double.MAX_VALUE);
    sentence
        .textProperty()
        .bind(
            controls
                .texts()
                .live(
                    "settings.claims.sentence",
                    Bindings.createIntegerBinding(
                        () -> settings.askOnlyForProperty().get().size(),
                        settings.askOnlyForProperty())));
    setSpacing(10);
    getChildren()
        .addAll(controls.row("settings.claims.no-when-down", down), caption, ranks, sentence);
  }

  /** Shows the choices in a card above the page. */
  public static void show(Controls controls, PlaySettings settings, Pages pages) {
    Button close = controls.button("close", "settings.claims.close", pages::dismiss);
    close.setDefaultButton(true);
    HBox foot = Controls.buttonRow(0, close);
    VBox panel =
        new VBox(
            16,
            controls.title("title-3", "settings.claims"),
            new ClaimChoices(controls, settings),
            foot);
    Controls.question(panel, "claim-choices-card", controls.texts().live("settings.claims"));
    pages.present(panel, () -> {});
  }

  private ToggleButton choice(Rank rank) {
    ToggleButton button = new ToggleButton();
    button.setId("only-for-" + rank.name());
    button.textProperty().bind(controls.texts().live("settings.claims.rank", rank));
    button.setMinWidth(Region.USE_PREF_SIZE);
    Controls.spoken(
        button,
        Bindings.createStringBinding(
            () -> controls.texts().plural(rank), controls.texts().languageProperty()));
    button.setSelected(settings.askOnlyForProperty().get().contains(rank));
    NodeVisibility.follow(
        button, settings.askOnlyForProperty(), chosen -> button.setSelected(chosen.contains(rank)));
    button.setOnAction(
        pressed -> settings.askOnlyForProperty().set(turned(rank, button.isSelected())));
    return button;
  }

  private Set<Rank> turned(Rank rank, boolean wanted) {
    Set<Rank> chosen = EnumSet.noneOf(Rank.class);
    chosen.addAll(settings.askOnlyForProperty().get());
    if (wanted) {
      chosen.add(rank);
    } else {
      chosen.remove(rank);
    }
    return Set.copyOf(chosen);
  }
}
