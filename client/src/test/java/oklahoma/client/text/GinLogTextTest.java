package oklahoma.client.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.protocol.messages.Mover;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Ruling;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Card;
import oklahoma.rules.fixture.RandomDeal;
import oklahoma.rules.fixture.RandomGin;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.ProposedMove;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GinLogTextTest {
  private static final List<String> NAMES = List.of("North", "East", "South", "West");

  static List<Language> languages() {
    return Language.all();
  }

  private static List<String> sentences(
      Language language, Viewer me, String header, String phase, String... moves) {
    String cards = "A: 345c 789h TJQs 6d Kd\nB: 6c 9cds 2d Kh\npile 4d\nstock 8d 8c\n";
    Gin deal = Notation.gin("gin classic " + header + "\n" + cards + phase).orElseThrow();
    GinLogText text = new GinLogText(new Texts(language), seat -> NAMES.get(seat.ordinal()), me);
    List<String> sentences = new ArrayList<>();
    for (String move : moves) {
      ProposedMove meant = Notation.meant(move).orElseThrow();
      for (Event event : ((Ruling.Allowed) deal.rule(meant.seat(), meant.move())).events()) {
        deal = (Gin) deal.after(event);
        Gin seen = (Gin) deal.seenBy(me);
        event
            .seenBy(me)
            .flatMap(each -> text.say(each, seen, Optional.of(Mover.SEAT)))
            .ifPresent(sentences::add);
      }
    }
    return sentences;
  }

  private static List<String> sentences(Viewer me, String header, String phase, String... moves) {
    return sentences(Language.ENGLISH, me, header, phase, moves);
  }

  @Test
  void aKnockAndItsDefence() {
    String[] moves = {"A knocks Kd: 345c / 789h / TJQs", "B lays 6c on 1", "B lays down book 9cds"};
    assertThat(sentences(Seat.B, "knock 6", "A to discard drew Kd", moves))
        .containsExactly(
            "North knocks with 6.",
            "You lay off 6♣ on the run 3–6 of clubs.",
            "You show set of nines.");
    assertThat(sentences(Seat.A, "knock 6", "A to discard drew Kd", moves))
        .containsExactly(
            "You knock with 6.",
            "East lays off 6♣ on the run 3–6 of clubs.",
            "East shows set of nines.");
  }

  @Test
  void gin() {
    String big = "gin classic big-gin yes\nA: 3456c 789h TJQKs\nB: 2d\nA to discard drew Ks";
    Gin deal = Notation.gin(big).orElseThrow();
    GinLogText text =
        new GinLogText(new Texts(Language.ENGLISH), seat -> NAMES.get(seat.ordinal()), Seat.A);
    ProposedMove knock = Notation.meant("A knocks: 3456c / 789h / TJQKs").orElseThrow();
    Event event = ((Ruling.Allowed) deal.rule(Seat.A, knock.move())).events().getFirst();
    assertThat(text.say(event, deal, Optional.of(Mover.SEAT))).contains("You go big gin!");
    ProposedMove gin = Notation.meant("A knocks 3c: 456c / 789h / TJQKs").orElseThrow();
    Event plain = ((Ruling.Allowed) deal.rule(Seat.A, gin.move())).events().getFirst();
    assertThat(text.say(plain, deal, Optional.of(Mover.SEAT))).contains("You go gin!");
  }

  @Test
  void anOfferAndAVoidRound() {
    assertThat(sentences(Seat.A, "up 4d", "offer to A", "A passes", "B passes"))
        .containsExactly("You pass.", "East passes.");
    assertThat(sentences(Seat.B, "up 4d", "A to discard drew Kd", "A discards Kd"))
        .containsExactly(
            "North discards K♦.",
            "Two cards are left – nobody scores, and the same dealer deals again.");
  }

  @Test
  void aTurnThatTheOwnerSkipped() {
    Gin deal =
        Notation.gin("gin classic up 4d\nA: 345c 789h TJQs 6d\nB: 6c 9cds 2d\npile 4d\noffer to A")
            .orElseThrow();
    Event passed = new Event.Declined(Seat.A);
    Gin after = (Gin) deal.after(passed);
    assertThat(words(Seat.A).say(passed, after, Optional.of(Mover.OWNER)))
        .contains("The owner skipped your turn – you passed.");
    assertThat(words(Seat.B).say(passed, after, Optional.of(Mover.OWNER)))
        .contains("The owner skipped North, who passes.");
    assertThat(
            words(Seat.B)
                .say(new Event.Discarded(Seat.A, card("6d")), after, Optional.of(Mover.OWNER)))
        .contains("The owner skipped North’s turn – the program discarded 6♦.");
  }

  /** G-8. */
  @Test
  void whatTheLayOffClockDoesIsNotThePlayersDoing() {
    String cards = "gin classic knock 7\nA: A23c 567s 9hdc 3d Qh\nB: 8s 4s Kd Kh 2h\n";
    Gin deal = Notation.gin(cards + "A to discard drew Qh").orElseThrow();
    ProposedMove knock = Notation.meant("A knocks Qh: A23c / 567s / 9hdc").orElseThrow();
    Gin knocked = (Gin) deal.after(((Ruling.Allowed) deal.rule(Seat.A, knock.move())).events());
    assertThat(byDefault(knocked, Seat.B, Optional.of(Mover.CLOCK)))
        .containsExactly(
            "Time is up – the program laid off 4♠ on the run 4–7 of spades for you.",
            "Time is up – the program laid off 8♠ on the run 4–8 of spades for you.",
            "Time is up – you have no melds.");
    assertThat(byDefault(knocked, Seat.A, Optional.of(Mover.CLOCK)))
        .containsExactly(
            "Time is up – the program laid off 4♠ on the run 4–7 of spades for East.",
            "Time is up – the program laid off 8♠ on the run 4–8 of spades for East.",
            "Time is up – East has no melds.");
    assertThat(byDefault(knocked, Seat.A, Optional.of(Mover.OWNER)))
        .last()
        .isEqualTo("The owner skipped East, who has no melds.");
  }

  @Test
  void movesMadeForAnAbsentReaderAreNamedAsTheProgramsOwn() {
    String cards = "gin classic knock 7\nA: A23c 567s 9hdc 3d Qh\nB: 8s 4s Kd Kh 2h\n";
    Gin deal = Notation.gin(cards + "A to discard drew Qh").orElseThrow();
    ProposedMove knock = Notation.meant("A knocks Qh: A23c / 567s / 9hdc").orElseThrow();
    Event event = ((Ruling.Allowed) deal.rule(Seat.A, knock.move())).events().getFirst();
    Gin knocked = (Gin) deal.after(event);
    assertThat(words(Seat.A).say(event, knocked, Optional.empty()))
        .contains("The program knocked for you with 3.");
    assertThat(byDefault(knocked, Seat.B, Optional.empty()))
        .containsExactly(
            "The program laid off 4♠ on the run 4–7 of spades for you.",
            "The program laid off 8♠ on the run 4–8 of spades for you.",
            "You have no melds.");
    assertThat(words(Seat.B).say(new Event.Declined(Seat.B), deal, Optional.empty()))
        .contains("The program passed for you.");
    assertThat(words(Seat.B).say(new Event.Took(Seat.B, card("6d")), deal, Optional.empty()))
        .contains("The program took 6♦ for you.");
  }

  /** What seat B is made to do until nothing is left to do. */
  private static List<String> byDefault(Gin knocked, Viewer me, Optional<Mover> mover) {
    List<String> sentences = new ArrayList<>();
    Gin deal = knocked;
    while (deal.defaultMove(Seat.B).isPresent()) {
      Move move = deal.defaultMove(Seat.B).get();
      for (Event event : ((Ruling.Allowed) deal.rule(Seat.B, move)).events()) {
        deal = (Gin) deal.after(event);
        words(me).say(event, deal, mover).ifPresent(sentences::add);
      }
    }
    return sentences;
  }

  @Test
  void aKnockThatTheRulesForceIsNotThePlayersDoing() {
    String cards = "gin classic knock 6\nA: 345c 789h TJQs 6d Kd\nB: 6c 9cds 2d Kh\n";
    Gin deal = Notation.gin(cards + "A to discard drew Kd").orElseThrow();
    ProposedMove knock = Notation.meant("A knocks Kd: 345c / 789h / TJQs").orElseThrow();
    Event event = ((Ruling.Allowed) deal.rule(Seat.A, knock.move())).events().getFirst();
    assertThat(words(Seat.A).say(event, deal, Optional.of(Mover.CLOCK)))
        .contains("Time is up – the program knocked for you with 6.");
    assertThat(words(Seat.B).say(event, deal, Optional.of(Mover.OWNER)))
        .contains("The owner skipped North’s turn – the program knocked with 6.");
  }

  private static GinLogText words(Viewer me) {
    return new GinLogText(new Texts(Language.ENGLISH), seat -> NAMES.get(seat.ordinal()), me);
  }

  private static Card card(String text) {
    return Notation.cards(text).orElseThrow().getFirst();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyEventHasASentenceInEveryLanguage(Language language) {
    for (int seats = 2; seats <= 4; seats++) {
      Optional<Mover> mover = Optional.of(Mover.values()[seats - 2]);
      for (long seed = 0; seed < 12; seed++) {
        RandomDeal<Gin> played = RandomGin.deal(seats, seed);
        for (Viewer me : List.of(Seat.A, Spectator.SPECTATOR)) {
          GinLogText text =
              new GinLogText(new Texts(language), seat -> NAMES.get(seat.ordinal()), me);
          played.everyStep((before, event, after) -> {
            Gin seen = (Gin) after.seenBy(me);
            event
                .seenBy(me)
                .flatMap(each -> text.say(each, seen, mover))
                .ifPresent(words ->
                    assertThat(words)
                        .isNotBlank()
                        .doesNotContain("log.", "{", "}", "null", "book"));
          });
        }
      }
    }
  }
}
