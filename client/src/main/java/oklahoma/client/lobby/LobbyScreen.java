package oklahoma.client.lobby;

import atlantafx.base.controls.ToggleSwitch;
import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.lobby.LobbyView.Hindrance;
import oklahoma.client.lobby.invite.HostKey;
import oklahoma.client.lobby.invite.HostKeyPanel;
import oklahoma.client.lobby.invite.InviteAddress;
import oklahoma.client.net.EventLoops;
import oklahoma.client.setup.DetailsScreen;
import oklahoma.client.setup.OwnRules;
import oklahoma.client.setup.Parameter;
import oklahoma.client.setup.RulesWords;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.InputGuard;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.PageFrame;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.ReadyButton;
import oklahoma.client.ui.layout.Ends;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.rules.Rules;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** The lobby, where everybody waits for the match to start. */
public final class LobbyScreen implements Page {
  private static final double SIDE = 400;

  /** The text size in pixels for which {@link #SIDE} is right. */
  private static final double LETTERS = 14;

  private static final double LEAST_CHAT = 146;
  private static final int FEW = 4;

  /**
   * The lobby's surroundings.
   *
   * @param shares the addresses of a table hosted here; empty for a guest
   * @param key the host's key; empty for a table hosted here
   * @param chat the chat, if there is one
   * @param series the results of the table's matches
   * @param own the player's own sets of rules
   * @param leave leaves the table
   */
  public record Surroundings(
      Optional<Shares> shares,
      Optional<HostKey> key,
      Optional<Node> chat,
      Node series,
      OwnRules own,
      Runnable leave) {}

  /**
   * How guests reach a table hosted here.
   *
   * @param all the addresses, the most likely one first
   * @param port the port on which the host listens
   * @param found whether the table appears in lists on the local network
   * @param table the number of the table
   * @param host the fingerprint by which guests know the host
   * @param eventLoops the threads for testing the addresses
   */
  public record Shares(
      List<InviteAddress> all,
      int port,
      ReadOnlyBooleanProperty found,
      int table,
      Fingerprint host,
      EventLoops eventLoops) {}

  private final Controls controls;
  private final Texts texts;
  private final Pages pages;
  private final LobbyModel model;
  private final Surroundings around;
  private final PageFrame frame;
  private final Button start;
  private final Button ready;
  private final Button shuffle;
  private final HBox watching;
  private final ToggleSwitch watchable = new ToggleSwitch();
  private final Label reason = Controls.wrapped(new Label());
  private final SpectatorLine spectators;
  private final InputGuard arming = new InputGuard();
  private boolean starting;

  /** A lobby that follows its model. */
  public LobbyScreen(Pages pages, LobbyModel model, Surroundings around) {
    this.controls = pages.controls();
    this.texts = pages.texts();
    this.pages = pages;
    this.model = model;
    this.around = around;
    start = controls.button("start", MaterialDesignP.PLAY, "lobby.start", this::start);
    start.getStyleClass().addAll(Styles.ACCENT, Styles.LARGE);
    ready =
        new ReadyButton(
            controls,
            "ready",
            texts.live("lobby.say-ready"),
            model.viewProperty().map(LobbyScreen::readiness),
            true,
            model::sayReady);
    shuffle =
        controls.button(
            "shuffle",
            MaterialDesignS.SHUFFLE_VARIANT,
            "lobby.shuffle",
            () -> model.ask(new LobbyRequest.Shuffle()));
    watchable.setId("watchable");
    Controls.spoken(watchable, texts.live("lobby.let-watch"));
    watchable.selectedProperty().addListener((selected, before, now) -> allowSpectators(now));
    watching = Controls.row(8, watchable, controls.label("lobby.let-watch"));
    reason.getStyleClass().add("reason");
    reason.setId("start-reason");
    spectators = new SpectatorLine(controls, pages, model);
    Button leave =
        controls.button("leave", MaterialDesignE.EXIT_TO_APP, "lobby.leave", around.leave());
    frame =
        new PageFrame(
                controls,
                "lobby.title",
                around.leave(),
                model.viewProperty().map(view -> view.state().table().text()))
            .with(around.series())
            .with(leave)
            .holding(body())
            .over(foot());
    frame.node().getStyleClass().add("lobby");
    frame.node().setId("lobby");
    frame.node().addEventFilter(KeyEvent.KEY_PRESSED, this::keep);
    model.viewProperty().subscribe(this::show);
    model.onNews(this::announce);
    texts.whileSeen(frame.node(), () -> show(model.viewProperty().get()));
  }

