package oklahoma.client.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import oklahoma.client.fixture.Welcomes;
import oklahoma.client.net.ScriptedHost;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.EventCauses;
import oklahoma.rules.Match;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Hand;
import oklahoma.rules.fair.Answer;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.fair.Shuffle;
import oklahoma.rules.gin.GinPreset;

/**
 * A host of a table of gin that says what it likes over a real line. The guest is in seat A, a
 * friend of the host in seat B. The guest plays what a silent seat would.
 */
final class DishonestHost implements AutoCloseable {
  static final Seat ME = Seat.A;
  static final MatchId MATCH = new MatchId("ab".repeat(MatchId.BYTES));
  static final MatchId OTHER_MATCH = new MatchId("cd".repeat(MatchId.BYTES));
  private static final Rules RULES = GinPreset.CLASSIC.rules(2);
  static final Secret FORGED = new Secret("0f".repeat(Secret.BYTES));
  private static final Secret FRIENDS = new Secret("0b".repeat(Secret.BYTES));

  private final ScriptedHost host = new ScriptedHost();
  private final Map<MatchId, Match> matches = new HashMap<>();
  private final Guest guest;
  private Optional<ScriptedHost.Visit> visit = Optional.empty();
  private Seat me = ME;
  private Viewer viewer = ME;
  private boolean welcomed;
  private long number;
  private boolean playsForGuest;
  private boolean givesKeys = true;
  private Optional<FairDeal> played = Optional.empty();

  /** Whom the host has at its table. */
  interface Guest {
    /** It moves when it has received the message with this number. */
    void moves(long number, Move move);
  }

  DishonestHost(Guest guest) throws IOException {
    this.guest = guest;
  }

  ScriptedHost scripted() {
    return host;
  }

  /** The last deal that it has played. */
  FairDeal played() {
    return played.orElseThrow();
  }

  /** From now on the host moves for the guest, as if the guest's time were up. */
  void playsForGuest() {
    playsForGuest = true;
  }

  /** The guest never gets a key to its seat, and comes again as somebody new. */
  void givesNoKeys() {
    givesKeys = false;
  }

  /** The table is a lobby for a moment. */
  void lobby() throws IOException {
    lobby(RULES);
  }

  /** A lobby that shows these rules. */
  void lobby(Rules rules) throws IOException {
    say(new FromHost.Lobby(me, Optional.empty(), anyLobby(rules)));
  }

  /** A lobby in which nobody sits. */
  static LobbyState anyLobby() {
    return anyLobby(RULES);
  }

  private static LobbyState anyLobby(Rules rules) {
    return new LobbyState(
        new TableName("Table"),
        rules,
        Collections.nCopies(LobbyState.CHAIRS, new Chair.Open()),
        Optional.empty(),
        false,
        false,
        List.of(),
        List.of(),
        Map.of());
  }

  private Match match(MatchId id) {
    return matches.computeIfAbsent(id, _ -> RULES.match(Seat.B));
  }

  /** From now on the guest has the seat of the friend, and the friend the guest's. */
  void exchangesSeats() {
    me = friend();
    viewer = me;
  }

  private Seat friend() {
    return me.next(2);
  }

  /** What the host calls the guest. */
  void calls(Viewer other) {
    viewer = other;
  }

  /** The guest comes, for the first time or again. */
  void meets() throws Exception {
    visit = Optional.of(host.visit());
    assertThat(visit.get().received()).isInstanceOf(ToHost.Hello.class);
    welcomed = false;
    number = 0;
  }

  /** Cuts the line; the guest's program comes back by itself. */
  void cuts() throws Exception {
    visit.orElseThrow().hangUp();
    meets();
  }

  void say(FromHost message) throws IOException {
    visit.orElseThrow().say(message);
  }

  @Override
  public void close() throws IOException {
    host.close();
  }

  Draw draw(int deal) {
    return new Draw(MATCH, deal, deal);
  }

  Draw draw(MatchId match, int deal, int filling) {
    return new Draw(match, deal, filling);
  }

  /** One shuffle and its deal. */
  final class Draw {
    private final Secret secret;
    private FairDeal published;
    private Optional<Secret> mine = Optional.empty();

