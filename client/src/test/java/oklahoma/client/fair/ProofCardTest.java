package oklahoma.client.fair;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.fair.Proof;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.card.Card;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** The mark and its card say in plain sentences how the check of a deal went. */
class ProofCardTest {
  private static final Secret SECRET = new Secret("01".repeat(Secret.BYTES));
  private static final Commitment COMMITMENT = new Commitment("3f".repeat(Commitment.BYTES));
  private static final List<String> NAMES = List.of("North", "East", "South", "West");

  @BeforeAll
  static void start() throws Exception {
    FxToolkit.registerPrimaryStage();
  }

  static Proof proof(List<Finding> findings) {
    return proof(0, findings);
  }

  private static Proof proof(int row, List<Finding> findings) {
    FairDeal deal =
        new FairDeal(
            new MatchId("ab".repeat(MatchId.BYTES)),
            3,
            COMMITMENT,
            List.of(
                new Part.Revealed(COMMITMENT, SECRET),
                new Part.Unasked(),
                new Part.Silent(),
                new Part.Withheld(COMMITMENT)),
            Optional.of(SECRET));
    return new Proof(OptionalInt.of(row), Optional.of(deal), Optional.of(Seat.A), 3, findings);
  }

  private static List<String> sentences(Language language, Proof proof) {
    return new ProofCard(new Texts(language), proof, seat -> NAMES.get(seat.ordinal()), () -> {})
        .sentences();
  }

  @Test
  void aVerifiedDealNamesThePlayersWhoAddedNothing() {
    assertThat(sentences(Language.ENGLISH, proof(List.of())))
        .contains(
            "Secrets from: the host and North.",
            "Not asked, because a bot plays or the player was away: East.",
            "Sent nothing within five seconds: South.",
            "Did not reveal the secret within five seconds: West.")
        .noneMatch(sentence -> sentence.contains("your secret was certainly in"));
  }

  @Test
  void onlyAVerifiedDealSaysWhatNoCheckShows() {
    String limits = "the host’s computer knows all cards during play";
    assertThat(sentences(Language.ENGLISH, proof(List.of()))).last().asString().contains(limits);
    assertThat(sentences(Language.ENGLISH, proof(List.of(Finding.of(Flaw.TOO_LATE)))))
        .noneMatch(sentence -> sentence.contains(limits));
  }

  @Test
  void theCardBeginsWithWhatTheOutcomeMeans() {
    assertThat(sentences(Language.ENGLISH, proof(List.of())))
        .first()
        .asString()
        .contains("yours is one");
    assertThat(sentences(Language.ENGLISH, proof(List.of(Finding.of(Flaw.DEAL_DIFFERS)))))
        .first()
        .asString()
        .endsWith("This does not match:");
  }

  @Test
  void aShuffleWithoutASecretOfAPlayerSaysSo() {
    FairDeal bots =
        FairDeal.opened(
            new MatchId("ab".repeat(MatchId.BYTES)),
            1,
            COMMITMENT,
            List.of(new Part.Unasked(), new Part.Unasked()));
    Proof proof =
        new Proof(
            OptionalInt.of(0),
            Optional.of(bots),
            Optional.empty(),
            0,
            List.of(Finding.of(Flaw.WATCHED)));
    assertThat(sentences(Language.ENGLISH, proof))
        .contains("Only the host’s secret decided the order: no player sent one.");
  }

  /** The player compares it with the record that the host gives out. */
  @Test
  void theCardShowsWhatTheHostHadCommittedTo() {
    Pane card =
        WaitForAsyncUtils.waitForAsyncFx(
            10_000,
            () ->
                (Pane)
                    new ProofCard(
                            new Texts(Language.ENGLISH), proof(List.of()), Seat::name, () -> {})
                        .node());
    assertThat(card.getChildren().stream().filter(Label.class::isInstance))
        .extracting(label -> ((Label) label).getText())
        .contains("Shuffle 3, the host’s commitment: " + "3f".repeat(8) + "…");
  }

  @Test
  void aDealWithoutTheOwnSecretSaysWhyAndHowOftenThatWas() {
    Proof proof = proof(List.of());
    Proof theirs =
        new Proof(
            proof.row(),
            proof.deal(),
            Optional.of(Seat.B),
            1,
            List.of(Finding.of(Flaw.NOT_ASKED), Finding.of(Flaw.WITHHELD, Seat.D)));
    assertThat(theirs.outcome()).isEqualTo(Proof.Outcome.NOT_FOR_YOU);
    assertThat(sentences(Language.ENGLISH, theirs))
        .contains(
            "You were away when the shuffle began, so your secret is not in it.",
            "West fixed a secret and did not show it."
                + " Keeping it back leaves a choice between two orders.",
            "In this match your secret was certainly in 1 of 3 shuffles so far.");
  }

