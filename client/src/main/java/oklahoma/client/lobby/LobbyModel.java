package oklahoma.client.lobby;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import oklahoma.client.setup.Parameter;
import oklahoma.client.setup.Preset;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerAction;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;

/**
 * The lobby of the player's table. Only the host's messages change it. Independent of nodes, and
 * confined to the FX thread.
 */
public final class LobbyModel {

  /** A change that the lobby announces in words. */
  sealed interface News {
    /** Somebody sat down. */
    record Came(Name name) implements News {}

    /** Somebody left a chair. */
    record Went(Name name) implements News {}

    /**
     * The owner removed a guest or a bot.
     *
     * @param by the owner's name; empty if the player is the owner
     */
    record Removed(Name name, Optional<Name> by) implements News {}

    /** The owner changed rules. After a change of game no single rules are named. */
    record Changed(LobbyView.RuleChanges rules) implements News {}

    /** The player has become the owner. */
    record Mine() implements News {}

    /** A guest asks the owner for another place. */
    record Asks(Name name, Seat place) implements News {}

    /** The owner declined the player's request for another place. */
    record Stays() implements News {}

    /** The host refused a request of the player. */
    record Refused(LobbyFault fault) implements News {}
  }

  private final Predicate<ToHost> outbox;
  private final ReadOnlyObjectWrapper<LobbyView> view;
  private final List<Consumer<News>> readers = new ArrayList<>();
  private final ObjectProperty<Optional<TablePassword>> password;
  private boolean tookBack;

  /** The names that the player asked the host to remove, or that another owner has removed. */
  private final Set<Name> unwanted = new HashSet<>();

  /** A lobby whose password the player does not know. */
  public LobbyModel(FromHost.Lobby first, Name name, Predicate<ToHost> outbox) {
    this(first, name, outbox, new SimpleObjectProperty<>(Optional.empty()));
  }

  /**
   * The lobby as the player enters it.
   *
   * @param name the name under which the player came
   * @param outbox sends a message to the host; returns whether it was sent
   * @param password the table's password, if the player has set it since the program started
   */
  public LobbyModel(
      FromHost.Lobby first,
      Name name,
      Predicate<ToHost> outbox,
      ObjectProperty<Optional<TablePassword>> password) {
    this.outbox = outbox;
    this.password = password;
    this.view =
        new ReadOnlyObjectWrapper<>(
            new LobbyView(first.viewer(), name, first.state(), LobbyView.RuleChanges.NOTHING, 0));
    doubt(first);
  }

  /** The latest state of the lobby. */
  ReadOnlyObjectProperty<LobbyView> viewProperty() {
    return view.getReadOnlyProperty();
  }

  /** Registers a listener for news. */
  void onNews(Consumer<News> reader) {
    readers.add(reader);
  }

  /** Takes the host's message about the new state. */
  public void receive(FromHost.Lobby lobby) {
    LobbyView before = view.get();
    boolean doubtful = lobby.key().isPresent() || !lobby.state().rules().equals(before.rules());
    int doubts = before.doubts() + (doubtful ? 1 : 0);
    LobbyView received =
        new LobbyView(
            lobby.viewer(),
            before.playerName(),
            lobby.state(),
            LobbyView.RuleChanges.NOTHING,
            doubts);
    LobbyView now = received.with(ruleChanges(before, received));
    view.set(now);
    doubt(lobby);
    news(before, now).forEach(this::announce);
    if (before.wanted().isPresent() && now.wanted().isEmpty()) {
      boolean moved = !before.me().equals(now.me());
      if (!moved && !tookBack && !now.owns()) {
        announce(new News.Stays());
      }
      tookBack = false;
    }
  }

  /**
   * Takes an action of the owner, which the host reports before the new state. It tells that a
   * guest was removed, and did not leave.
   */
  public void ownerActed(OwnerAction ownerAction) {
    if (ownerAction instanceof OwnerAction.OfSeat(var owner, var kind, Seat seat, var after)) {
      name(view.get().state().chair(seat)).ifPresent(unwanted::add);
    }
  }

  /** Takes the host's refusal of the last request. */
  public void refused(LobbyFault fault) {
    unwanted.clear();
    announce(new News.Refused(fault));
  }

  /**
   * Forgets the password where it is uncertain: during a lost connection or under another owner it
   * may have changed, and the host may not have received the last request.
   */
  private void doubt(FromHost.Lobby lobby) {
    if (lobby.key().isPresent() || !view.get().owns()) {
      password.set(Optional.empty());
    }
  }

  /**
   * Sends a request to the host.
   *
   * @return whether it was sent
   */
  boolean ask(LobbyRequest request) {
    tookBack = request instanceof LobbyRequest.AskForSeat asked && asked.place().isEmpty();
    emptied(request).flatMap(seat -> name(view.get().state().chair(seat))).ifPresent(unwanted::add);
    return send(new ToHost.InLobby(request));
  }

  /** Tells the host that the player is ready for the rules on the screen, or no longer ready. */
  void sayReady(boolean ready) {
    ask(new LobbyRequest.SayReady(ready ? Optional.of(view.get().rules()) : Optional.empty()));
  }