    private Draw(MatchId match, int deal, int filling) {
      secret = new Secret("%02x".formatted(filling).repeat(Secret.BYTES));
      published =
          FairDeal.opened(
              match,
              deal,
              Commitment.ofHost(match, deal, secret),
              List.of(new Part.Awaited(), new Part.Awaited()));
    }

    Draw says(FairDeal other) throws IOException {
      published = other;
      say(new FromHost.ShuffleState(viewer, other));
      return this;
    }

    private Answer answer() throws InterruptedException {
      while (true) {
        if (visit.orElseThrow().received() instanceof ToHost.AnswerShuffle(Answer answer)) {
          return answer;
        }
      }
    }

    /** Asks for the guest's commitment and receives it. */
    Draw opened() throws Exception {
      says(published);
      Answer.Commit commit = (Answer.Commit) answer();
      return knows(
          published
              .with(me, new Part.Committed(commit.commitment()))
              .with(friend(), new Part.Committed(published.commitment(friend(), FRIENDS))));
    }

    /** The host says that it has committed to what it had committed to for another deal. */
    Draw committedAs(FairDeal other) {
      return knows(
          FairDeal.opened(published.match(), published.number(), other.host(), published.parts()));
    }

    private Draw knows(FairDeal next) {
      published = next;
      return this;
    }

    /** Sends the list and receives the guest's secret. */
    Draw listed() throws Exception {
      says(published);
      Answer.Reveal reveal = (Answer.Reveal) answer();
      mine = Optional.of(reveal.secret());
      return knows(
          published
              .with(me, new Part.Revealed(published.commitment(me, mine.get()), mine.get()))
              .with(friend(), new Part.Revealed(published.commitment(friend(), FRIENDS), FRIENDS)));
    }

    /** All that belongs to an honest shuffle. */
    Draw shuffled() throws Exception {
      return opened().listed().says(published);
    }

    FairDeal published() {
      return published;
    }

    /** Without an answer of the guest; the friend is silent. */
    Draw alone(Part mine) throws IOException {
      return madeUp(mine).says(published);
    }

    /** The same, but the host sends nothing about it yet. */
    Draw madeUp(Part mine) {
      return knows(
          new FairDeal(
              published.match(),
              published.number(),
              published.host(),
              List.of(mine, new Part.Unasked()),
              Optional.empty()));
    }

    Part forged() {
      return new Part.Revealed(published.commitment(me, FORGED), FORGED);
    }

    /** The match as the rules have it. */
    Match match() {
      return DishonestHost.this.match(published.match());
    }

    /** The cards that follow. */
    Deal due() {
      Shuffle shuffle = published.shuffle(secret);
      if (published.number() == 1) {
        matches.put(published.match(), match().rules().match(shuffle.firstDealer(2)));
      }
      return match().next(shuffle.dealt(match().pack()));
    }

    /** The same cards dealt by another. */
    Deal due(Seat dealer) {
      return match().rules().match(dealer).next(order());
    }

    /** The same, but the first two cards that the guest is to draw are exchanged in the stock. */
    Deal dueButTwoCards() {
      Deal due = due();
      List<Card> drawn =
          rest(due, 0).stream()
              .flatMap(event ->
                  event instanceof Event.Drew(Seat seat, Card card) && seat == me
                      ? Stream.of(card)
                      : Stream.empty())
              .limit(2)
              .toList();
      List<Card> order = new ArrayList<>(order());
      Collections.swap(order, order.indexOf(drawn.getFirst()), order.indexOf(drawn.getLast()));
      return due.begun(order);
    }

    /** The order of the pack. */
    List<Card> order() {
      return published.shuffle(secret).dealt(match().pack());
    }

    /** Deals the cards that follow. */
    Deal dealt() throws IOException {
      return dealt(due());
    }

    /** Deals these cards. */
    Deal dealt(Deal deal) throws IOException {
      played = Optional.of(published);
      if (welcomed) {
        began(deal, me);
      } else {
        welcome(Seen.of(deal, me), List.of());
      }
      return deal;
    }

    void began(Deal deal, Viewer as) throws IOException {
      number++;
      say(
          new FromHost.DealBegan(
              number, Seen.of(deal, as), match().standing(), OptionalLong.empty()));
    }

    /** Tells the state of the shuffle, as to somebody who comes back. */
    void welcome(Seen<Deal> seen, List<Seen<Event>> soFar) throws IOException {
      welcome(seen, soFar, match().standing());
    }

