package oklahoma.client.lobby;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.Clipboard;
import javafx.scene.input.DataFormat;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.people.Name;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;

/** Shows who may join the table; the owner can change it. */
final class AdmissionPanel extends VBox {
  private final Controls controls;
  private final Pages pages;
  private final LobbyModel model;
  private final Label explanation = Controls.wrapped(new Label());
  private final Button password;
  private final Button copy;
  private final Label late = Controls.wrapped(new Label());
  private final Button letTakeOver;
  private final Label blocked = Controls.wrapped(new Label());
  private final HBox blockedLine;

  AdmissionPanel(Controls controls, Pages pages, LobbyModel model) {
    super(8);
    this.controls = controls;
    this.pages = pages;
    this.model = model;
    setId("admission");
    getStyleClass().addAll("panel", "lobby-door");
    explanation.setId("admission-password");
    Controls.growing(explanation);
    password = controls.button("set-password", "lobby.password.set", this::change);
    password.getStyleClass().add(Styles.SMALL);
    password.setMinWidth(Region.USE_PREF_SIZE);
    copy =
        controls.iconButton(
            "copy-password", MaterialDesignC.CONTENT_COPY, "lobby.password.copy", this::copy);
    copy.getStyleClass().add(Styles.SMALL);
    HBox line = Controls.row(10, explanation, copy, password);
    late.setId("admission-latecomers");
    late.setGraphic(Controls.icon(MaterialDesignR.ROBOT));
    Controls.growing(late);
    letTakeOver =
        controls.button(
            "let-take-over",
            "lobby.latecomers.allow",
            () -> model.allowTakeOver(!model.viewProperty().get().state().latecomers()));
    letTakeOver.getStyleClass().add(Styles.SMALL);
    letTakeOver.setMinWidth(Region.USE_PREF_SIZE);
    HBox lateLine = Controls.row(10, late, letTakeOver);
    blocked.setId("blocked");
    blocked.setGraphic(Controls.icon(MaterialDesignA.ACCOUNT_CANCEL_OUTLINE));
    Controls.growing(blocked);
    Button unblock = controls.button("unblock", "lobby.blocked.open", this::unblock);
    unblock.getStyleClass().add(Styles.SMALL);
    unblock.setMinWidth(Region.USE_PREF_SIZE);
    blockedLine = new HBox(10, blocked, unblock);
    blockedLine.setId("blocked-line");
    blockedLine.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(line, lateLine, blockedLine);
    model.viewProperty().subscribe(this::show);
    NodeVisibility.follow(this, model.passwordProperty(), now -> show(model.viewProperty().get()));
    controls.texts().whileSeen(this, () -> show(model.viewProperty().get()));
  }

  private void show(LobbyView view) {
    boolean guarded = view.state().needsPassword();
    boolean owns = view.owns();
    boolean latecomers = view.state().latecomers();
    setVisible(owns || guarded || latecomers);
    setManaged(isVisible());
    late.setText(controls.texts().say(latecomers ? "lobby.latecomers.yes" : "lobby.latecomers.no"));
    controls.named(letTakeOver, latecomers ? "lobby.latecomers.forbid" : "lobby.latecomers.allow");
    Controls.spoken(
        letTakeOver,
        controls
            .texts()
            .live(latecomers ? "lobby.latecomers.forbid-spoken" : "lobby.latecomers.allow-spoken"));
    Controls.show(letTakeOver, owns);
    Optional<String> known =
        model.passwordProperty().get().filter(word -> owns && guarded).map(TablePassword::spelled);
    explanation.setText(
        known
            .map(word -> controls.texts().say("lobby.password.known", word))
            .orElseGet(() ->
                controls.texts().say(guarded ? "lobby.password.there" : "lobby.password.none")));
    Controls.show(copy, known.isPresent());
    explanation.setGraphic(
        Controls.icon(
            guarded ? MaterialDesignL.LOCK_OUTLINE : MaterialDesignL.LOCK_OPEN_VARIANT_OUTLINE));
    controls.named(password, guarded ? "lobby.password.change" : "lobby.password.set");
    Controls.show(password, owns);
    List<Name> out = view.state().blocked();
    blocked.setText(controls.texts().say("lobby.blocked", controls.texts().list(out), out.size()));
    Controls.show(blockedLine, owns && !out.isEmpty());
  }

  private void copy() {
    model
        .passwordProperty()
        .get()
        .ifPresent(word -> {
          Clipboard.getSystemClipboard().setContent(Map.of(DataFormat.PLAIN_TEXT, word.spelled()));
          pages.showNotice(controls.texts().say("lobby.copied", word.spelled()));
        });
  }

  private void unblock() {
    new BlockedCard(controls, pages, model).show();
  }

  private void change() {
    new NewPassword(controls, pages, model)
        .show(model.viewProperty().get().state().needsPassword());
  }
}
