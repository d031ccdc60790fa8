package oklahoma.client.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.bot.advice.HandGuess;
import oklahoma.bot.advice.MoveAdvice;
import oklahoma.bot.advice.MoveReason;
import oklahoma.bot.advice.MoveWorth;
import oklahoma.bot.search.Estimate;
import oklahoma.client.advice.Advice;
import oklahoma.client.advice.MoveEstimate;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.GinResult.Call;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class AdviceWordsTest {
  private static final Card KING = new Suited(Rank.KING, Suit.CLUBS);

  static List<Language> languages() {
    return Language.all();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyReasonIsASentence(Language language) {
    Texts texts = new Texts(language);
    assertThat(features())
        .allSatisfy(feature -> {
          Advice advice =
              new AdviceWords(seat -> "Chloe")
                  .advice(
                      new MoveAdvice(
                          List.of(
                              new MoveAdvice.Option(
                                  new Move.Draw(),
                                  new MoveWorth.OfMatch(
                                      new Estimate(0.4, 0.02), new Estimate(0.1, 0.01)),
                                  List.of(feature))),
                          400,
                          Optional.empty()));
          assertThat(advice.best().why().in(texts))
              .endsWith(".")
              .doesNotContain("advice.", "{", "}", "#");
          assertThat(advice.best().estimate()).isEqualTo(new MoveEstimate.Chance(0.4, 0.1, 0.01));
        });
  }

  @ParameterizedTest
  @MethodSource("languages")
  void twoReasonsAreTwoSentences(Language language) {
    Texts texts = new Texts(language);
    assertThat(why(new MoveReason.ShedsPoints(10), new MoveReason.KeepsWilds(1)).in(texts))
        .isEqualTo(
            why(new MoveReason.ShedsPoints(10)).in(texts)
                + " "
                + why(new MoveReason.KeepsWilds(1)).in(texts));
  }

  /** A card that was laid off lets more follow. */
  @Test
  void whatFitsDirectlyIsNoMost() {
    assertThat(why(new MoveReason.DeniesLayOffs(3)).in(new Texts(Language.ENGLISH)))
        .contains("directly")
        .contains("3 points")
        .doesNotContain("at most");
  }

  @ParameterizedTest
  @MethodSource("languages")
  void everyGuessNamesThePlayerAndTheCard(Language language) {
    Texts texts = new Texts(language);
    assertThat(
            Stream.of(
                new HandGuess.HoldsSet(Seat.B, KING),
                new HandGuess.HoldsRun(Seat.B, KING),
                new HandGuess.LowDeadwood(Seat.B, 20, KING)))
        .map(guess -> guess(guess).in(texts))
        .allSatisfy(sentence ->
            assertThat(sentence)
                .startsWith("Chloe ")
                .contains("♣")
                .endsWith(".")
                .doesNotContain("advice.", "{", "}", "#"));
  }

  private static Advice.Words guess(HandGuess guess) {
    MoveAdvice.Option only =
        new MoveAdvice.Option(
            new Move.Draw(), new MoveWorth.Judged(), List.of(new MoveReason.NoChoice()));
    return new AdviceWords(seat -> "Chloe")
        .advice(new MoveAdvice(List.of(only), 0, Optional.of(guess)))
        .guess();
  }

  private static Advice.Words why(MoveReason... features) {
    MoveAdvice.Option only =
        new MoveAdvice.Option(new Move.Draw(), new MoveWorth.Judged(), List.of(features));
    return new AdviceWords(seat -> "Chloe")
        .advice(new MoveAdvice(List.of(only), 0, Optional.empty()))
        .best()
        .why();
  }

  private static Stream<MoveReason> features() {
    Stream<MoveReason> plain =
        Stream.of(
            new MoveReason.NoChoice(),
            new MoveReason.Melds(KING),
            new MoveReason.NoUse(KING),
            new MoveReason.RevealsNothing(),
            new MoveReason.CompletesContract(),
            new MoveReason.HoldsContract(),
            new MoveReason.GoesOut(),
            new MoveReason.HasPlace(KING),
            new MoveReason.MovesWild(KING));
    Stream<MoveReason> counted =
        IntStream.of(0, 1, 12)
            .boxed()
            .flatMap(count ->
                Stream.of(
                    new MoveReason.LeavesDeadwood(count),
                    new MoveReason.KeepsLive(count),
                    new MoveReason.DeniesLayOffs(count),
                    new MoveReason.WaitsForGin(count),
                    new MoveReason.NearsContract(count),
                    new MoveReason.KeepsWilds(count),
                    new MoveReason.ShedsPoints(count),
                    new MoveReason.AvoidsPenalty(count)));
    Stream<MoveReason> safe =
        Arrays.stream(MoveReason.Safety.values())
            .map(because -> new MoveReason.SafeFrom(Seat.B, because));
    Stream<MoveReason> stops =
        Arrays.stream(Call.values()).map(call -> new MoveReason.Stops(call, 5));
    return Stream.of(plain, counted, safe, stops).flatMap(each -> each);
  }
}
