package oklahoma.client.table.panel;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.text.FontWeight;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.hand.Tray;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.text.GinNames;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Tip;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Reason;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.Oklahoma;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignH;
import org.kordamp.ikonli.materialdesign2.MaterialDesignM;
import org.kordamp.ikonli.materialdesign2.MaterialDesignT;

/**
 * The bar at the top: the number of the hand, its contract, the wilds, and buttons that lead
 * elsewhere.
 */
public final class TopBar extends HBox {
  /** How far the text shrinks before the bar omits something, as a factor. */
  private static final double SMALLER = 0.8;

  private static final PseudoClass UNREAD = PseudoClass.getPseudoClass("unread");
  private static final PseudoClass DOWN = PseudoClass.getPseudoClass("down");

  private final Texts texts;
  private final TableActions actions;
  private final Label title = new Label();
  private final Label hand = new Label();
  private final SignedText contract = new SignedText("contract-words");
  private final Button pill = new Button("", new HBox(contract));
  private final StringProperty explained = Tip.of(pill);
  private final SignedText wilds = new SignedText("wilds");
  private final Button watching;
  private final Button chat;
  private final Button scores;
  private List<Name> spectators = List.of();
  private int unread;
  private boolean worded = true;
  private List<Object> fitted = List.of();
  private final Button keys;
  private final Button menu;

  public TopBar(Texts texts, TableActions actions) {
    this.texts = texts;
    this.actions = actions;
    setId("top-bar");
    getStyleClass().add("top-bar");
    setAlignment(Pos.CENTER_LEFT);
    title.getStyleClass().add("game");
    hand.getStyleClass().add("hand-number");
    pill.setId("contract");
    pill.getStyleClass().add("contract");
    pill.setMinWidth(USE_PREF_SIZE);
    pill.setMaxHeight(USE_PREF_SIZE);
    watching = button("spectators", MaterialDesignE.EYE_OUTLINE, actions::spectators);
    showSpectators();
    Region spring = new Region();
    HBox.setHgrow(spring, Priority.ALWAYS);
    chat = button("chat-button", MaterialDesignC.CHAT_OUTLINE, actions::chat);
    chat.setVisible(false);
    chat.setManaged(false);
    scores = button("scores", MaterialDesignT.TABLE_LARGE, actions::scores);
    keys = button("help", MaterialDesignH.HELP_CIRCLE_OUTLINE, actions::keys);
    menu = button("menu", MaterialDesignM.MENU, actions::menu);
    for (Label label : new Label[] {title, hand}) {
      label.setMinWidth(USE_PREF_SIZE);
    }
    HBox flow = new HBox(wilds);
    flow.setAlignment(Pos.CENTER_LEFT);
    flow.setMinWidth(USE_PREF_SIZE);
    flow.setMaxHeight(USE_PREF_SIZE);
    getChildren().addAll(title, hand, pill, flow, spring, watching, chat, scores, keys, menu);
  }

  /**
   * Shows a deal.
   *
   * @param round the number of the deal in the match
   */
  public void show(PlayerView view, int round, Frame frame) {
    Area area = frame.top();
    resizeRelocate(area.x(), area.y(), area.width(), area.height());
    switch (view.game()) {
      case Oklahoma deal -> show(deal, view);
      case Gin deal -> show(deal, round);
    }
    pill.setAccessibleText(contract.words());
    pill.setAccessibleHelp(explained.get());
    showSpectators();
    name(keys, texts.say("board.keys"), false);
    name(menu, texts.say("board.menu"), false);
    List<Object> now =
        List.of(
            title.getText(),
            hand.getText(),
            contract.words(),
            wilds.words(),
            watching.getText(),
            unread,
            chat.isVisible(),
            texts.say("board.scores"),
            frame.type(),
            area.width());
    if (!now.equals(fitted)) {
      fitted = now;
      fit(frame.type(), area.width());
    }
  }

  /**
   * Makes the content fit the width. First removes the texts of the buttons, which have icons too,
   * then shrinks the text, at last removes the wilds, which the rules also name.
   */
  private void fit(double type, double width) {
    if (fits(type, width, true, true) || fits(type, width, false, true)) {
      return;
    }
    double smaller =
        FontFitter.largest(type, SMALLER * type, size -> fits(size, width, false, true));
    if (!fits(smaller, width, false, true)) {
      FontFitter.largest(smaller, type / 2, size -> fits(size, width, false, false));
    }
  }

