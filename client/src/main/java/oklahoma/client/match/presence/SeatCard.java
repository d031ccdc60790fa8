package oklahoma.client.match.presence;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import oklahoma.client.avatar.AvatarDisc;
import oklahoma.client.match.chat.ChatModel;
import oklahoma.client.table.model.Skip;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;

/** A card about the player in another seat: the points of each hand, and the possible actions. */
public final class SeatCard {
  private static final double WIDTH = 440;

  private final Texts texts;
  private final Controls controls;
  private final Pages pages;
  private final TableModel model;
  private final Optional<ChatModel> chat;
  private final Seat seat;
  private final Name whom;

  private SeatCard(Pages pages, TableModel model, Optional<ChatModel> chat, Seat seat) {
    this.texts = pages.texts();
    this.controls = pages.controls();
    this.pages = pages;
    this.model = model;
    this.chat = chat;
    this.seat = seat;
    this.whom = label().name();
  }

  /**
   * Shows the card in front of the page.
   *
   * @param chat the chat of the table; without it there is no mute button
   */
  public static void show(Pages pages, TableModel model, Optional<ChatModel> chat, Seat seat) {
    pages.present(new SeatCard(pages, model, chat, seat).node(), () -> {});
  }

  private Node node() {
    Label title = Controls.styled(line(label().name().text()), "card-title");
    label().avatar().map(AvatarDisc::inLine).ifPresent(title::setGraphic);
    VBox card = new VBox(10, title, line(presence()));
    scores().forEach(line -> card.getChildren().add(line(line)));
    FlowPane commands = new FlowPane(8, 8);
    commands.getChildren().addAll(commands());
    if (!commands.getChildren().isEmpty()) {
      card.getChildren().add(commands);
    }
    HBox foot = new HBox(8);
    chat.filter(any -> !ownBot()).map(this::muter).ifPresent(foot.getChildren()::add);
    Button close = controls.button("seat-close", "presence.seat.close", pages::dismiss);
    foot.getChildren().addAll(Controls.spring(), close);
    card.getChildren().add(foot);
    String words = label().name().text() + ". " + presence();
    return Controls.question(card, "seat-card", new SimpleStringProperty(words), WIDTH);
  }

  private SeatLabel label() {
    return model.labelsProperty().get().get(seat.ordinal());
  }

  private boolean ownBot() {
    return label().bot().isPresent() && label().presence() == Presence.HERE;
  }

  private String presence() {
    return ownBot()
        ? texts.say("presence.seat.bot")
        : texts.say("presence.seat." + label().presence().name());
  }

  private List<String> scores() {
    Standing standing = model.standingProperty().get();
    if (standing.deals().isEmpty()) {
      return List.of();
    }
    String hands =
        standing.deals().stream()
            .map(deal -> texts.say("score.points", deal.get(seat.ordinal())))
            .collect(Collectors.joining(" · "));
    return List.of(texts.say("presence.seat.scores", hands, standing.totals().get(seat.ordinal())));
  }

  private Label line(String words) {
    return Controls.wrapped(new Label(words));
  }

  /** What the owner of the table may do about a guest. */
  private List<Button> commands() {
    boolean owns = model.people().ownerProperty().get().equals(model.playerView().seat());
    boolean spectator = model.playerView().seat().isEmpty() && !model.replayed();
    if (spectator && ownBot() && model.people().latecomers()) {
      return List.of(sitDown());
    }
    if (!owns || model.people().ownerProperty().get().isEmpty() || ownBot()) {
      return List.of();
    }
    List<Button> buttons = new ArrayList<>();
    if (label().presence() == Presence.AWAY) {
      buttons.add(button(OwnerCommand.BOT_NOW));
      buttons.add(button(OwnerCommand.WAIT));
    }
    skipping().ifPresent(key -> buttons.add(button(OwnerCommand.SKIP, key)));
    buttons.add(removing());
    return buttons;
  }

  private Button sitDown() {
    Button sit =
        controls.button(
            "sit-down",
            "presence.seat.sit-down",
            () -> {
              pages.dismiss();
              model.people().sitDown(seat);
            });
    return sit;
  }

  /** The text key of the skip button; empty if there is nothing to skip. */
  private Optional<String> skipping() {
    return Skip.of(model, seat)
        .map(skip ->
            switch (skip) {
              case TURN -> "presence.command." + OwnerCommand.SKIP.name();
              case ANSWER -> "presence.command.skip-answer";
              case PAUSE -> "presence.command.skip-pause";
            });
  }

  private Button button(OwnerCommand command) {
    return button(command, "presence.command." + command.name());
  }

  private Button button(OwnerCommand command, String key) {
    return named(
        command,
        key,
        () -> {
          pages.dismiss();
          actOnSeat(command);
        });
  }

  private Button removing() {
    Button remove =
        named(
            OwnerCommand.REMOVE,
            "presence.command." + OwnerCommand.REMOVE.name(),
            () -> {
              pages.dismiss();
              pages.ask(
                  "presence.remove.title",
                  "presence.remove.body",
                  List.of(
                      going("presence.remove.go", OwnerCommand.REMOVE),
                      going("presence.remove.block", OwnerCommand.BLOCK),
                      Answer.harmless("presence.remove.stay")),
                  whom.text());
            });
    remove.getStyleClass().add(Styles.DANGER);
    return remove;
  }

  private Answer going(String key, OwnerCommand command) {
    return new Answer(key, Answer.Kind.DANGEROUS, () -> actOnSeat(command));
  }

  /** Sends a command, unless the seat has another player by now. */
  private void actOnSeat(OwnerCommand command) {
    if (label().name().equals(whom)) {
      model.people().actOnSeat(seat, command);
    }
  }

  private Button named(OwnerCommand command, String key, Runnable action) {
    return controls.button("command-" + command.name().toLowerCase(Locale.ROOT), key, action);
  }

  private Button muter(ChatModel chat) {
    Name name = label().name();
    boolean muted = chat.muted().contains(name);
    Button mute =
        controls.button(
            "seat-mute",
            muted ? "presence.seat.unmute" : "presence.seat.mute",
            () -> {
              pages.dismiss();
              chat.mute(name, !muted);
            });
    return mute;
  }
}
