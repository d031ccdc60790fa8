package oklahoma.client.setup;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.scene.control.Button;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.rules.Rules;

/** Asks for the name under which to save rules, and deletes saved ones. */
final class SaveCard {
  private static final double WIDTH = 460;

  private final Controls controls;
  private final Texts texts;
  private final Pages pages;
  private final ChosenRules table;

  SaveCard(Controls controls, Pages pages, ChosenRules table) {
    this.controls = controls;
    this.texts = controls.texts();
    this.pages = pages;
    this.table = table;
  }

  /** Asks for a name. Rules with the same name would be replaced; the button then says so. */
  void show() {
    TextField name = new TextField(proposal());
    name.setId("own-name");
    Controls.spoken(name, texts.live("setup.own-name"));
    name.setTextFormatter(
        new TextFormatter<>(change ->
            change.getControlNewText().length() <= OwnRules.LONGEST_NAME ? change : null));
    Button save = new Button();
    save.setId("save-now");
    save.setDefaultButton(true);
    save.getStyleClass().add(Styles.ACCENT);
    save.setOnAction(event -> {
      pages.dismiss();
      save(name.getText().strip());
    });
    name.textProperty()
        .subscribe(text -> {
          boolean known = table.own().named(text.strip()).isPresent();
          controls.named(save, known ? "setup.replace-own" : "setup.save-now");
          save.setDisable(text.isBlank());
        });
    Button cancel = controls.button("setup.cancel", pages::dismiss);
    HBox buttons = Controls.buttonRow(10, cancel, save);
    VBox card =
        new VBox(
            14,
            controls.title("card-title", "setup.save-own"),
            controls.paragraph("setup.save-own-body"),
            name,
            buttons);
    Controls.question(card, "save-card", texts.live("setup.save-own-body"), WIDTH);
    pages.present(card, () -> {});
    name.selectAll();
  }

  /** Asks whether to delete the set that is shown. The plan keeps its rules. */
  void forget() {
    if (table.shown() instanceof Preset.Own(String name, Rules rules)) {
      pages.ask(
          "setup.forget-title",
          "setup.forget-body",
          List.of(
              new Answer("setup.forget-own", Answer.Kind.DANGEROUS, () -> table.own().forget(name)),
              Answer.harmless("setup.keep-own")),
          name);
    }
  }

  private void save(String name) {
    table.own().keep(name, table.chosenProperty().getValue());
    pages.showNotice(texts.say("setup.saved-own", name));
  }

  private String proposal() {
    return table.shown() instanceof Preset.Own(String name, Rules rules)
        ? name
        : texts.say(
            "setup.own-name-proposal",
            Preset.nearest(table.chosenProperty().getValue()).name(texts));
  }
}
