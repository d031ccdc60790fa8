package oklahoma.client.home;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.ScrollPaneSkin;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import oklahoma.client.avatar.AvatarButton;
import oklahoma.client.join.JoinPanel;
import oklahoma.client.net.Network;
import oklahoma.client.net.discovery.HostFinder;
import oklahoma.client.settings.Presentation;
import oklahoma.client.settings.Settings;
import oklahoma.client.table.keys.Cyrillic;
import oklahoma.client.table.keys.KeyPress;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.Routes;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.NameField;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;

/**
 * The first screen, called Home: three large buttons, the player's name, and links to everything
 * else.
 */
public final class HomeScreen implements Page {
  private static final List<Face> FAN =
      List.of(
          new Suited(Rank.TEN, Suit.SPADES),
          new Suited(Rank.JACK, Suit.HEARTS),
          new Suited(Rank.QUEEN, Suit.CLUBS),
          new Suited(Rank.KING, Suit.DIAMONDS),
          new Suited(Rank.ACE, Suit.SPADES),
          new Suited(Rank.TWO, Suit.CLUBS),
          Joker.JOKER);

  /** The height of the bar, title, motto, buttons and links at the usual text size, in pixels. */
  private static final double ROOM_OF_THE_REST = 345;

  /** The minimum visible height of the offers, in pixels. */
  private static final double LEAST_OFFERS = 104;

  /**
   * The height that the panel for joining needs in place of the motto, at the usual text size, in
   * pixels.
   */
  private static final double ROOM_OF_THE_WAY = 160;

  private final Controls controls;
  private final Settings settings;
  private final Routes routes;
  private final NameField name;
  private final CardFan fan;
  private final Label title;
  private final Label motto = new Label();
  private final TimeOfDay time;
  private final AvatarButton avatar;
  private final Supplier<JoinPanel> joins;
  private final VBox middle = new VBox();
  private final ScrollPane scroll = new ScrollPane(middle);
  private final Button solo;
  private final HomeButton join;
  private final Offers offers = new Offers();
  private final BorderPane pane = new BorderPane();

  /**
   * Made when the player first joins a table or has an invitation; otherwise each start would wait
   * for it.
   */
  private Optional<JoinPanel> joining = Optional.empty();

  /** The first screen, without offers. */
  public HomeScreen(Pages pages, Presentation presentation, Network network, Routes routes) {
    this.controls = pages.controls();
    this.settings = presentation.settings();
    this.routes = routes;
    this.fan = new CardFan(presentation.images(), settings.table().cardStyleProperty(), FAN);
    this.avatar =
        new AvatarButton(
            controls,
            pages,
            settings.network().nameProperty(),
            settings.network().avatarProperty());
    this.joins =
        () ->
            new JoinPanel(
                settings,
                pages,
                network,
                listener -> HostFinder.open(Platform::runLater, listener)::close,
                Platform::runLater,
                routes);
    this.name = new NameField(controls, settings.network().nameProperty());
    this.solo =
        new HomeButton(
            controls,
            MaterialDesignC.CARDS_PLAYING_OUTLINE,
            "home.solo.",
            () -> named(routes::solo));
    this.join =
        new HomeButton(
            controls, MaterialDesignL.LOGIN_VARIANT, "home.join.", () -> named(this::openJoin));
    this.title = controls.title("wordmark", "home.title");
    // JavaFX would create the skin with the first pulse, and until then the content could not take
    // the focus.
    scroll.setSkin(new ScrollPaneSkin(scroll));
    scroll.setFitToWidth(true);
    scroll.setFitToHeight(true);
    scroll.setFocusTraversable(false);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    pane.setTop(bar());
    fillMiddle();
    pane.setCenter(scroll);
    pane.setBottom(new HomeLinks(controls, routes));
    pane.getStyleClass().addAll("page", "home");
    this.time = new TimeOfDay(pane);
  }

  @Override
  public Node node() {
    return pane;
  }

  @Override
  public void opened() {
    time.look();
    offers.rest();
    (name.getText().isBlank() ? name : solo).requestFocus();
  }

  /** The current time, updated while this screen is shown. */
  public ReadOnlyObjectProperty<Instant> nowProperty() {
    return time.nowProperty();
  }

  /** Adds an offer. */
  public void offer(OfferCard card) {
    offers.add(card);
  }

  /** Removes an offer. */
  public void withdraw(OfferCard card) {
    offers.remove(card);
  }

  /**
   * Shows a warning about saved data among the offers.
   *
   * @param key the text key of the sentence
   */
  public void note(String key, Object... arguments) {
    Label words = controls.paragraph(key, arguments);
    words.setGraphic(Controls.icon(MaterialDesignA.ALERT_OUTLINE));
    words.getStyleClass().addAll("panel", "offer");
    words.setMaxWidth(Double.MAX_VALUE);
    offers.note(words);
  }

  /** Removes the offers that no longer apply. */
  public void removeOutdated() {
    offers.removeOutdated();
  }

  @Override
  public void closed() {
    joining.ifPresent(JoinPanel::close);
  }

  @Override
  public boolean escaped() {
    if (joins()) {
      closeJoin();
    }
    return true;
  }

