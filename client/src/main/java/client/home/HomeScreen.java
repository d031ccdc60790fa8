package client.home;

import atlantafx.base.theme.Styles;
import client.deck.CardImages;
import client.join.JoinPanel;
import client.link.Finder;
import client.link.KnownHosts;
import client.page.Controls;
import client.page.Names;
import client.page.Page;
import client.page.Pages;
import client.page.Routes;
import client.settings.Settings;
import client.text.Language;
import client.text.Texts;
import java.util.List;
import javafx.application.Platform;
import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;
import protocol.Name;
import rules.card.Face;
import rules.card.Joker;
import rules.card.Rank;
import rules.card.Suit;
import rules.card.Suited;

/** The first screen: three doors, the player's name, and the ways to everything else. */
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

  private final Controls controls;
  private final Settings settings;
  private final Routes routes;
  private final TextField name = new TextField();
  private final Label nameMissing;
  private final CardFan fan;
  private final Label motto = new Label();
  private final JoinPanel joining;
  private final Button solo;
  private final VBox returns = new VBox(8);
  private final BorderPane pane = new BorderPane();

  /** The first screen. */
  public HomeScreen(
      Texts texts,
      Settings settings,
      Pages pages,
      KnownHosts known,
      Routes routes,
      CardImages images) {
    this.controls = new Controls(texts);
    this.settings = settings;
    this.routes = routes;
    this.fan = new CardFan(images, settings.cardStyle(), FAN, 128);
    this.joining =
        new JoinPanel(
            texts,
            settings,
            pages,
            known,
            () -> Name.of(settings.name().get()),
            listener -> Finder.open(Platform::runLater, listener)::close,
            Platform::runLater,
            routes::join);
    this.nameMissing = controls.label("home.name-missing");
    this.solo =
        door(MaterialDesignC.CARDS_PLAYING_OUTLINE, "home.solo.", () -> named(routes::solo));
    pane.setTop(bar());
    pane.setCenter(middle());
    pane.setBottom(links());
    pane.getStyleClass().addAll("page", "home");
  }

  @Override
  public Node node() {
    return pane;
  }

  @Override
  public void opened() {
    (settings.name().get().isBlank() ? name : solo).requestFocus();
  }

  /** Offers a way back to a table. */
  public void offer(ReturnCard card) {
    returns.getChildren().add(card);
    shows(returns, true);
  }

  private static void press(Node card) {
    if (card instanceof ReturnCard offered) {
      offered.press();
    }
  }

  @Override
  public void closed() {
    joining.close();
  }

  @Override
  public boolean escaped() {
    if (joining.node().isVisible()) {
      closeJoin();
    }
    return true;
  }

  @Override
  public boolean pressed(KeyEvent key) {
    switch (key.getCode()) {
      case DIGIT1, NUMPAD1 -> named(routes::solo);
      case DIGIT2, NUMPAD2 -> named(routes::host);
      case DIGIT3, NUMPAD3 -> named(this::openJoin);
      case C -> returns.getChildren().stream().findFirst().ifPresent(HomeScreen::press);
      case R -> routes.rules();
      case S -> routes.settings();
      default -> {
        return false;
      }
    }
    return true;
  }

  /** Goes somewhere where others see the player's name. */
  private void named(Runnable way) {
    boolean nameless = settings.name().get().isBlank();
    name.pseudoClassStateChanged(Styles.STATE_DANGER, nameless);
    nameMissing.setVisible(nameless);
    if (nameless) {
      name.requestFocus();
    } else {
      way.run();
    }
  }

  private Node bar() {
    name.setId("name");
    name.setTextFormatter(Names.formatter());
    name.textProperty().bindBidirectional(settings.name());
    name.promptTextProperty().bind(controls.texts().live("home.name-prompt"));
    name.setPrefColumnCount(14);
    name.setOnAction(event -> named(routes::solo));
    name.textProperty()
        .subscribe(text -> {
          if (!text.isBlank()) {
            name.pseudoClassStateChanged(Styles.STATE_DANGER, false);
            nameMissing.setVisible(false);
          }
        });
    Label caption = controls.label("home.name");
    caption.setLabelFor(name);
    Controls.said(name, caption.textProperty());
    nameMissing.setId("name-missing");
    nameMissing.getStyleClass().add("danger-text");
    nameMissing.setVisible(false);
    HBox bar =
        new HBox(
            10,
            caption,
            name,
            nameMissing,
            Controls.spring(),
            languages(),
            tool(MaterialDesignC.COG_OUTLINE, "home.settings", "settings", routes::settings),
            tool(
                MaterialDesignF.FULLSCREEN, "home.full-screen", "full-screen", routes::fullScreen));
    bar.setAlignment(Pos.CENTER_LEFT);
    bar.getStyleClass().add("home-bar");
    return bar;
  }

  private Button tool(Ikon sign, String key, String id, Runnable action) {
    Button tool = controls.sign(sign, key, action);
    tool.setId(id);
    return tool;
  }

  private MenuButton languages() {
    Texts texts = controls.texts();
    MenuButton menu = new MenuButton();
    menu.setId("language");
    menu.setGraphic(Controls.icon(MaterialDesignT.TRANSLATE));
    menu.textProperty().bind(texts.live("home.language", texts.languageProperty()));
    menu.setMinWidth(Region.USE_PREF_SIZE);
    Controls.said(menu, texts.live("home.language-spoken", texts.languageProperty()));
    ToggleGroup one = new ToggleGroup();
    for (Language language : Language.all()) {
      RadioMenuItem item = new RadioMenuItem(language.name());
      item.setToggleGroup(one);
      item.setSelected(language.equals(texts.language()));
      item.setOnAction(event -> settings.language().set(language));
      settings.language().subscribe(now -> item.setSelected(now.equals(language)));
      menu.getItems().add(item);
    }
    return menu;
  }

  private Node middle() {
    Label title = controls.label("home.title");
    title.getStyleClass().add("wordmark");
    motto.textProperty().bind(controls.texts().live("home.motto"));
    motto.getStyleClass().add("motto");
    Button host =
        door(MaterialDesignA.ACCESS_POINT_NETWORK, "home.host.", () -> named(routes::host));
    Button join = door(MaterialDesignL.LOGIN_VARIANT, "home.join.", () -> named(this::openJoin));
    solo.setId("solo");
    host.setId("host");
    join.setId("join");
    solo.getStyleClass().add("open-door");
    HBox doors = new HBox(18, solo, host, join);
    doors.setAlignment(Pos.CENTER);
    doors.getStyleClass().add("doors");
    join.getStyleClass().add("join-door");
    VBox middle = new VBox(fan, title, motto, doors, returns, joining.node());
    returns.setAlignment(Pos.CENTER);
    shows(returns, false);
    shows(joining.node(), false);
    middle.setAlignment(Pos.CENTER);
    middle.getStyleClass().add("home-middle");
    pane.heightProperty()
        .subscribe(
            height -> fan.widen(Math.rint(Math.clamp(0.165 * height.doubleValue(), 92, 220))));
    return middle;
  }

  /** The way to another table opens in place; the fan of cards makes room for it. */
  private void openJoin() {
    shows(fan, false);
    shows(motto, false);
    shows(joining.node(), true);
    // Later: the sign of the key that opened it is still to be typed, and belongs to no field.
    Platform.runLater(joining::open);
  }

  private void closeJoin() {
    joining.close();
    shows(fan, true);
    shows(motto, true);
    shows(joining.node(), false);
    solo.requestFocus();
  }

  private static void shows(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  /** A door is a large button with a sign, a name and a sentence. */
  private Button door(Ikon sign, String key, Runnable action) {
    Texts texts = controls.texts();
    FontIcon icon = Controls.icon(sign);
    icon.getStyleClass().add("door-sign");
    Label title = controls.label(key + "title");
    title.getStyleClass().add("door-title");
    Label sentence = controls.paragraph(key + "sentence");
    sentence.getStyleClass().add("door-sentence");
    VBox words = new VBox(4, title, sentence);
    words.setAlignment(Pos.CENTER_LEFT);
    HBox inside = new HBox(14, icon, words);
    inside.setAlignment(Pos.CENTER_LEFT);
    HBox.setHgrow(words, Priority.ALWAYS);
    Button door = new Button();
    door.setGraphic(inside);
    door.getStyleClass().add("door");
    door.setAccessibleRole(AccessibleRole.BUTTON);
    Controls.said(
        door, texts.live("home.door-spoken", title.textProperty(), sentence.textProperty()));
    door.setOnAction(event -> action.run());
    return door;
  }

  private Node links() {
    HBox links =
        new HBox(
            26,
            link("home.rules", "rules-link", routes::rules),
            link("home.settings-link", "settings-link", routes::settings),
            link("home.keys", "keys-link", routes::keys),
            link("home.about", "about-link", routes::about));
    links.setAlignment(Pos.CENTER);
    links.getStyleClass().add("home-links");
    return links;
  }

  private Hyperlink link(String key, String id, Runnable action) {
    Hyperlink link = controls.named(new Hyperlink(), key);
    link.setId(id);
    link.setOnAction(event -> {
      link.setVisited(false);
      action.run();
    });
    return link;
  }
}
