package oklahoma.client.match.chat;

import atlantafx.base.theme.Styles;
import java.net.URL;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.application.Platform;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import javafx.util.Subscription;
import oklahoma.client.text.LeftToRight;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.Tip;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.CleanText;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.QuickPhrase;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignV;

/**
 * The chat of a table, with an input field. Long words wrap; web addresses are plain text. Fills
 * its space.
 */
public final class ChatPanel extends VBox {
  private final ChatModel model;
  private final Texts texts;
  private final Controls controls;
  private final VBox list = new VBox();
  private final ScrollPane scroll = new ScrollPane(list);
  private final Label nothing;
  private final FlowPane muted = new FlowPane();
  private final TextField field = new TextField();

  /** The mute button in the last line of each speaker. */
  private final Map<Name, Button> muters = new HashMap<>();

  /**
   * @param leave closes the panel; without it the panel has no close button
   */
  public ChatPanel(ChatModel model, Texts texts, Optional<Runnable> leave) {
    this.model = model;
    this.texts = texts;
    this.controls = new Controls(texts);
    this.nothing = controls.paragraph("chat.nothing");
    setId("chat");
    getStyleClass().add("chat-panel");
    URL looks =
        Objects.requireNonNull(ChatPanel.class.getResource("/oklahoma/client/match/chat/chat.css"));
    getStylesheets().add(looks.toExternalForm());
    controls.group(this, "chat.title");
    compose(leave);
    NodeVisibility.listen(this, this::follow);
    texts.whileSeen(this, this::refresh);
    addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
  }

  /** Gives the focus to the input field. */
  public void write() {
    field.requestFocus();
    field.end();
  }

  /** Updates the panel while it is in the window. New messages count as read if it is visible. */
  private Subscription follow() {
    refresh();
    return Subscription.combine(
        model.lines().subscribe(this::refresh),
        model.muted().subscribe(this::refresh),
        visibleProperty().subscribe(model::setReading),
        () -> model.setReading(false));
  }

  private void compose(Optional<Runnable> leave) {
    HBox head = new HBox(controls.title("card-title", "chat.title"), Controls.spring());
    head.getStyleClass().add("chat-head");
    leave.ifPresent(close -> {
      Button cross = controls.iconButton("chat-close", MaterialDesignC.CLOSE, "chat.close", close);
      head.getChildren().add(cross);
    });
    nothing.getStyleClass().add("muted");
    list.getStyleClass().add("chat-lines");
    scroll.setId("chat-lines");
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.getStyleClass().add("chat-scroll");
    Controls.spoken(scroll, texts.live("chat.title"));
    list.heightProperty().subscribe(() -> scroll.setVvalue(1));
    VBox.setVgrow(scroll, Priority.ALWAYS);
    muted.getStyleClass().add("chat-muted");
    getChildren().addAll(head, scroll, muted, foot());
  }

  private Node foot() {
    field.setId("chat-field");
    field.setTextFormatter(new TextFormatter<>(ChatPanel::within));
    field.promptTextProperty().bind(texts.live("chat.prompt"));
    Controls.spoken(field, texts.live("chat.prompt"));
    field.setOnAction(entered -> send());
    HBox.setHgrow(field, Priority.ALWAYS);
    Button send = controls.iconButton("chat-send", MaterialDesignS.SEND, "chat.send", this::send);
    return Controls.styled(new HBox(phrases(), field, send), "chat-foot");
  }