  @Override
  public boolean pressed(KeyEvent key) {
    KeyPress press = KeyPress.of(key);
    Optional<Runnable> way =
        press.control() || press.alt() ? Optional.empty() : Cyrillic.meaning(press, this::way);
    way.ifPresent(Runnable::run);
    return way.isPresent();
  }

  private Optional<Runnable> way(KeyCode key) {
    return Optional.ofNullable(
        switch (key) {
          case DIGIT1, NUMPAD1 -> () -> named(routes::solo);
          case DIGIT2, NUMPAD2 -> () -> named(routes::host);
          case DIGIT3, NUMPAD3 -> () -> named(this::openJoin);
          case C -> offers::press;
          case P -> routes::replay;
          case T -> routes::statistics;
          case R -> routes::rules;
          case L -> routes::lessons;
          case S -> routes::settings;
          default -> null;
        });
  }

  /**
   * Opens a screen for which the player needs a valid name; otherwise puts the focus on the name.
   */
  private void named(Runnable way) {
    if (name.check()) {
      way.run();
    } else {
      name.requestFocus();
    }
  }

  private Node bar() {
    name.setId("name");
    name.setPrefColumnCount(14);
    name.setOnAction(event -> named(routes::solo));
    Label caption = controls.label("home.name");
    caption.setLabelFor(name);
    HBox bar =
        Controls.row(
            10,
            caption,
            name,
            avatar,
            name.fault(),
            Controls.spring(),
            new LanguageMenu(controls.texts(), settings.text().languageProperty()),
            controls.iconButton(
                "settings", MaterialDesignC.COG_OUTLINE, "home.settings", routes::settings),
            controls.iconButton(
                "full-screen", MaterialDesignF.FULLSCREEN, "home.full-screen", routes::fullScreen));
    bar.getStyleClass().add("home-bar");
    return bar;
  }

  private void fillMiddle() {
    motto.textProperty().bind(controls.texts().live("home.motto"));
    motto.getStyleClass().add("motto");
    Button host =
        new HomeButton(
            controls,
            MaterialDesignA.ACCESS_POINT_NETWORK,
            "home.host.",
            () -> named(routes::host));
    solo.setId("solo");
    host.setId("host");
    join.setId("join");
    HBox doors = new HBox(18, solo, host, join);
    doors.setAlignment(Pos.CENTER);
    doors.getStyleClass().add("home-buttons");
    doors.setMinHeight(Region.USE_PREF_SIZE);
    middle.getChildren().addAll(fan, title, motto, doors, offers);
    middle.setAlignment(Pos.CENTER);
    middle.getStyleClass().add("home-middle");
    pane.heightProperty()
        .subscribe(height -> {
          // Nothing has a height before the first layout.
          if (height.doubleValue() > 0) {
            fan.widen(Math.rint(Math.clamp(0.165 * height.doubleValue(), 92, 220)));
            arrange();
          }
        });
    offers.wantedProperty().subscribe(wanted -> arrange());
    NodeVisibility.follow(pane, settings.text().sizeProperty(), size -> arrange());
  }

  private JoinPanel joining() {
    JoinPanel panel =
        joining.orElseGet(() -> {
          JoinPanel fresh = joins.get();
          Controls.show(fresh.node(), false);
          VBox.setVgrow(fresh.node(), Priority.ALWAYS);
          VBox.setMargin(fresh.node(), new Insets(8, 0, 8, 0));
          middle.getChildren().add(fresh.node());
          return fresh;
        });
    joining = Optional.of(panel);
    return panel;
  }

  private boolean joins() {
    return joining.filter(panel -> panel.node().isVisible()).isPresent();
  }

  /**
   * Opens the panel for joining in this page. The fan, the motto and the offers are hidden
   * meanwhile.
   */
  private void openJoin() {
    JoinPanel panel = joining();
    Controls.show(panel.node(), true);
    arrange();
    // Later, because the key that opened the panel still produces a typed character, which must
    // not go into the field.
    Platform.runLater(() -> {
      panel.open();
      pane.applyCss();
      pane.layout(); // before scrolling, because content that grows later does not scroll by itself
      scroll.setVvalue(scroll.getVmax());
    });
  }

  /** Puts an invitation into the address field of the panel for joining, and opens the panel. */
  public void invite(String invitation) {
    joining().invite(invitation);
    openJoin();
  }

  private void closeJoin() {
    JoinPanel panel = joining();
    panel.close();
    Controls.show(panel.node(), false);
    arrange();
    join.requestFocus();
  }

  /** Shows the fan, the motto and the title only if there is room for them. */
  private void arrange() {
    boolean alone = !joins();
    join.open(!alone);
    double words = settings.text().share();
    double wanted = offers.wantedProperty().get();
    double least = Math.min(wanted, words * LEAST_OFFERS);
    double rest = pane.getHeight() - words * ROOM_OF_THE_REST;
    double free = rest - wanted;
    Controls.show(fan, alone && free >= fan.prefHeight(-1));
    Controls.show(motto, alone && free >= 0);
    Controls.show(title, alone ? rest >= least : free >= ROOM_OF_THE_WAY * words);
    Controls.show(offers, alone && wanted > 0);
    offers.setMinHeight(least);
  }
}
