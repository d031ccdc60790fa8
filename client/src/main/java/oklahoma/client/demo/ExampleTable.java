package oklahoma.client.demo;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectWrapper;
import oklahoma.bot.Bot;
import oklahoma.bot.Bots;
import oklahoma.client.advice.Advice;
import oklahoma.client.match.Hints;
import oklahoma.client.match.Multiplayer;
import oklahoma.client.match.TableScreen;
import oklahoma.client.match.UnsavedTableActions;
import oklahoma.client.match.chat.ChatModel;
import oklahoma.client.match.presence.ConnectionBand;
import oklahoma.client.net.Connection;
import oklahoma.client.session.LeavingTable;
import oklahoma.client.settings.Presentation;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.Routes;
import oklahoma.protocol.lobby.Series;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaRules;

/** An example table of friends, for pictures of connection troubles. */
final class ExampleTable {
  private static final int SEATS = 4;
  private static final int KNOWN = 6;
  private static final int MISSED = 14;
  private static final Seat ME = Seat.A;

  private final Texts texts;
  private final Presentation presentation;
  private final Pages pages;
  private final Routes routes;
  private final List<Event> soFar = new ArrayList<>();
  private final SplittableRandom chance = new SplittableRandom(1);
  private final Bot bot = Bots.of(BotLevel.EASY);
  private final ReadOnlyObjectWrapper<Connection> connection =
      new ReadOnlyObjectWrapper<>(new Connection.Connected());
  private Oklahoma deal = dealt();
  private Seat givingCommands = Seat.B;
  private long number;

  ExampleTable(Pages pages, Routes routes, Presentation presentation) {
    this.texts = pages.texts();
    this.presentation = presentation;
    this.pages = pages;
    this.routes = routes;
  }

  /** The host has not answered for four seconds. */
  void slow() {
    open(here());
    connection.set(new Connection.Slow(-TimeUnit.SECONDS.toNanos(4)));
  }

  /** The connection is lost while a move is unanswered. */
  void lost() {
    open(here());
    Move move = new Move.Discard(deal.tableau().hand(ME).cards().iterator().next());
    pages.showBand(
        Optional.of(new ConnectionBand(texts, connection, () -> 0, new Deaf(), pages::readAloud)));
    connection.set(
        new Connection.Lost(
            -TimeUnit.SECONDS.toNanos(14),
            3,
            OptionalLong.of(TimeUnit.SECONDS.toNanos(3)),
            Optional.of(new ToHost.Command(1, number, move))));
  }

  /** The connection is restored, and the others have played on. */
  void back() {
    TableModel model = open(here());
    connection.set(new Connection.Lost(0, 1, OptionalLong.empty(), Optional.empty()));
    play(MISSED);
    model.receive(welcome(here()));
    connection.set(new Connection.Connected());
  }

  /**
   * Three others have troubles: the table waits for one, a bot plays for the second, the third has
   * a slow connection.
   */
  void others() {
    List<SeatLabel> seats = new ArrayList<>(here().subList(0, 1));
    seats.add(away(DemoNames.EAST, Seat.B, Optional.empty(), Presence.AWAY));
    seats.add(away(DemoNames.SOUTH, Seat.C, Optional.of(BotLevel.NORMAL), Presence.STOOD_IN));
    seats.add(away(DemoNames.WEST, Seat.D, Optional.empty(), Presence.SLOW));
    open(seats);
  }

  /**
   * The player whose turn it is has lost the connection.
   *
   * @param owner whether the player in this window owns the table
   */
  void waits(boolean owner) {
    givingCommands = owner ? ME : Seat.B;
    play(KNOWN);
    Seat acting = deal.toAct().iterator().next();
    List<SeatLabel> seats = new ArrayList<>(here());
    seats.set(
        acting.ordinal(),
        new SeatLabel(
            acting,
            seats.get(acting.ordinal()).name(),
            Optional.empty(),
            Presence.AWAY,
            OptionalLong.of(TimeUnit.SECONDS.toMillis(33))));
    show(seats);
  }