  private boolean fits(double type, double width, boolean named, boolean wild) {
    setStyle(FontFitter.withSigns(type));
    contract.font(12.5 * type, FontWeight.BOLD);
    wilds.font(12 * type, FontWeight.NORMAL);
    worded = named;
    name(chat, texts.say("board.chat", unread), named);
    name(scores, texts.say("board.scores"), named);
    wilds.getParent().setVisible(wild);
    wilds.getParent().setManaged(wild);
    applyCss();
    return prefWidth(-1) <= width;
  }

  private void show(Gin deal, int round) {
    GinNames names = new GinNames(texts);
    title.setText(texts.say("gin.title", names.rules(deal.rules())));
    hand.setText(texts.say("gin.round", round));
    contract.setWords(names.end(deal.rules()));
    explained.set(names.match(deal.rules()));
    pill.setOnAction(pressed -> actions.rules());
    wilds.setWords("");
  }

  private void show(Oklahoma deal, PlayerView view) {
    title.setText(texts.say("board.title"));
    hand.setText(texts.say("board.hand", deal.hand()));
    boolean down = view.seat().filter(deal::down).isPresent();
    contract.setWords(down ? laidDown(deal.contract()) : toLayDown(deal, view.own().tray()));
    pill.pseudoClassStateChanged(DOWN, down);
    explained.set(explained(deal.contract()));
    pill.setOnAction(pressed -> actions.rule(Reason.CONTRACT_INCOMPLETE));
    wilds.setWords(
        texts.say(
            deal.rules().stock().jokersPerPack() > 0 ? "board.wilds" : "board.wilds.twos",
            new Suited(Rank.TWO, Suit.SPADES),
            new Suited(Rank.TWO, Suit.CLUBS)));
  }

  private String laidDown(Contract asked) {
    return texts.say("table.contract.down", texts.say("score.contract." + asked.name()));
  }

  /** The contract, with a tick for each complete meld in the tray. */
  private String toLayDown(Oklahoma deal, Tray tray) {
    Contract asked = deal.contract();
    int all = asked.allAtOnce() ? 1 : 0;
    String words = texts.say("board.contract", asked.books(), asked.runs(), all);
    long ready = tray.slots().stream().filter(slot -> slot.fault(deal.rules()).isEmpty()).count();
    return ready == 0 ? words : words + " " + "✓".repeat((int) ready);
  }

  /** An explanation of the melds in a contract. */
  private String explained(Contract asked) {
    Stream<String> book = Stream.of("help.minute.book").filter(key -> asked.books() > 0);
    Stream<String> run = Stream.of("help.minute.run").filter(key -> asked.runs() > 0);
    return Stream.concat(book, run).map(texts::say).collect(Collectors.joining("\n"));
  }

  /** Shows the chat button with the number of unread lines. */
  public void showChat(ReadOnlyIntegerProperty lines) {
    chat.setVisible(true);
    chat.setManaged(true);
    NodeVisibility.follow(
        this,
        lines,
        count -> {
          unread = count.intValue();
          chat.pseudoClassStateChanged(UNREAD, unread > 0);
          name(chat, texts.say("board.chat", unread), worded);
        });
  }

  /** Shows the number of spectators, and their names in the tip. */
  public void showSpectators(ReadOnlyObjectProperty<List<Name>> names) {
    names.subscribe(now -> {
      spectators = now;
      showSpectators();
    });
  }

  private void showSpectators() {
    watching.setVisible(!spectators.isEmpty());
    watching.setManaged(!spectators.isEmpty());
    watching.setText(Integer.toString(spectators.size()));
    watching.setAccessibleText(texts.say("board.spectators", texts.list(spectators)));
  }

  private static void name(Button button, String words, boolean written) {
    button.setAccessibleText(words);
    button.setText(written ? words : "");
  }

  private static Button button(String id, Ikon icon, Runnable what) {
    Button button = new Button();
    button.setId(id);
    FontIcon sign = new FontIcon(icon);
    button.setGraphic(sign);
    button.getStyleClass().add("bar-button");
    button.setMinWidth(USE_PREF_SIZE);
    button.setOnAction(e -> what.run());
    Tip.on(button, button.accessibleTextProperty());
    return button;
  }
}