  @Override
  public Node node() {
    return frame.node();
  }

  /**
   * Sets the focus. A second Enter, pressed while the host was answering, must not start the match,
   * so the button ignores keys at first.
   */
  @Override
  public void opened() {
    Node first = start.isDisabled() ? frame.node() : start;
    (start.isVisible() ? first : ready).requestFocus();
    arming.begin(() -> {});
  }

  @Override
  public void closed() {
    arming.end();
  }

  private void keep(KeyEvent key) {
    if (arming.keeps(key)) {
      key.consume();
    }
  }

  @Override
  public boolean escaped() {
    around.leave().run();
    return true;
  }

  /**
   * Enables or disables the start button. While it is disabled the page has the focus; otherwise
   * JavaFX would give it to the next button, which leaves the table.
   */
  private void enableStart(boolean can) {
    if (!can && Controls.hasKeyboard(start)) {
      frame.node().requestFocus();
    }
    start.setDisable(!can);
    if (can && Controls.hasKeyboard(frame.node())) {
      start.requestFocus();
    }
  }

  /** The rules of the next match; their number of seats is ignored. */
  public Rules rules() {
    return model.viewProperty().get().rules();
  }

  /** Lets the owner change the rules. The host receives them when the owner closes that page. */
  public void changeRules() {
    RulesOfLobby rules = new RulesOfLobby(model.viewProperty().get(), around.own());
    pages.open(
        new DetailsScreen(
            rules,
            pages,
            () -> {
              if (rules.changed()) {
                model.ask(new LobbyRequest.ChangeRules(rules.chosenProperty().getValue()));
              }
            }));
  }

  private Node body() {
    VBox chairs =
        controls.panel(
            "lobby.seats",
            new AskedPlaces(controls, model),
            new ChairList(controls, pages, model),
            spectators);
    chairs.setSpacing(8);
    VBox sitting = new VBox(12, chairs, new AdmissionPanel(controls, pages, model));
    VBox right = new VBox(12);
    right.setMinWidth(0);
    around
        .shares()
        .map(shares -> new SharePanel(controls, pages, model, shares).node())
        .ifPresent(right.getChildren()::add);
    around
        .key()
        .map(key -> new HostKeyPanel(controls, pages, key))
        .ifPresent(right.getChildren()::add);
    right.getChildren().add(new RulesPanel(controls, pages, model, this::changeRules).node());
    around
        .chat()
        .ifPresent(chat -> {
          VBox framed = new VBox(chat);
          VBox.setVgrow(chat, Priority.ALWAYS);
          VBox.setVgrow(framed, Priority.ALWAYS);
          framed.getStyleClass().addAll("panel", "lobby-chat");
          framed.setMinHeight(LEAST_CHAT);
          right.getChildren().add(framed);
        });
    return new LobbyBody(
        sitting,
        right,
        reason.fontProperty().map(font -> SIDE * (1 + font.getSize() / LETTERS) / 2));
  }

  private Node foot() {
    reason.setAlignment(Pos.CENTER_RIGHT);
    Ends line = new Ends(List.of(shuffle, watching), List.of(reason, ready, start));
    return Controls.styled(new VBox(line), "page-foot");
  }

