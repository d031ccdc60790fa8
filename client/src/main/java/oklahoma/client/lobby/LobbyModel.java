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

  /** News that the lobby also announces in words. */
  sealed interface News {
    /** Somebody sat down. */
    record Came(Name name) implements News {}

    /** Somebody who sat here has gone. */
    record Went(Name name) implements News {}

    /**
     * The owner removed somebody, perhaps a bot.
     *
     * @param by what the owner is called; empty if that is the player
     */
    record Removed(Name name, Optional<Name> by) implements News {}

    /** The owner changed these rules; none are named in another game. */
    record Changed(LobbySight.Fresh rules) implements News {}

    /** The table is the player's now. */
    record Mine() implements News {}

    /** Somebody would like another place; told to the owner. */
    record Asks(Name name, Seat place) implements News {}

    /** The owner lets the player sit where the player sits. */
    record Stays() implements News {}

    /** What the player asked for was not granted. */
    record Refused(LobbyFault fault) implements News {}
  }

  private final Predicate<ToHost> outbox;
  private final ReadOnlyObjectWrapper<LobbySight> sight;
  private final List<Consumer<News>> readers = new ArrayList<>();
  private final ObjectProperty<Optional<TablePassword>> password;
  private boolean tookBack;

  /** Whom the player has asked the host to remove, or another owner has removed. */
  private final Set<Name> unwanted = new HashSet<>();

  /** A lobby whose password the player has not set. */
  public LobbyModel(FromHost.Lobby first, Name called, Predicate<ToHost> outbox) {
    this(first, called, outbox, new SimpleObjectProperty<>(Optional.empty()));
  }

  /**
   * The lobby as one comes into it.
   *
   * @param called the name under which the viewer came
   * @param outbox receives the messages for the host; whether it went out
   * @param password of the table, as far as the player has set it since this program was started
   */
  public LobbyModel(
      FromHost.Lobby first,
      Name called,
      Predicate<ToHost> outbox,
      ObjectProperty<Optional<TablePassword>> password) {
    this.outbox = outbox;
    this.password = password;
    this.sight =
        new ReadOnlyObjectWrapper<>(
            new LobbySight(first.viewer(), called, first.state(), LobbySight.Fresh.NOTHING, 0));
    doubt(first);
  }

  /** The lobby as it is now. */
  ReadOnlyObjectProperty<LobbySight> sightProperty() {
    return sight.getReadOnlyProperty();
  }

  /** Calls somebody with everything new. */
  void onNews(Consumer<News> reader) {
    readers.add(reader);
  }

  /** The host says how the lobby is now. */
  public void receive(FromHost.Lobby lobby) {
    LobbySight before = sight.get();
    boolean doubtful = lobby.key().isPresent() || !lobby.state().rules().equals(before.rules());
    int doubts = before.doubts() + (doubtful ? 1 : 0);
    LobbySight heard =
        new LobbySight(
            lobby.viewer(), before.called(), lobby.state(), LobbySight.Fresh.NOTHING, doubts);
    LobbySight now = heard.with(fresh(before, heard));
    sight.set(now);
    doubt(lobby);
    news(before, now).forEach(this::tell);
    if (before.wanted().isPresent() && now.wanted().isEmpty()) {
      boolean moved = !before.me().equals(now.me());
      if (!moved && !tookBack && !now.owns()) {
        tell(new News.Stays());
      }
      tookBack = false;
    }
  }

  /** The owner has done something about others; the next word about the lobby follows from it. */
  public void tended(OwnerAction ownerAction) {
    if (ownerAction instanceof OwnerAction.OfSeat(var owner, var kind, Seat seat, var after)) {
      name(sight.get().state().chair(seat)).ifPresent(unwanted::add);
    }
  }

  /** The host did not grant what the player asked for. */
  public void refused(LobbyFault fault) {
    unwanted.clear();
    tell(new News.Refused(fault));
  }

  /**
   * While the line was lost, or another player owned the table, its password may have become
   * another one, and the host may not have received the last request.
   */
  private void doubt(FromHost.Lobby lobby) {
    if (lobby.key().isPresent() || !sight.get().owns()) {
      password.set(Optional.empty());
    }
  }

  /**
   * Asks the host for something.
   *
   * @return whether it went out
   */
  boolean ask(LobbyRequest request) {
    tookBack = request instanceof LobbyRequest.AskPlace asked && asked.place().isEmpty();
    emptied(request)
        .flatMap(seat -> name(sight.get().state().chair(seat)))
        .ifPresent(unwanted::add);
    return send(new ToHost.InLobby(request));
  }

  /** Says that the player is ready for the rules that the player sees, or is not any more. */
  void sayReady(boolean ready) {
    ask(new LobbyRequest.SayReady(ready ? Optional.of(sight.get().rules()) : Optional.empty()));
  }

  private static Optional<Seat> emptied(LobbyRequest request) {
    return switch (request) {
      case LobbyRequest.Empty(Seat seat) -> Optional.of(seat);
      case LobbyRequest.KeepOut(Seat seat) -> Optional.of(seat);
      default -> Optional.empty();
    };
  }

  /** Who sits in a chair. */
  static Optional<Name> name(Chair chair) {
    return switch (chair) {
      case Chair.Open _, Chair.Locked _ -> Optional.empty();
      case Chair.OfBot bot -> Optional.of(bot.name());
      case Chair.OfHuman human -> Optional.of(human.name());
    };
  }

  /** The table's password, if the player has set it; the host itself does not know it. */
  ReadOnlyObjectProperty<Optional<TablePassword>> passwordProperty() {
    return password;
  }

  /**
   * Gives the table a password, another one, or none.
   *
   * @return whether that went out; if not, the table keeps what it has
   */
  boolean setPassword(Optional<TablePassword> other, Optional<PasswordVerifier> verifier) {
    boolean asked = ask(new LobbyRequest.SetPassword(verifier));
    if (asked) {
      password.set(other);
    }
    return asked;
  }

  /** Sits down in an open chair; only who watches may. */
  void sitDown(Seat seat) {
    send(new ToHost.SitDown(seat));
  }

  /** Lets latecomers take over a bot's seat, or not; only for the owner of the table. */
  void letTakeOver(boolean allowed) {
    send(new ToHost.LetTakeOver(allowed));
  }

  /** Removes a spectator; only for the owner of the table. */
  void dismiss(Name onlooker, boolean keepOut) {
    send(new ToHost.Dismiss(onlooker, keepOut));
  }

  private boolean send(ToHost message) {
    return outbox.test(message);
  }

  private void tell(News news) {
    List.copyOf(readers).forEach(reader -> reader.accept(news));
  }

  /** A rule stays fresh until one says to be ready; the owner knows what the owner changed. */
  private static LobbySight.Fresh fresh(LobbySight before, LobbySight now) {
    if (now.owns() || now.ready()) {
      return LobbySight.Fresh.NOTHING;
    }
    LobbySight.Fresh changed = changed(before.rules(), now.rules());
    return new LobbySight.Fresh(
        changed.game() || before.fresh().game(),
        Parameter.of(now.rules().game()).stream()
            .filter(rule -> changed.has(rule) || before.fresh().has(rule))
            .toList());
  }

  private static LobbySight.Fresh changed(Rules before, Rules now) {
    boolean sameGame = before.game() == now.game();
    return new LobbySight.Fresh(
        !Preset.nearest(before).equals(Preset.nearest(now)),
        sameGame ? Parameter.differing(before, now) : List.of());
  }

  private List<News> news(LobbySight before, LobbySight now) {
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
    LobbySight.Fresh changed = changed(before.rules(), now.rules());
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

  private static Optional<Name> otherOwner(LobbySight sight) {
    return sight
        .state()
        .owner()
        .filter(seat -> !sight.isMine(seat))
        .flatMap(seat -> name(sight.state().chair(seat)));
  }

  /** Who would like which place, in seat order. */
  static Map<Name, Seat> asked(LobbyState state) {
    Map<Name, Seat> asked = new LinkedHashMap<>();
    for (Seat from : Seat.first(LobbyState.CHAIRS)) {
      if (state.chair(from) instanceof Chair.OfHuman human) {
        Optional.ofNullable(state.asked().get(from)).ifPresent(to -> asked.put(human.name(), to));
      }
    }
    return asked;
  }

  /** Who sits there, bots too. */
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
