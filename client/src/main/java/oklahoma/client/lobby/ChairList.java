package oklahoma.client.lobby;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import javafx.animation.FadeTransition;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import oklahoma.client.setup.BotSeat;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Seat;

/** All chairs of a lobby in turn order. The owner moves them with buttons, keys or drags. */
final class ChairList extends VBox {
  private static final Duration PULSE = Duration.millis(600);

  private final Controls controls;
  private final Pages pages;
  private final LobbyModel model;
  private final ChairDrag drag;
  private Optional<Follow> follows = Optional.empty();

  /**
   * A chair that the owner has moved: the focus has to follow it.
   *
   * @param to the seat to which the chair moves
   * @param tool the id of the focused button in its row without the number; empty for the row
   *     itself
   */
  private record Follow(Seat to, Optional<String> tool) {}

  ChairList(Controls controls, Pages pages, LobbyModel model) {
    super(4);
    this.controls = controls;
    this.pages = pages;
    this.model = model;
    this.drag = new ChairDrag(this, this::swap);
    setId("chairs");
    controls.group(this, "lobby.seats");
    model.viewProperty().subscribe(this::show);
  }

  private void show(LobbyView view) {
    for (Seat seat : Seat.first(LobbyState.CHAIRS)) {
      ChairRow.Content content = ChairRow.Content.of(view, seat);
      if (seat.ordinal() == getChildren().size()) {
        getChildren().add(row(content));
      } else if (!row(seat).content().equals(content)) {
        replace(row(seat), row(content));
      }
      showIf(row(seat), seat.ordinal() < view.rules().mostSeats());
    }
    follows
        .filter(follow -> row(follow.to()).content().moves())
        .ifPresent(follow ->
            follow
                .tool()
                .flatMap(tool -> tool(tool, follow.to()))
                .orElse(row(follow.to()))
                .requestFocus());
    follows = Optional.empty();
  }

  /** Hides a locked chair that these rules have no use for. */
  private static void showIf(ChairRow row, boolean usable) {
    boolean shown = usable || !(row.content().chair() instanceof Chair.Locked);
    Controls.show(row, shown);
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

  /**
   * Replaces a row. If it had the focus, the focus stays there or goes to the button that the owner
   * probably needs next.
   */
  private void replace(ChairRow before, ChairRow now) {
    Optional<String> focused = focused(before);
    getChildren().set(now.content().seat().ordinal(), now);
    focused.flatMap(id -> successor(id, now)).ifPresent(Node::requestFocus);
    if (pages.moves() && came(before.content().chair(), now.content().chair())) {
      pulse(now);
    }
  }

  /** The id of the focused node, if it is in this row. */
  private Optional<String> focused(ChairRow row) {
    return Optional.ofNullable(getScene())
        .flatMap(scene -> Optional.ofNullable(scene.getFocusOwner()))
        .filter(owner -> Controls.within(owner, row))
        .flatMap(owner -> Optional.ofNullable(owner.getId()));
  }

  /**
   * The node that gets the focus after a button was used: the same button, or the one that undoes
   * its action. After a bot was added it is the button for adding a bot to the next free chair.
   */
  private Optional<Node> successor(String id, ChairRow row) {
    Seat seat = row.content().seat();
    String kind = id.replaceFirst("\\d+$", "");
    return tool(kind, seat)
        .or(() ->
            switch (kind) {
              case "bot-" -> nextFree(seat);
              case "remove-", "chair-" -> tool("bot-", seat);
              case "lock-" -> tool("unlock-", seat);
              case "unlock-" -> tool("lock-", seat);
              default -> Optional.empty();
            })
        .or(() -> Optional.<Node>of(row).filter(Node::isFocusTraversable));
  }

  private Optional<Node> nextFree(Seat after) {
    return IntStream.range(1, LobbyState.CHAIRS)
        .mapToObj(by -> Seat.of((after.ordinal() + by) % LobbyState.CHAIRS))
        .filter(seat -> row(seat).content().chair() instanceof Chair.Open)
        .findFirst()
        .flatMap(seat -> tool("bot-", seat));
  }

  /**
   * A node in the row of a seat, if it can take the focus.
   *
   * @param kind its id without the number
   */
  private Optional<Node> tool(String kind, Seat seat) {
    return Optional.ofNullable(row(seat).lookup("#" + kind + (seat.ordinal() + 1)))
        .filter(node -> node.isFocusTraversable() && !node.isDisabled());
  }

  private static boolean came(Chair before, Chair now) {
    return now instanceof Chair.OfHuman && !LobbyView.taken(before);
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
    follows =
        Optional.of(new Follow(other, focused(row(seat)).map(id -> id.replaceFirst("\\d+$", ""))));
    model.ask(new LobbyRequest.Swap(seat, other));
  }

  private void remove(ChairRow.Content content) {
    if (content.chair() instanceof Chair.OfBot) {
      model.ask(new LobbyRequest.Empty(content.seat()));
    } else if (content.chair() instanceof Chair.OfHuman human && !content.mine()) {
      askToRemove(content.seat(), human.name());
    }
  }

  /**
   * Asks whether to remove a guest. The answer has no effect if the guest has left the chair
   * meanwhile.
   */
  private void askToRemove(Seat seat, Name name) {
    pages.ask(
        "lobby.remove-title",
        "lobby.remove-body",
        List.of(
            new Answer(
                "lobby.remove-go",
                Answer.Kind.DANGEROUS,
                () -> askIfStill(seat, name, new LobbyRequest.Empty(seat))),
            new Answer(
                "lobby.block-go",
                Answer.Kind.DANGEROUS,
                () -> askIfStill(seat, name, new LobbyRequest.Block(seat))),
            Answer.harmless("lobby.remove-stay")),
        name.text());
  }

  private void askIfStill(Seat seat, Name name, LobbyRequest request) {
    if (model.viewProperty().get().state().chair(seat) instanceof Chair.OfHuman human
        && human.name().equals(name)) {
      model.ask(request);
    }
  }

  /** Adds a bot under the first of the usual names that nobody at the table has. */
  private void addBot(Seat seat) {
    LobbyState state = model.viewProperty().get().state();
    List<Name> taken = LobbyModel.names(state);
    BotSeat.NAMES.stream()
        .map(name -> new Name(controls.texts().say("setup.bot." + name)))
        .filter(name -> taken.stream().noneMatch(name::like))
        .filter(name -> state.spectators().stream().noneMatch(name::like))
        .findFirst()
        .ifPresent(name -> model.ask(new LobbyRequest.AddBot(seat, name, BotLevel.NORMAL)));
  }

  private final class Asking implements ChairRow.Actions {
    @Override
    public void ask(LobbyRequest request) {
      model.ask(request);
    }

    @Override
    public void addBot(Seat seat) {
      ChairList.this.addBot(seat);
    }

    @Override
    public void sitDown(Seat seat) {
      model.sitDown(seat);
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
