package oklahoma.client.lobby;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import oklahoma.client.avatar.AvatarDisc;
import oklahoma.client.avatar.AvatarWords;
import oklahoma.client.setup.LevelWords;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Choice;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.Tip;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;
import oklahoma.rules.Seat;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** One chair of a lobby, with the buttons that the player has for it. */
final class ChairRow extends HBox {
  private static final double LEAST_NAME = 90;

  /** What a row shows. The row is rebuilt when this changes. */
  record Content(
      Seat seat,
      Chair chair,
      boolean mine,
      boolean owners,
      boolean playerOwns,
      boolean askable,
      boolean asked,
      boolean free,
      boolean kept,
      Game game) {

    static Content of(LobbyView view, Seat seat) {
      return new Content(
          seat,
          view.state().chair(seat),
          view.isMine(seat),
          view.isOwners(seat),
          view.owns(),
          view.mayAskFor(seat),
          view.asksFor(seat),
          view.maySitDown(seat),
          view.isKept(seat),
          view.rules().game());
    }

    /** Whether the player may move this chair. */
    boolean moves() {
      return playerOwns && LobbyView.taken(chair);
    }
  }

  /** The actions of the row's buttons. */
  interface Actions {
    /** Sends a request to the host. */
    void ask(LobbyRequest request);

    /** Puts a bot into the chair. */
    void addBot(Seat seat);

    /** Swaps the chair with the one this many places further on. */
    void move(Seat seat, int by);

    /** Seats the player, who is a spectator. */
    void sitDown(Seat seat);

    /** Removes a guest, after asking the owner. */
    void remove(Seat seat, Name name);
  }

  private final Controls controls;
  private final Texts texts;
  private final Content content;
  private final Actions actions;

  ChairRow(Controls controls, Content content, Actions actions) {
    super(6);
    this.controls = controls;
    this.texts = controls.texts();
    this.content = content;
    this.actions = actions;
    setId("chair-" + number());
    getStyleClass().addAll("seat-row", "chair-row");
    Label place = Controls.styled(new Label(Integer.toString(number())), "seat-number");
    getChildren().add(place);
    getChildren().add(avatar().<Region>map(AvatarDisc::inLine).orElseGet(this::sign));
    getChildren().add(name());
    getChildren().addAll(Controls.spring(), status());
    getChildren().addAll(tools());
    setAccessibleRole(AccessibleRole.LIST_ITEM);
    Controls.spoken(this, controls.live(this::spoken));
    if (content.moves()) {
      setFocusTraversable(true);
      setCursor(Cursor.OPEN_HAND);
      accessibleHelpProperty().bind(texts.live("lobby.chair-help"));
    }
  }

  Content content() {
    return content;
  }

  private String spoken() {
    String status = statusText();
    String words =
        status.isEmpty()
            ? texts.say("lobby.chair-plain", number(), nameText())
            : texts.say("lobby.chair-spoken", number(), nameText(), status);
    return avatar().isEmpty() ? words : words + ". " + AvatarWords.spoken(texts, avatar());
  }

  private Optional<Avatar> avatar() {
    return content.chair() instanceof Chair.OfHuman human ? human.avatar() : Optional.empty();
  }

  private int number() {
    return content.seat().ordinal() + 1;
  }

  private Label sign() {
    return Controls.styled(icon(ikon()), "seat-sign");
  }

  private Label crown() {
    Label crown = Controls.styled(icon(MaterialDesignC.CROWN), "crown");
    Tip.on(crown, texts.live("lobby.owner"));
    return crown;
  }

  private static Label icon(Ikon ikon) {
    Label label = new Label();
    label.setGraphic(Controls.icon(ikon));
    return label;
  }

  private Ikon ikon() {
    return switch (content.chair()) {
      case Chair.Open open -> MaterialDesignS.SEAT_OUTLINE;
      case Chair.Locked locked -> MaterialDesignL.LOCK_OUTLINE;
      case Chair.OfBot bot -> MaterialDesignR.ROBOT;
      case Chair.OfHuman human -> MaterialDesignA.ACCOUNT;
    };
  }