  private static Optional<Seat> emptied(LobbyRequest request) {
    return switch (request) {
      case LobbyRequest.Empty(Seat seat) -> Optional.of(seat);
      case LobbyRequest.Block(Seat seat) -> Optional.of(seat);
      default -> Optional.empty();
    };
  }

  /** The name of the player or bot in a chair, if any. */
  static Optional<Name> name(Chair chair) {
    return switch (chair) {
      case Chair.Open _, Chair.Locked _ -> Optional.empty();
      case Chair.OfBot bot -> Optional.of(bot.name());
      case Chair.OfHuman human -> Optional.of(human.name());
    };
  }

  /** The table's password, if the player has set it. The host itself knows only a verifier. */
  ReadOnlyObjectProperty<Optional<TablePassword>> passwordProperty() {
    return password;
  }

  /**
   * Sets, changes or removes the table's password.
   *
   * @return whether the request was sent; if not, the password does not change
   */
  boolean setPassword(Optional<TablePassword> other, Optional<PasswordVerifier> verifier) {
    boolean asked = ask(new LobbyRequest.SetPassword(verifier));
    if (asked) {
      password.set(other);
    }
    return asked;
  }

  /** Sits down in an open chair; only a spectator may. */
  void sitDown(Seat seat) {
    send(new ToHost.SitDown(seat));
  }

  /** Allows or forbids latecomers to take over a bot's seat; only the owner may. */
  void allowTakeOver(boolean allowed) {
    send(new ToHost.AllowTakeOver(allowed));
  }

  /**
   * Removes a spectator; only the owner may.
   *
   * @param block whether to block the spectator too
   */
  void removeSpectator(Name spectator, boolean block) {
    send(new ToHost.RemoveSpectator(spectator, block));
  }

  private boolean send(ToHost message) {
    return outbox.test(message);
  }

  private void announce(News news) {
    List.copyOf(readers).forEach(reader -> reader.accept(news));
  }

  /**
   * The changed rules that the player has not accepted yet. Being ready accepts them, and the
   * owner's own changes need no mark.
   */
  private static LobbyView.RuleChanges ruleChanges(LobbyView before, LobbyView now) {
    if (now.owns() || now.ready()) {
      return LobbyView.RuleChanges.NOTHING;
    }
    LobbyView.RuleChanges changed = changed(before.rules(), now.rules());
    return new LobbyView.RuleChanges(
        changed.game() || before.fresh().game(),
        Parameter.of(now.rules().game()).stream()
            .filter(rule -> changed.has(rule) || before.fresh().has(rule))
            .toList());
  }

  private static LobbyView.RuleChanges changed(Rules before, Rules now) {
    boolean sameGame = before.game() == now.game();
    return new LobbyView.RuleChanges(
        !Preset.nearest(before).equals(Preset.nearest(now)),
        sameGame ? Parameter.differing(before, now) : List.of());
  }

  private List<News> news(LobbyView before, LobbyView now) {
    List<News> news = new ArrayList<>();
    List<Name> were = humans(before.state());
    List<Name> are = humans(now.state());
    are.stream().filter(name -> !were.contains(name)).map(News.Came::new).forEach(news::add);
    List<Name> gone = new ArrayList<>(names(before.state()));
    gone.removeAll(names(now.state()));
    for (Name name : gone) {
      if (unwanted.remove(name)) {
        news.add(new News.Removed(name, otherOwner(before)));
      } else if (were.contains(name)) {
        news.add(new News.Went(name));
      }
    }
    LobbyView.RuleChanges changed = changed(before.rules(), now.rules());
    if (!changed.nothing() && !now.owns()) {
      news.add(new News.Changed(changed));
    }
    if (now.owns()) {
      Map<Name, Seat> asked = asked(before.state());
      asked(now.state()).entrySet().stream()
          .filter(each -> !each.getValue().equals(asked.get(each.getKey())))
          .forEach(each -> news.add(new News.Asks(each.getKey(), each.getValue())));
    }
    if (now.owns() && !before.owns()) {
      news.add(new News.Mine());
    }
    return news;
  }

  private static Optional<Name> otherOwner(LobbyView view) {
    return view.state()
        .owner()
        .filter(seat -> !view.isMine(seat))
        .flatMap(seat -> name(view.state().chair(seat)));
  }

  /** The places that guests ask for, in seat order of the guests. */
  static Map<Name, Seat> asked(LobbyState state) {
    Map<Name, Seat> asked = new LinkedHashMap<>();
    for (Seat from : Seat.first(LobbyState.CHAIRS)) {
      if (state.chair(from) instanceof Chair.OfHuman human) {
        Optional.ofNullable(state.seatRequests().get(from))
            .ifPresent(to -> asked.put(human.name(), to));
      }
    }
    return asked;
  }

  /** The names of everybody in a chair, bots included. */
  static List<Name> names(LobbyState state) {
    return state.chairs().stream().flatMap(chair -> name(chair).stream()).toList();
  }

  private static List<Name> humans(LobbyState state) {
    return state.chairs().stream()
        .flatMap(chair ->
            chair instanceof Chair.OfHuman human ? Stream.of(human.name()) : Stream.empty())
        .toList();
  }
}
