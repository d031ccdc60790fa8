package client.lobby;

import client.page.Answer;
import client.page.Controls;
import client.page.Pages;
import client.setup.BotSeat;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javafx.animation.FadeTransition;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import protocol.BotLevel;
import protocol.Chair;
import protocol.LobbyState;
import protocol.LobbyWish;
import protocol.Name;
import rules.Seat;

/**
 * All chairs of a lobby in turn order. The owner gives them other places by buttons, keys or drags.
 */
final class ChairList extends VBox {
  private static final Duration PULSE = Duration.millis(600);

  private final Controls controls;
  private final Pages pages;
  private final LobbyModel model;
  private final BooleanSupplier moves;
  private final ChairDrag drag;
  private Optional<Seat> follows = Optional.empty();

  ChairList(Controls controls, Pages pages, LobbyModel model, BooleanSupplier moves) {
    super(4);
    this.controls = controls;
    this.pages = pages;
    this.model = model;
    this.moves = moves;
    this.drag = new ChairDrag(this, this::swap);
    setId("chairs");
    controls.group(this, "lobby.seats");
    model.sight().subscribe(this::show);
  }

  private void show(LobbySight sight) {
    for (Seat seat : Seat.first(LobbyState.CHAIRS)) {
      ChairRow.Content content = ChairRow.Content.of(sight, seat);
      if (seat.ordinal() == getChildren().size()) {
        getChildren().add(row(content));
      } else if (!row(seat).content().equals(content)) {
        replace(row(seat), row(content));
      }
    }
    follows.map(this::row).filter(row -> row.content().moves()).ifPresent(Node::requestFocus);
    follows = Optional.empty();
  }

  private ChairRow row(Seat seat) {
    return (ChairRow) getChildren().get(seat.ordinal());
  }

  private ChairRow row(ChairRow.Content content) {
    ChairRow row = new ChairRow(controls, content, new Asking());
    if (content.moves()) {
      row.addEventHandler(KeyEvent.KEY_PRESSED, key -> pressed(row, key));
      drag.watch(row);
    }
    return row;
  }

  /** Whoever had the focus in the row before keeps it, if there still is such a thing. */
  private void replace(ChairRow before, ChairRow now) {
    Node focused = getScene() == null ? null : getScene().getFocusOwner();
    String id = focused != null && within(before, focused) ? focused.getId() : null;
    getChildren().set(now.content().seat().ordinal(), now);
    if (id != null) {
      Optional.ofNullable(lookup("#" + id)).ifPresent(Node::requestFocus);
    }
    if (moves.getAsBoolean() && came(before.content().chair(), now.content().chair())) {
      pulse(now);
    }
  }

  private static boolean came(Chair before, Chair now) {
    return now instanceof Chair.OfHuman && !LobbySight.taken(before);
  }

  private static void pulse(Node row) {
    FadeTransition pulse = new FadeTransition(PULSE, row);
    pulse.setFromValue(0.2);
    pulse.setToValue(1);
    pulse.play();
  }

  private void pressed(ChairRow row, KeyEvent key) {
    Seat seat = row.content().seat();
    if (key.getCode() == KeyCode.UP && key.isControlDown()) {
      move(seat, -1);
      key.consume();
    } else if (key.getCode() == KeyCode.DOWN && key.isControlDown()) {
      move(seat, 1);
      key.consume();
    } else if (key.getCode() == KeyCode.DELETE) {
      remove(row.content());
      key.consume();
    }
  }

  private void move(Seat seat, int by) {
    int to = seat.ordinal() + by;
    if (to >= 0 && to < LobbyState.CHAIRS) {
      swap(seat, Seat.of(to));
    }
  }

  private void swap(Seat seat, Seat other) {
    follows = Optional.of(other);
    model.ask(new LobbyWish.Swap(seat, other));
  }

  private void remove(ChairRow.Content content) {
    if (content.chair() instanceof Chair.OfBot) {
      model.ask(new LobbyWish.Empty(content.seat()));
    } else if (content.chair() instanceof Chair.OfHuman human && !content.mine()) {
      askToRemove(content.seat(), human.name());
    }
  }

  /** Whoever sits there when the question is answered may be somebody else. */
  private void askToRemove(Seat seat, Name name) {
    pages.ask(
        "lobby.remove-title",
        "lobby.remove-body",
        List.of(
            new Answer(
                "lobby.remove-go",
                Answer.Kind.GRAVE,
                () -> askIfStill(seat, name, new LobbyWish.Empty(seat))),
            new Answer(
                "lobby.keep-out-go",
                Answer.Kind.GRAVE,
                () -> askIfStill(seat, name, new LobbyWish.KeepOut(seat))),
            Answer.harmless("lobby.remove-stay")),
        name.text());
  }

  private void askIfStill(Seat seat, Name name, LobbyWish wish) {
    if (model.sight().get().state().chair(seat) instanceof Chair.OfHuman human
        && human.name().equals(name)) {
      model.ask(wish);
    }
  }

  /** A bot gets the first of the usual names that nobody at the table has. */
  private void addBot(Seat seat) {
    LobbyState state = model.sight().get().state();
    List<Name> taken = state.chairs().stream().flatMap(chair -> named(chair).stream()).toList();
    BotSeat.NAMES.stream()
        .map(name -> new Name(controls.texts().say("setup.bot." + name)))
        .filter(name -> taken.stream().noneMatch(name::like))
        .filter(name -> state.onlookers().stream().noneMatch(name::like))
        .findFirst()
        .ifPresent(name -> model.ask(new LobbyWish.AddBot(seat, name, BotLevel.NORMAL)));
  }

  private static Optional<Name> named(Chair chair) {
    return switch (chair) {
      case Chair.Open open -> Optional.empty();
      case Chair.Locked locked -> Optional.empty();
      case Chair.OfBot bot -> Optional.of(bot.name());
      case Chair.OfHuman human -> Optional.of(human.name());
    };
  }

  private static boolean within(Node ancestor, Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at.equals(ancestor)) {
        return true;
      }
    }
    return false;
  }

  private final class Asking implements ChairRow.Wishes {
    @Override
    public void ask(LobbyWish wish) {
      model.ask(wish);
    }

    @Override
    public void addBot(Seat seat) {
      ChairList.this.addBot(seat);
    }

    @Override
    public void move(Seat seat, int by) {
      ChairList.this.move(seat, by);
    }

    @Override
    public void remove(Seat seat, Name name) {
      askToRemove(seat, name);
    }
  }
}