  private Label name() {
    Label name = Controls.wrapped(new Label());
    name.textProperty().bind(controls.live(this::nameText));
    name.setMinWidth(LEAST_NAME);
    HBox.setHgrow(name, Priority.SOMETIMES);
    name.getStyleClass().add(LobbyView.taken(content.chair()) ? "seat-name" : "muted");
    if (content.owners()) {
      name.setGraphic(crown());
      name.setContentDisplay(ContentDisplay.RIGHT);
    }
    return name;
  }

  private String nameText() {
    return switch (content.chair()) {
      case Chair.Open(Optional<Name> expected) ->
          expected.map(Name::text).orElseGet(() -> texts.say("lobby.open"));
      case Chair.Locked locked -> texts.say("lobby.locked");
      case Chair.OfBot bot -> bot.name().text();
      case Chair.OfHuman human ->
          content.mine() ? texts.say("lobby.you", human.name().text()) : human.name().text();
    };
  }

  private Label status() {
    Label status = new Label();
    status.textProperty().bind(controls.live(this::statusText));
    status.setMinWidth(Region.USE_PREF_SIZE);
    status.getStyleClass().add("chair-status");
    if (content.chair() instanceof Chair.OfHuman human && counts(human)) {
      status.setGraphic(Controls.icon(MaterialDesignC.CHECK_BOLD));
      status.getStyleClass().add("chair-ready");
    }
    boolean shown = !status.getText().isEmpty() && !(isBot() && content.playerOwns());
    Controls.show(status, shown);
    return status;
  }

  private boolean isBot() {
    return content.chair() instanceof Chair.OfBot;
  }

  private boolean counts(Chair.OfHuman human) {
    return !content.owners()
        && switch (human.presence()) {
          case HERE, SLOW -> human.ready();
          case AWAY, STOOD_IN, LEFT_FOR_NOW -> false;
        };
  }

  private String statusText() {
    return switch (content.chair()) {
      case Chair.Open(Optional<Name> expected) when expected.isPresent() ->
          texts.say(content.kept() ? "lobby.kept" : "lobby.expected");
      case Chair.Open open -> "";
      case Chair.Locked locked -> "";
      case Chair.OfBot bot -> texts.say("setup.level." + bot.level().name());
      case Chair.OfHuman human -> statusText(human);
    };
  }

  private String statusText(Chair.OfHuman human) {
    return switch (human.presence()) {
      case AWAY, STOOD_IN, LEFT_FOR_NOW -> texts.say("lobby.away");
      case SLOW -> texts.say("lobby.slow");
      case HERE -> {
        if (content.owners()) {
          yield texts.say("lobby.hosts");
        }
        yield texts.say(human.ready() ? "lobby.ready" : "lobby.not-ready");
      }
    };
  }

  private List<Node> tools() {
    if (content.free()) {
      return List.of(sitDown());
    }
    if (!content.playerOwns()) {
      return content.askable() ? List.of(ask()) : List.of();
    }
    return switch (content.chair()) {
      case Chair.Open open -> List.of(addBot(), lock());
      case Chair.Locked locked -> List.of(addBot(), unlock());
      case Chair.OfBot bot -> List.of(level(bot), up(), down(), removeBot());
      case Chair.OfHuman human -> {
        Button down = down();
        yield List.of(up(), down, content.mine() ? gap(down) : removeGuest(human.name()));
      }
    };
  }

  /** The button for asking the owner for this place, or for taking that back. */
  private Button ask() {
    Optional<Seat> wanted = content.asked() ? Optional.empty() : Optional.of(content.seat());
    Button ask =
        controls.button(
            content.asked() ? "lobby.ask-no-more" : "lobby.ask",
            () -> actions.ask(new LobbyRequest.AskForSeat(wanted)));
    Controls.spoken(
        ask,
        texts.live(content.asked() ? "lobby.ask-no-more-spoken" : "lobby.ask-spoken", number()));
    return small(ask, "ask-");
  }