  /** The host has ended the table for the player. */
  void ended(ByeReason why) {
    open(here());
    new LeavingTable(pages, pages::back, pages::back)
        .gone(false, new Connection.EndCause.ByHost(why, Protocol.VERSION));
  }

  private TableModel open(List<SeatLabel> seats) {
    play(KNOWN);
    return show(seats);
  }

  private TableModel show(List<SeatLabel> seats) {
    TableModel model =
        new TableModel(welcome(seats), message -> {}, (ms, what) -> {}, System::nanoTime, chance);
    connection.subscribe(now -> model.clocks(now.runs()));
    TableScreen screen =
        new TableScreen(
            pages,
            routes,
            presentation,
            model,
            new NoHints(),
            new UnsavedTableActions(pages::back, false, Optional.empty()));
    screen.accompany(
        new Multiplayer(
            new ChatModel(chatMessage -> true, () -> 0),
            new ReadOnlyObjectWrapper<>(Series.EMPTY).getReadOnlyProperty(),
            connection.getReadOnlyProperty(),
            () -> 0));
    pages.open(screen);
    return model;
  }

  private static Oklahoma dealt() {
    OklahomaRules rules = OklahomaRules.standard(SEATS);
    List<Card> pack = new ArrayList<>(rules.pack());
    Collections.shuffle(pack, new Random(1));
    return Oklahoma.deal(rules, 1, Seat.A, pack);
  }

  private void play(int moves) {
    for (int i = 0; i < moves && !deal.over(); i++) {
      Seat seat = deal.toAct().iterator().next();
      Move move = bot.choose(Seen.of(deal, seat), seen(seat), seat, chance);
      if (deal.rule(seat, move) instanceof Ruling.Allowed(List<Event> events)) {
        events.forEach(event -> {
          deal = (Oklahoma) deal.after(event);
          soFar.add(event);
        });
      }
    }
  }

  private List<Seen<Event>> seen(Seat seat) {
    return soFar.stream().flatMap(event -> Seen.of(event, seat).stream()).toList();
  }

  private FromHost.Welcome welcome(List<SeatLabel> seats) {
    return new FromHost.Welcome(
        ++number,
        ME,
        Optional.empty(),
        seats,
        new Standing(List.of(), Collections.nCopies(SEATS, 0), List.of(), false),
        Seen.of(deal, ME),
        seen(ME),
        Set.of(),
        OptionalLong.empty(),
        Optional.of(givingCommands),
        List.of(),
        TableHelp.ALL);
  }

  private List<SeatLabel> here() {
    return Stream.of(DemoNames.NORTH, DemoNames.EAST, DemoNames.SOUTH, DemoNames.WEST)
        .map(point -> SeatLabel.ofHuman(Seat.of(seatOf(point)), name(point)))
        .toList();
  }

  private static int seatOf(DemoNames point) {
    return List.of(DemoNames.NORTH, DemoNames.EAST, DemoNames.SOUTH, DemoNames.WEST).indexOf(point);
  }

  private SeatLabel away(DemoNames point, Seat seat, Optional<BotLevel> bot, Presence presence) {
    OptionalLong grace =
        presence == Presence.AWAY
            ? OptionalLong.of(TimeUnit.SECONDS.toMillis(95))
            : OptionalLong.empty();
    return new SeatLabel(seat, name(point), bot, presence, grace);
  }

  private Name name(DemoNames point) {
    return new Name(texts.say("demo.seat." + point.name()));
  }

  /** A connection whose buttons have no effect. */
  private final class Deaf implements ConnectionBand.Line {
    @Override
    public void tryNow() {}

    @Override
    public void giveUp() {}

    @Override
    public Optional<String> owner() {
      return Optional.of(name(DemoNames.EAST).text());
    }

    @Override
    public Optional<Move> unanswered() {
      return Optional.empty();
    }
  }

  private static final class NoHints implements Hints {
    @Override
    public void advise(Consumer<Optional<Advice>> receiver) {
      receiver.accept(Optional.empty());
    }

    @Override
    public boolean allowed() {
      return false;
    }
  }
}