  /**
   * Shows the host's latest state. Since there is one, the match has not started, so the owner may
   * press the button again.
   */
  private void show(LobbyView view) {
    starting = false;
    boolean owns = view.owns();
    Controls.show(shuffle, owns);
    Controls.show(watching, owns);
    Controls.show(start, owns);
    Controls.show(ready, !owns && view.seat().isPresent());
    watchable.setSelected(view.state().watchable());
    Optional<Hindrance> hindrance = view.hindrance();
    boolean stuck = hindrance.filter(why -> !why.yields()).isPresent();
    enableStart(!stuck);
    boolean anyway = hindrance.isPresent() && !stuck;
    controls.named(start, anyway ? "lobby.start-anyway" : "lobby.start");
    String why = owns ? hindrance.map(this::reason).orElse("") : waitsFor(view);
    reason.setText(why);
    spectators.show(view);
  }

  private String reason(Hindrance hindrance) {
    return switch (hindrance) {
      case Hindrance.TooFew few -> texts.say("lobby.too-few");
      case Hindrance.Impossible(var fault) -> texts.say(fault);
      case Hindrance.Away(var away) ->
          texts.say("lobby.somebody-away", texts.list(away), away.size());
      case Hindrance.NotReady(var late) ->
          texts.say("lobby.somebody-not-ready", texts.list(late), late.size());
    };
  }

  /** What the guest waits for or has to do, as a sentence. */
  private String waitsFor(LobbyView view) {
    if (view.seat().isEmpty()) {
      return texts.say("lobby.owner-starts");
    }
    if (view.ready()) {
      return texts.say("lobby.owner-starts-ready");
    }
    return texts.say(view.fresh().nothing() ? "lobby.say-when-ready" : "lobby.rules-changed");
  }

  private void start() {
    if (!starting) {
      starting = true;
      controls.named(start, "lobby.starting");
      boolean anyway = model.viewProperty().get().hindrance().isPresent();
      model.ask(new LobbyRequest.Start(anyway));
    }
  }

  /**
   * The state of the guest's button. It names nobody, because the list of chairs shows who is not
   * ready.
   */
  private static ReadyButton.State readiness(LobbyView view) {
    return new ReadyButton.State(view.ready(), 0, List.of(), view.doubts());
  }

  private void allowSpectators(boolean allowed) {
    LobbyView view = model.viewProperty().get();
    if (view.owns() && allowed != view.state().watchable()) {
      model.ask(new LobbyRequest.AllowSpectators(allowed));
    }
  }

  private void announce(LobbyModel.News news) {
    pages.showNotice(
        switch (news) {
          case LobbyModel.News.Came(var name) -> texts.say("lobby.came", name.text());
          case LobbyModel.News.Went(var name) -> texts.say("lobby.went", name.text());
          case LobbyModel.News.Removed(var name, var by) ->
              by.map(owner -> texts.say("lobby.removed-by", owner.text(), name.text()))
                  .orElseGet(() -> texts.say("lobby.removed", name.text()));
          case LobbyModel.News.Changed(var rules) -> changed(rules);
          case LobbyModel.News.Mine mine -> texts.say("lobby.mine");
          case LobbyModel.News.Asks(var name, var place) ->
              texts.say("lobby.asks", name.text(), place.ordinal() + 1);
          case LobbyModel.News.Stays stays -> texts.say("lobby.stays");
          case LobbyModel.News.Refused(var fault) -> {
            show(model.viewProperty().get());
            yield texts.say("lobby.fault." + fault.name());
          }
        });
  }

  /** Names the changed rules, but not if there are many: the list of rules shows those better. */
  private String changed(LobbyView.RuleChanges rules) {
    return rules.game() || rules.parameters().size() > FEW
        ? texts.say(
            "lobby.news-game", new RulesWords(texts).title(model.viewProperty().get().rules()))
        : texts.say(
            "lobby.news-rules",
            rules.parameters().stream().map(this::value).collect(Collectors.joining("; ")));
  }

  private String value(Parameter<?> rule) {
    return texts.say(
        "lobby.rule", rule.name(texts), rule.say(texts, model.viewProperty().get().rules()));
  }
}
