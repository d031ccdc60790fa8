package oklahoma.client.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import oklahoma.client.link.ScriptedHost;
import oklahoma.protocol.BotLevel;
import oklahoma.protocol.FromHost;
import oklahoma.protocol.Mover;
import oklahoma.protocol.Name;
import oklahoma.protocol.SeatKey;
import oklahoma.protocol.SeatLabel;
import oklahoma.protocol.TableHelp;
import oklahoma.protocol.ToHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Viewer;
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
 * friend of the host in seat B; the host plays for both.
 */
final class DishonestHost implements AutoCloseable {
  static final Seat ME = Seat.A;
  static final MatchId MATCH = new MatchId("ab".repeat(MatchId.BYTES));
  static final MatchId OTHER_MATCH = new MatchId("cd".repeat(MatchId.BYTES));
  static final Secret FORGED = new Secret("0f".repeat(Secret.BYTES));
  private static final Secret FRIENDS = new Secret("0b".repeat(Secret.BYTES));

  private final ScriptedHost host = new ScriptedHost();
  private final Match gin = GinPreset.CLASSIC.rules(2).match(Seat.B);
  private Optional<ScriptedHost.Visit> visit = Optional.empty();
  private Viewer viewer = ME;
  private boolean welcomed;
  private long number;
  private int deals;

  DishonestHost() throws IOException {}

  ScriptedHost scripted() {
    return host;
  }

  /** How many deals it has played to their ends. */
  int deals() {
    return deals;
  }

  /** What the host calls the guest. */
  void calls(Viewer other) {
    viewer = other;
  }

  /** The guest comes, for the first time or again. */
  void meets() throws Exception {
    visit = Optional.of(host.visit());
    assertThat(visit.get().heard()).isInstanceOf(ToHost.Hello.class);
    welcomed = false;
    number = 0;
  }

  /** Cuts the line; the guest's program comes back by itself. */
  void cuts() throws Exception {
    visit.orElseThrow().cut();
    meets();
  }

  private void say(FromHost message) throws IOException {
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
    private FairDeal told;
    private Optional<Secret> mine = Optional.empty();

    private Draw(MatchId match, int deal, int filling) {
      secret = new Secret("%02x".formatted(filling).repeat(Secret.BYTES));
      told =
          FairDeal.opened(
              match,
              deal,
              Commitment.ofHost(match, deal, secret),
              List.of(new Part.Awaited(), new Part.Awaited()));
    }

    Draw says(FairDeal other) throws IOException {
      told = other;
      say(new FromHost.Fair(viewer, other));
      return this;
    }

    private Answer answer() throws InterruptedException {
      while (true) {
        if (visit.orElseThrow().heard() instanceof ToHost.Mix(Answer answer)) {
          return answer;
        }
      }
    }

    /** Asks, and hears what the guest commits to. */
    Draw opened() throws Exception {
      says(told);
      Answer.Commit commit = (Answer.Commit) answer();
      return knows(
          told.with(ME, new Part.Committed(commit.commitment()))
              .with(Seat.B, new Part.Committed(told.commitment(Seat.B, FRIENDS))));
    }

    private Draw knows(FairDeal next) {
      told = next;
      return this;
    }

    /** Tells the list, and hears the guest's secret. */
    Draw listed() throws Exception {
      says(told);
      Answer.Reveal reveal = (Answer.Reveal) answer();
      mine = Optional.of(reveal.secret());
      return knows(
          told.with(ME, new Part.Revealed(told.commitment(ME, mine.get()), mine.get()))
              .with(Seat.B, new Part.Revealed(told.commitment(Seat.B, FRIENDS), FRIENDS)));
    }

    /** All that belongs to an honest shuffle. */
    Draw shuffled() throws Exception {
      return opened().listed().says(told);
    }

    FairDeal told() {
      return told;
    }

    /** Without an answer of the guest; the friend is silent. */
    Draw alone(Part mine) throws IOException {
      return says(
          new FairDeal(
              told.match(),
              told.number(),
              told.host(),
              List.of(mine, new Part.Unasked()),
              Optional.empty()));
    }

    Part forged() {
      return new Part.Revealed(told.commitment(ME, FORGED), FORGED);
    }

    /** Deals the cards that follow. */
    Deal dealt() throws IOException {
      Shuffle shuffle = told.shuffle(secret);
      Deal deal = gin.next(shuffle.dealt(gin.pack()));
      Seen<Deal> seen = Seen.of(deal, ME);
      number++;
      if (welcomed) {
        say(new FromHost.DealBegan(number, seen, gin.standing(), OptionalLong.empty()));
      } else {
        welcome(seen, List.of());
      }
      return deal;
    }

    /** Says how things stand, as to somebody who comes back. */
    void welcome(Seen<Deal> seen, List<Seen<Event>> soFar) throws IOException {
      welcomed = true;
      byte[] key = new byte[SeatKey.BYTES];
      Arrays.fill(key, (byte) 7);
      say(
          new FromHost.Welcome(
              number,
              ME,
              Optional.of(new SeatKey(key)),
              List.of(
                  SeatLabel.ofBot(Seat.A, new Name("North"), BotLevel.EASY),
                  SeatLabel.ofBot(Seat.B, new Name("South"), BotLevel.EASY)),
              gin.standing(),
              seen,
              soFar,
              Set.of(),
              OptionalLong.empty(),
              Optional.empty(),
              List.of(),
              TableHelp.ALL));
    }

    /** Plays a move of a deal. */
    Deal move(Deal before) throws IOException {
      Deal deal = before;
      Seat seat = Collections.min(deal.toAct());
      if (deal.rule(seat, deal.byDefault(seat).orElseThrow())
          instanceof Ruling.Allowed(List<Event> events)) {
        for (Event event : events) {
          deal = deal.after(event);
          Optional<Seen<Event>> seen = Seen.of(event, ME);
          if (seen.isPresent()) {
            number++;
            say(
                new FromHost.Update(
                    number, seen.get(), OptionalLong.empty(), Mover.CLOCK, OptionalLong.empty()));
          }
        }
      }
      return deal;
    }

    /** Plays a deal to its end. */
    Draw ended(Deal begun) throws IOException {
      Deal deal = begun;
      while (!deal.over()) {
        deal = move(deal);
      }
      return this;
    }

    /** Shows the secret. */
    Draw shown() throws IOException {
      return says(told.showing(secret));
    }

    void paused() throws IOException {
      deals++;
      number++;
      say(new FromHost.Intermission(number, gin.standing(), Set.of(), OptionalLong.empty()));
    }

    /** Deals and plays a deal to its end, and shows the secret. */
    void played() throws Exception {
      ended(dealt()).shown().paused();
    }
  }
}