    void welcome(Seen<Deal> seen, List<Seen<Event>> soFar, Standing standing) throws IOException {
      welcomed = true;
      byte[] key = new byte[SeatKey.BYTES];
      Arrays.fill(key, (byte) 7);
      say(
          Welcomes.of(
              number,
              Optional.of(new SeatKey(key)).filter(_ -> givesKeys),
              List.of(
                  SeatLabel.ofBot(Seat.A, new Name("North"), BotLevel.EASY),
                  SeatLabel.ofBot(Seat.B, new Name("South"), BotLevel.EASY)),
              standing,
              seen,
              soFar));
    }

    /** Plays a move of a deal. */
    Deal move(Deal before) throws IOException {
      Deal deal = before;
      Seat seat = Collections.min(deal.toAct());
      if (seat == me && !playsForGuest) {
        guest.moves(number, deal.defaultMove(seat).orElseThrow());
      }
      for (Event event : events(deal)) {
        deal = deal.after(event);
        happened(event);
      }
      return deal;
    }

    /** The friend makes a move, of which the guest receives these events. */
    Deal friendMoves(Deal before, UnaryOperator<List<Event>> change) throws IOException {
      Deal deal = before;
      while (Collections.min(deal.toAct()) == me) {
        deal = move(deal);
      }
      List<Event> events = events(deal);
      for (Event event : events) {
        deal = deal.after(event);
      }
      for (Event event : change.apply(events)) {
        happened(event);
      }
      return deal;
    }

    void happened(Event event) throws IOException {
      Optional<Seen<Event>> seen = Seen.of(event, me);
      if (seen.isPresent()) {
        number++;
        say(
            new FromHost.Update(
                number, seen.get(), OptionalLong.empty(), Mover.CLOCK, OptionalLong.empty()));
      }
    }

    private static List<Event> events(Deal deal) {
      Seat seat = Collections.min(deal.toAct());
      return EventCauses.of(deal, seat, deal.defaultMove(seat).orElseThrow());
    }

    /** Makes up the rest of a deal, but so many events; all events from the beginning. */
    List<Event> rest(Deal begun, int less) {
      Deal deal = begun;
      List<Event> all = new ArrayList<>();
      while (!deal.over()) {
        for (Event event : events(deal)) {
          deal = deal.after(event);
          all.add(event);
        }
      }
      return all.subList(0, all.size() - less);
    }

    /** Tells these events as if they had happened while the line was cut. */
    Deal tells(Deal begun, List<Event> events) throws IOException {
      played = Optional.of(published);
      Deal deal = begun;
      for (Event event : events) {
        deal = deal.after(event);
      }
      if (deal.over()) {
        scored(deal);
      }
      welcome(
          Seen.of(deal, me), events.stream().flatMap(each -> Seen.of(each, me).stream()).toList());
      return deal;
    }

    /** The end that goes out at once, with the cards that are still in the hands. */
    Event cutShort(Deal deal) {
      return new Event.Ended(
          Optional.empty(), deal.tableau().hands().stream().map(Hand::cards).toList());
    }

    /** Plays a deal to its end. */
    Draw ended(Deal begun) throws IOException {
      Deal deal = begun;
      while (!deal.over()) {
        deal = move(deal);
      }
      return scored(deal);
    }

    /** The end, after all that comes before it. */
    Draw ends(Deal nearly) throws IOException {
      Event end = cutShort(nearly);
      happened(end);
      return scored(nearly.after(end));
    }

    private Draw scored(Deal over) {
      Match before = match();
      boolean fits =
          before.rules().equals(over.rules()) && before.next(order()).dealer() == over.dealer();
      matches.put(published.match(), fits ? before.after(over) : Match.since(over));
      return this;
    }

    /** Shows the secret. */
    Draw shown() throws IOException {
      return says(published.showing(secret));
    }

    void paused() throws IOException {
      paused(match().standing());
    }

    void paused(Standing standing) throws IOException {
      number++;
      say(new FromHost.Intermission(number, standing, Set.of(), OptionalLong.empty()));
    }

    /** Deals and plays a deal to its end, and shows the secret. */
    void played() throws Exception {
      ended(dealt()).shown().paused();
    }
  }
}