  @Test
  void whereSomethingIsWrongItAloneCounts() {
    Proof wrong = proof(List.of(Finding.of(Flaw.TOO_LATE), Finding.of(Flaw.DRAWN_AGAIN)));
    assertThat(wrong.outcome()).isEqualTo(Proof.Outcome.FAILED);
    assertThat(sentences(Language.ENGLISH, wrong))
        .contains("The host began a shuffle, dropped it and shuffled again.")
        .noneMatch(sentence -> sentence.contains("too late"));
  }

  @Test
  void aSwappedCardIsNamed() {
    Optional<Card> due = Notation.cards("7h").orElseThrow().stream().findFirst();
    Optional<Card> king = Notation.cards("Ks").orElseThrow().stream().findFirst();
    Finding swapped = Finding.at(4, Flaw.DRAW_DIFFERS, Optional.of(Seat.B)).withCards(due, king);
    assertThat(sentences(Language.ENGLISH, proof(List.of(swapped))))
        .contains("East drew K♠, but 7♥ was on top of the stock.");
  }

  @ParameterizedTest
  @EnumSource(Flaw.class)
  void everyFlawHasItsSentenceInEveryLanguage(Flaw flaw) {
    Optional<Card> card = Notation.cards("7h").orElseThrow().stream().findFirst();
    for (Language language : Language.all()) {
      for (Finding finding :
          List.of(
              Finding.of(flaw),
              Finding.of(flaw, Seat.C),
              Finding.at(2, flaw, Optional.of(Seat.C)).withCards(card, card))) {
        assertThat(sentences(language, proof(List.of(finding))))
            .hasSizeGreaterThan(1)
            .allSatisfy(
                sentence -> assertThat(sentence).doesNotContain("fair.").doesNotContain("{"));
      }
    }
  }

  @Test
  void theMarkFollowsWhatCameOfTheDeal() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          Texts texts = new Texts(Language.ENGLISH);
          Proofs proofs = new Proofs();
          ProofMarks marks =
              new ProofMarks(
                  new Pages(texts, () -> false), proofs, seat -> NAMES.get(seat.ordinal()));
          Button mark = (Button) marks.latest();
          Button row = (Button) marks.row(0);
          Scene seen = new Scene(new HBox(mark, row));
          assertThat(seen.getRoot().getChildrenUnmodifiable()).hasSize(2);
          assertThat(Arrays.asList(mark.isVisible(), row.isVisible())).containsOnly(false);
          proofs.add(proof(List.of()));
          assertThat(mark.getText()).isEqualTo("Shuffle verified");
          Ikon verified = ((FontIcon) mark.getGraphic()).getIconCode();
          assertThat(row.getAccessibleText()).isEqualTo("Shuffle verified");
          proofs.dealt();
          assertThat(mark.isVisible()).isFalse();
          assertThat(row.isVisible()).isTrue();
          proofs.add(proof(List.of(Finding.of(Flaw.DEAL_DIFFERS))));
          assertThat(mark.getText()).isEqualTo("Shuffle not verified");
          assertThat(((FontIcon) mark.getGraphic()).getIconCode()).isNotEqualTo(verified);
          proofs.scored(new Standing(List.of(), List.of(0, 0), List.of(), false));
          assertThat(row.isVisible()).isFalse();
          return true;
        });
  }

  /** Of the deals that a long sheet sums up in one line. */
  @Test
  void theMarkOfEarlierDealsIsThatOfTheWorst() {
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          Proofs proofs = new Proofs();
          Button mark =
              (Button)
                  new ProofMarks(
                          new Pages(new Texts(Language.ENGLISH), () -> false), proofs, Seat::name)
                      .before(4);
          Scene seen = new Scene(new HBox(mark));
          assertThat(seen.getRoot().getChildrenUnmodifiable()).hasSize(1);
          proofs.add(proof(0, List.of()));
          proofs.add(proof(4, List.of(Finding.of(Flaw.DEAL_DIFFERS))));
          assertThat(mark.isVisible()).isFalse();
          proofs.add(proof(1, List.of(Finding.of(Flaw.NOT_ASKED))));
          assertThat(mark.getAccessibleText()).isEqualTo("No proof for you");
          proofs.add(proof(3, List.of(Finding.of(Flaw.DEAL_DIFFERS))));
          assertThat(mark.getAccessibleText()).isEqualTo("Shuffle not verified");
          return true;
        });
  }
}
