package oklahoma.client.lobby;

import atlantafx.base.theme.Styles;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.setup.Parameter;
import oklahoma.client.setup.Preset;
import oklahoma.client.setup.RulesWords;
import oklahoma.client.setup.Venue;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/**
 * The rules of a table for everybody in its lobby, with marks at those that differ from the
 * published rules and at those that have just changed.
 */
final class RulesPanel {
  private static final double LIST_WIDTH = 620;

  private final Controls controls;
  private final Texts texts;
  private final Pages pages;
  private final LobbyModel model;
  private final Label title = Controls.wrapped(new Label());
  private final HBox head = new HBox(8, title);
  private final Label summary = Controls.wrapped(new Label());
  private final VBox lines = new VBox(4);
  private final Button change;
  private final VBox node;

  /**
   * @param toChange opens the page on which the owner changes rules
   */
  RulesPanel(Controls controls, Pages pages, LobbyModel model, Runnable toChange) {
    this.controls = controls;
    this.texts = controls.texts();
    this.pages = pages;
    this.model = model;
    change = controls.button("change-rules", MaterialDesignT.TUNE, "lobby.change-rules", toChange);
    change.getStyleClass().add(Styles.SMALL);
    Button all =
        controls.button(
            "all-rules", MaterialDesignF.FORMAT_LIST_BULLETED, "lobby.all-rules", this::showAll);
    all.getStyleClass().add(Styles.SMALL);
    summary.getStyleClass().add("muted");
    summary.setId("rules-summary");
    HBox buttons = new HBox(8, all, change);
    title.setId("rules-title");
    title.getStyleClass().add("rule-name");
    Controls.growing(title);
    head.setAlignment(Pos.CENTER_LEFT);
    head.getStyleClass().add("lobby-rule");
    node = controls.panel("lobby.rules", head, summary, lines, buttons);
    node.setSpacing(8);
    node.setId("lobby-rules");
    model.viewProperty().subscribe(this::show);
    texts.whileSeen(node, () -> show(model.viewProperty().get()));
  }

  VBox node() {
    return node;
  }

  private void show(LobbyView view) {
    Rules rules = view.rules();
    title.setText(new RulesWords(texts).title(rules));
    head.getChildren().setAll(title);
    head.getStyleClass().remove("fresh-rule");
    if (view.fresh().game()) {
      head.getStyleClass().add("fresh-rule");
      head.getChildren().add(mark("lobby.fresh"));
    }
    summary.setText(new RulesWords(texts).summary(rules, packs(view), view.changed().size()));
    lines
        .getChildren()
        .setAll(
            Parameter.of(rules.game()).stream()
                .filter(rule -> marked(view, rule))
                .map(rule -> line(view, rule))
                .toList());
    Controls.show(change, view.owns());
  }

  /** The number of packs; 0 if it is not known yet. */
  private static int packs(LobbyView view) {
    return switch (view.rules()) {
      case OklahomaRules oklahoma -> view.players() < 2 ? 0 : (view.players() + 1) / 2;
      case GinRules gin -> 1;
    };
  }

  private static boolean marked(LobbyView view, Parameter<?> rule) {
    return view.changed().stream().anyMatch(rule::is) || view.fresh().has(rule);
  }

  /**
   * A rule with its value. A rule that has just changed is highlighted; one that differs from the
   * published rules has a mark.
   */
  private Node line(LobbyView view, Parameter<?> rule) {
    Rules rules = view.rules();
    Label words =
        Controls.wrapped(
            new Label(texts.say("lobby.rule", rule.name(texts), rule.say(texts, rules))));
    HBox line = new HBox(8, words);
    Controls.growing(words);
    line.setAlignment(Pos.CENTER_LEFT);
    line.getStyleClass().add("lobby-rule");
    if (view.fresh().has(rule)) {
      line.getStyleClass().add("fresh-rule");
      line.getChildren().add(mark("lobby.fresh"));
    } else if (view.changed().stream().anyMatch(rule::is)) {
      line.getChildren().add(mark("setup.changed"));
    }
    return line;
  }

  private Label mark(String key) {
    return controls.title("changed-mark", key);
  }

  private void showAll() {
    LobbyView view = model.viewProperty().get();
    Rules usual = Venue.NETWORK.usual(view.rules());
    String preset = Preset.nearest(view.rules()).name(texts);
    VBox all = new VBox(4);
    Parameter.of(usual.game())
        .forEach(rule -> {
          Node line = line(view, rule);
          all.getChildren().add(line);
          if (rule.differs(view.rules(), usual)) {
            Label before = controls.paragraph("setup.in-preset", preset, rule.say(texts, usual));
            before.getStyleClass().addAll("muted", "usual-rule");
            all.getChildren().add(before);
          }
        });
    ScrollPane scroll = new ScrollPane(all);
    scroll.setFitToWidth(true);
    Controls.spoken(Controls.reading(scroll), texts.live("lobby.all-rules"));
    VBox.setVgrow(scroll, Priority.ALWAYS);
    Button close = controls.button("lobby.understood", pages::dismiss);
    close.setDefaultButton(true);
    HBox foot = new HBox(Controls.spring(), close);
    VBox card = new VBox(12, controls.title("card-title", "lobby.all-rules"), scroll, foot);
    Controls.question(card, "all-rules-card", texts.live("lobby.all-rules"));
    card.setMaxWidth(LIST_WIDTH);
    pages.present(card, () -> {});
  }
}
