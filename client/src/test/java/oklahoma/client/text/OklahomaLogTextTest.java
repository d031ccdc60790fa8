package oklahoma.client.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Event;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Back;
import oklahoma.rules.fixture.RandomDeal;
import oklahoma.rules.fixture.RandomPlay;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.ProposedMove;
import oklahoma.rules.oklahoma.Oklahoma;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class OklahomaLogTextTest {
  private static final List<String> NAMES =
      List.of("North", "East", "South", "West", "Gauss", "Euler", "Noether", "Abel");
  private static final String TABLE =
      """
      oklahoma
      A: 3h Qc 9hdc* KhdcQs
      B: 9h Qd 6h 4d
      C: 345s
      meld B: run 5h*78h
      meld B: book 7hdc
      pile 4c
      stock 8d 9d
      %s
      """;

  static List<Language> languages() {
    return Language.all();
  }

  private static OklahomaLogText text(Language language, Viewer me) {
    return new OklahomaLogText(new Texts(language), seat -> NAMES.get(seat.ordinal()), me);
  }

  private static Optional<String> sentence(
      Language language, Viewer me, Event seen, Oklahoma after) {
    boolean outOfTurn = new LogLine(after.hand(), seen, after, Mover.SEAT).outOfTurn();
    return text(language, me).say(seen, after, Optional.of(Mover.SEAT), outOfTurn);
  }

  /** The log's sentences about everything that these moves cause. */
  private static List<String> sentences(String phase, Viewer me, String... moves) {
    return sentences(Language.ENGLISH, phase, me, moves);
  }

  private static List<String> sentences(
      Language language, String phase, Viewer me, String... moves) {
    Oklahoma deal = Notation.deal(TABLE.formatted(phase)).orElseThrow();
    List<String> sentences = new ArrayList<>();
    for (String move : moves) {
      ProposedMove meant = Notation.meant(move).orElseThrow();
      Ruling.Allowed allowed = (Ruling.Allowed) deal.rule(meant.seat(), meant.move());
      for (Event event : allowed.events()) {
        deal = (Oklahoma) deal.after(event);
        Oklahoma after = (Oklahoma) deal.seenBy(me);
        event
            .seenBy(me)
            .flatMap(seen -> sentence(language, me, seen, after))
            .ifPresent(sentences::add);
      }
    }
    return sentences;
  }

  @Test
  void othersAreCalledByTheirNames() {
    assertThat(sentences("B to draw", Seat.A, "B draws", "B discards 4d"))
        .containsExactly("East draws from the stock.", "East discards 4♦.");
  }

  @Test
  void oneIsSpokenTo() {
    assertThat(sentences("A to draw", Seat.A, "A draws", "A discards Qc"))
        .containsExactly("You draw 8♦.", "You discard Q♣.");
  }

  @Test
  void aLayingDownNamesItsMelds() {
    assertThat(sentences("A to play", Seat.C, "A lays down book 9hdc* / book Khdc"))
        .containsExactly("North lays down: book of nines with a wild; book of kings.");
    assertThat(
            sentences(Language.of("bg"), "A to play", Seat.C, "A lays down book 9hdc* / book Khdc"))
        .containsExactly("North свали: група деветки с жокер; група попове.");
  }

  @Test
  void whatIsAddedSaysToWhat() {
    assertThat(sentences("B to play", Seat.C, "B lays 9h on 1"))
        .containsExactly("East lays off 9♥ on the run 5–9 of hearts.");
    assertThat(sentences("B to play", Seat.B, "B swaps 6h on 1"))
        .containsExactly(
            "You swap 6♥ for a wild. The wild moves to the end of the run 5–9 of hearts.");
  }

  @Test
  void aClaimAndItsPenaltyAreDistinguishedFromDraws() {
    assertThat(sentences("A to play", Seat.B, "A discards Qc", "B passes", "C claims"))
        .containsExactly("North discards Q♣.", "South claims Q♣.", "South draws a penalty card.");
    assertThat(sentences("A to play", Seat.B, "A discards Qc", "B claims"))
        .containsExactly("North discards Q♣.", "You take Q♣.");
    assertThat(sentences("A to play", Seat.A, "A discards Qc", "B passes", "C passes"))
        .containsExactly("You discard Q♣.", "Nobody claims Q♣.");
  }

  @Test
  void theClockIsNamed() {
    Oklahoma deal = Notation.deal(TABLE.formatted("B to play")).orElseThrow();
    Event drew = new Event.Drew(Seat.B, Back.BACK);
    assertThat(text(Language.ENGLISH, Seat.A).say(drew, deal, Optional.of(Mover.CLOCK), false))
        .contains("Time is up – the program drew a card for East.");
    Event discarded = Notation.event("B discards 4d").orElseThrow();
    assertThat(text(Language.ENGLISH, Seat.B).say(discarded, deal, Optional.of(Mover.CLOCK), false))
        .contains("Time is up – the program discarded 4♦ for you.");
  }

  /** Every kind of move, in every language. */
  @ParameterizedTest
  @MethodSource("languages")
  void movesMadeForAnAbsentReaderAreNamedAsTheProgramsOwn(Language language) {
    String name = language.equals(Language.ENGLISH) ? "The program " : "Програмата ";
    for (long seed = 1; seed <= 20; seed++) {
      RandomDeal<Oklahoma> played = RandomPlay.deal(3, seed);
      Oklahoma deal = played.start();
      for (Event event : played.events()) {
        deal = (Oklahoma) deal.after(event);
        Optional<Seat> seat = new LogLine(1, event, deal, Mover.SEAT).actor();
        boolean moved =
            !(event instanceof Event.ClaimSettled)
                && !(event instanceof Event.Ended)
                && !(event instanceof Event.Answered);
        if (seat.isPresent() && moved) {
          assertThat(text(language, seat.get()).say(event, deal, Optional.empty(), false))
              .get()
              .asString()
              .startsWith(name)
              .doesNotContain("log.", "{");
        }
      }
    }
  }

  /** Nothing that happens is without words, and no hidden card is in them. */
  @ParameterizedTest
  @MethodSource("languages")
  void everyEventHasASentence(Language language) {
    Set<Class<?>> kinds = new HashSet<>();
    for (long seed = 1; seed <= 40; seed++) {
      RandomDeal<Oklahoma> played = RandomPlay.deal(2 + (int) (seed % 7), seed);
      Viewer me = seed % 2 == 0 ? Seat.B : Spectator.SPECTATOR;
      Oklahoma deal = played.start();
      for (Event event : played.events()) {
        deal = (Oklahoma) deal.after(event);
        Oklahoma after = (Oklahoma) deal.seenBy(me);
        Optional<String> sentence =
            event.seenBy(me).flatMap(seen -> sentence(language, me, seen, after));
        if (event instanceof Event.Answered) {
          assertThat(sentence).isEmpty();
        } else {
          assertThat(sentence).get().asString().isNotBlank().doesNotContain("log.", "{", "BACK");
        }
        kinds.add(event.getClass());
      }
    }
    assertThat(kinds)
        .containsExactlyInAnyOrderElementsOf(
            Stream.of(Event.class.getDeclaredClasses())
                .filter(Class::isRecord)
                .filter(kind -> kind != Event.Declined.class && kind != Event.Knocked.class)
                .<Class<?>>map(kind -> kind)
                .toList());
  }
}