  private MenuButton phrases() {
    MenuButton menu = new MenuButton();
    menu.setId("chat-phrases");
    menu.setGraphic(Controls.icon(MaterialDesignE.EMOTICON_OUTLINE));
    menu.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT, "chat-phrases");
    Controls.spoken(menu, texts.live("chat.phrases"));
    Tip.on(menu, texts.live("chat.phrases"));
    for (QuickPhrase phrase : QuickPhrase.values()) {
      Label words = new Label();
      words.textProperty().bind(texts.live("chat.phrase." + phrase.name()));
      Label keys = Controls.styled(new Label(Phrases.keys(phrase)), "key-cap");
      HBox line = Controls.styled(new HBox(words, Controls.spring(), keys), "chat-phrase");
      CustomMenuItem item = new CustomMenuItem(line);
      item.setId("phrase-" + phrase.name().toLowerCase(Locale.ROOT));
      item.setOnAction(chosen -> model.say(phrase));
      menu.getItems().add(item);
    }
    return menu;
  }

  private void pressed(KeyEvent key) {
    Optional<QuickPhrase> phrase = Phrases.of(key);
    if (phrase.isPresent()) {
      model.say(phrase.get());
      key.consume();
    }
  }

  private void send() {
    if (!field.getText().isBlank() && model.say(field.getText())) {
      field.clear();
    }
  }

  private void refresh() {
    Optional<Name> held =
        muters.entrySet().stream()
            .filter(entry -> Controls.hasKeyboard(entry.getValue()))
            .map(Map.Entry::getKey)
            .findFirst();
    muters.clear();
    list.getChildren().setAll(model.lines().stream().map(this::line).toList());
    muters.values().forEach(mute -> mute.setFocusTraversable(true));
    held.ifPresent(name -> {
      Node mute = muters.get(name);
      (mute == null ? field : mute).requestFocus();
    });
    if (list.getChildren().isEmpty()) {
      list.getChildren().add(nothing);
    }
    List<Button> silent =
        model.muted().stream()
            .sorted((one, other) -> one.text().compareTo(other.text()))
            .map(this::unmuter)
            .toList();
    muted.getChildren().setAll(silent);
    Controls.show(muted, !silent.isEmpty());
    Platform.runLater(() -> scroll.setVvalue(1));
  }

  private Node line(ChatModel.Line line) {
    String speaker = line.speaker().name().text();
    String words = Phrases.words(line.chatMessage(), texts);
    Text name = new Text(LeftToRight.of(speaker) + "  ");
    name.getStyleClass().addAll("chat-name", tint(line));
    Text message = new Text(words);
    message
        .getStyleClass()
        .add(line.chatMessage() instanceof ChatMessage.Phrase ? "chat-phrased" : "chat-said");
    TextFlow flow = new TextFlow(name, message);
    HBox.setHgrow(flow, Priority.ALWAYS);
    flow.setMinWidth(0);
    HBox row = Controls.styled(new HBox(flow, muter(line.speaker().name())), "chat-line");
    row.setAccessibleRole(AccessibleRole.TEXT);
    row.setAccessibleText(texts.say("chat.said", speaker, words));
    return row;
  }

  private static String tint(ChatModel.Line line) {
    return line.speaker()
        .seat()
        .map(seat -> "chat-" + seat.name().toLowerCase(Locale.ROOT))
        .orElse("chat-spectator");
  }

  /**
   * The mute button of a line, visible while the pointer is over the line. The keyboard reaches
   * only the one in each speaker's last line; the card about a player has the same button.
   */
  private Button muter(Name speaker) {
    Button mute =
        controls.iconButton(
            MaterialDesignV.VOLUME_OFF, "chat.mute", () -> model.mute(speaker, true));
    Controls.spoken(mute, texts.live("chat.mute-spoken", speaker.text()));
    mute.getStyleClass().add("chat-mute");
    mute.setFocusTraversable(false);
    muters.put(speaker, mute);
    return mute;
  }

  private Button unmuter(Name speaker) {
    Button again = new Button();
    again.textProperty().bind(texts.live("chat.muted", speaker.text()));
    again.setMaxWidth(Region.USE_PREF_SIZE);
    Controls.spoken(again, texts.live("chat.unmute", speaker.text()));
    Tip.on(again, texts.live("chat.unmute", speaker.text()));
    again.setGraphic(Controls.icon(MaterialDesignV.VOLUME_OFF));
    again.getStyleClass().add(Styles.SMALL);
    again.setOnAction(pressed -> model.mute(speaker, false));
    return again;
  }

  private static TextFormatter.@Nullable Change within(TextFormatter.Change change) {
    change.setText(change.getText().replaceAll("\\p{Cntrl}+", " "));
    return CleanText.characters(change.getControlNewText()) > ChatMessage.Words.LONGEST
        ? null
        : change;
  }
}
