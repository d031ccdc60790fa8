package oklahoma.client.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import oklahoma.client.fixture.Welcomes;
import oklahoma.client.table.model.FakeHost;
import oklahoma.client.table.model.Progress;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.view.Moments;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Spectator;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;

class LogSentencesTest {
  private static final Card QUEEN = Notation.cards("Qs").orElseThrow().getFirst();

  @Test
  void nothingIsASpectatorsDoing() {
    FakeHost host = new FakeHost(Notation.deal(Moments.CLAIM).orElseThrow(), Spectator.SPECTATOR);
    host.happen(
        List.of(
            new Event.Discarded(Seat.C, QUEEN), new Event.ClaimSettled(Optional.empty(), QUEEN)));
    LogSentences sentences = new LogSentences(new Texts(Language.ENGLISH), host.model);
    assertThat(host.model.log().entries())
        .hasSize(2)
        .noneMatch(entry -> sentences.line(entry).mine());
  }

  /** O-14: the card brings a penalty card, which is no move of anybody's. */
  @Test
  void theProgramHasClaimedACardThatThePlayerDidNotSeeDiscarded() {
    RiggedTable rig = new RiggedTable(Moments.CLAIM).play("C discards Qs");
    TableModel model = rig.model();
    Progress seen = Progress.of(model);
    rig.play("A claims", "D passes");
    LogSentences sentences = new LogSentences(new Texts(Language.ENGLISH), model);
    model.playedSince(seen, Optional.empty());
    assertThat(model.log().entries())
        .hasSize(3)
        .noneMatch(entry -> sentences.happening(entry).played());
    model.playedSince(Progress.NOTHING, Optional.empty());
    assertThat(model.log().entries())
        .extracting(entry -> sentences.happening(entry).played())
        .containsExactly(false, true, false);
    assertThat(sentences.line(model.log().entries().get(1)).words())
        .isEqualTo("The program claimed Q♠ for you.");
  }

  @Test
  void theLastHandKeepsItsNumberWhenItIsPlayedAgain() {
    LogSentences sentences =
        new LogSentences(new Texts(Language.ENGLISH), new RiggedTable(Moments.CLAIM).model());
    assertThat(Stream.of(4, 5, 6).map(sentences::heading))
        .containsExactly("Hand 4 of 5", "Hand 5 of 5", "Hand 5 of 5");
  }

  /** A lesson begins with any hand. */
  @Test
  void theFirstDealMayBeALaterHand() {
    LogSentences sentences =
        new LogSentences(new Texts(Language.ENGLISH), new RiggedTable(Moments.DOWN).model());
    assertThat(sentences.heading(1)).isEqualTo("Hand 4 of 5");
  }

  @Test
  void aVoidRoundIsPlayedAgainUnderItsNumber() {
    GinRules rules = GinPreset.ROYAL.rules(2);
    Deal third = Gin.deal(rules, Seat.A, rules.pack());
    List<List<Integer>> deals = List.of(List.of(0, 20), List.of(0, 0));
    TableModel model =
        new TableModel(
            Welcomes.of(
                1,
                List.of(
                    SeatLabel.ofHuman(Seat.A, new Name("North")),
                    SeatLabel.ofHuman(Seat.B, new Name("East"))),
                new Standing(deals, Set.of(1), List.of(0, 20), List.of(), false),
                Seen.of(third, Seat.A)),
            sent -> {},
            (ms, what) -> {},
            System::nanoTime,
            new SplittableRandom(1));
    LogSentences sentences = new LogSentences(new Texts(Language.ENGLISH), model);
    assertThat(model.number()).isEqualTo(2);
    assertThat(Stream.of(1, 2, 3).map(sentences::heading))
        .containsExactly("Round 1", "Round 2", "Round 2");
  }
}