  private Button sitDown() {
    Button sit = controls.button("lobby.sit-down", () -> actions.sitDown(content.seat()));
    Controls.spoken(sit, texts.live("lobby.sit-down-spoken", number()));
    if (content.kept()) {
      sit.getStyleClass().add(Styles.ACCENT);
    }
    return small(sit, "sit-");
  }

  private Button addBot() {
    Button add =
        controls.button(
            MaterialDesignP.PLUS, "lobby.add-bot", () -> actions.addBot(content.seat()));
    Controls.spoken(add, texts.live("lobby.add-bot-spoken", number()));
    return small(add, "bot-");
  }

  private Button lock() {
    Button lock =
        controls.button("lobby.lock", () -> actions.ask(new LobbyRequest.Lock(content.seat())));
    Controls.spoken(lock, texts.live("lobby.lock-spoken", number()));
    return small(lock, "lock-");
  }

  private Button unlock() {
    Button unlock =
        controls.button("lobby.unlock", () -> actions.ask(new LobbyRequest.Unlock(content.seat())));
    Controls.spoken(unlock, texts.live("lobby.unlock-spoken", number()));
    return small(unlock, "unlock-");
  }

  private ComboBox<BotLevel> level(Chair.OfBot bot) {
    ComboBox<BotLevel> menu =
        Choice.menu(
            texts,
            List.of(BotLevel.values()),
            new SimpleObjectProperty<>(bot.level()),
            (words, level) -> words.say("setup.level." + level.name()),
            level -> Optional.empty(),
            level -> actions.ask(new LobbyRequest.SetLevel(content.seat(), level)));
    menu.setId("level-" + number());
    Controls.spoken(menu, texts.live("lobby.level-of", bot.name().text()));
    Tip.on(menu, controls.live(() -> LevelWords.of(texts, bot.level(), content.game())));
    return menu;
  }

  private Button up() {
    Button up =
        sign(
            MaterialDesignC.CHEVRON_UP,
            "setup.raise",
            "setup.raise-spoken",
            () -> actions.move(content.seat(), -1));
    up.setDisable(content.seat() == Seat.A);
    return small(up, "raise-");
  }

  private Button down() {
    Button down =
        sign(
            MaterialDesignC.CHEVRON_DOWN,
            "setup.lower",
            "setup.lower-spoken",
            () -> actions.move(content.seat(), 1));
    down.setDisable(number() == LobbyState.CHAIRS);
    return small(down, "lower-");
  }

  private Button removeBot() {
    return small(
        sign(
            MaterialDesignC.CLOSE,
            "setup.remove",
            "setup.remove-spoken",
            () -> actions.ask(new LobbyRequest.Empty(content.seat()))),
        "remove-");
  }

  private Button removeGuest(Name name) {
    return small(
        sign(
            MaterialDesignC.CLOSE,
            "lobby.remove",
            "lobby.remove-spoken",
            () -> actions.remove(content.seat(), name)),
        "remove-");
  }

  /** An empty space as wide as a button, which aligns the owner's own row with other rows. */
  private static Region gap(Region button) {
    Region gap = new Region();
    gap.minWidthProperty().bind(button.widthProperty());
    return gap;
  }

  /**
   * A button with an icon only. Its spoken text names the player, because only the eye sees whose
   * row it is.
   */
  private Button sign(Ikon ikon, String key, String spoken, Runnable action) {
    Button sign = controls.iconButton(ikon, key, action);
    Controls.spoken(sign, controls.live(() -> texts.say(spoken, nameText())));
    return sign;
  }

  private Button small(Button button, String id) {
    button.setId(id + number());
    button.getStyleClass().add(Styles.SMALL);
    return button;
  }
}
