package oklahoma.client.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.client.advice.Advice;
import oklahoma.client.advice.Figure;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.host.bot.Appraisal;
import oklahoma.host.bot.Estimate;
import oklahoma.host.bot.Feature;
import oklahoma.host.bot.Worth;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import oklahoma.rules.gin.GinResult.Call;
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
                      new Appraisal(
                          List.of(
                              new Appraisal.Option(
                                  new Move.Draw(),
                                  new Worth.OfMatch(
                                      new Estimate(0.4, 0.02), new Estimate(0.1, 0.01)),
                                  List.of(feature))),
                          400));
          assertThat(advice.best().why().in(texts))
              .endsWith(".")
              .doesNotContain("advice.", "{", "}", "#");
          assertThat(advice.best().figure()).isEqualTo(new Figure.Chance(0.4, 0.1, 0.01));
        });
  }

  @ParameterizedTest
  @MethodSource("languages")
  void twoReasonsAreTwoSentences(Language language) {
    Texts texts = new Texts(language);
    assertThat(why(new Feature.RidsOf(10), new Feature.KeepsWilds(1)).in(texts))
        .isEqualTo(
            why(new Feature.RidsOf(10)).in(texts) + " " + why(new Feature.KeepsWilds(1)).in(texts));
  }

  private static Advice.Words why(Feature... features) {
    Appraisal.Option only =
        new Appraisal.Option(new Move.Draw(), new Worth.Judged(), List.of(features));
    return new AdviceWords(seat -> "Chloe").advice(new Appraisal(List.of(only), 0)).best().why();
  }

  private static Stream<Feature> features() {
    Stream<Feature> plain =
        Stream.of(
            new Feature.NoChoice(),
            new Feature.Melds(KING),
            new Feature.NoUse(KING),
            new Feature.TellsNothing(),
            new Feature.CompletesContract(),
            new Feature.HoldsContract(),
            new Feature.GoesOut(),
            new Feature.HasPlace(KING),
            new Feature.MovesWild(KING));
    Stream<Feature> counted =
        IntStream.of(0, 1, 12)
            .boxed()
            .flatMap(count ->
                Stream.of(
                    new Feature.LeavesDeadwood(count),
                    new Feature.KeepsLive(count),
                    new Feature.DeniesLayOffs(count),
                    new Feature.WaitsForGin(count),
                    new Feature.NearsContract(count),
                    new Feature.KeepsWilds(count),
                    new Feature.RidsOf(count),
                    new Feature.SparesPenalty(count)));
    Stream<Feature> safe =
        Arrays.stream(Feature.Safety.values())
            .map(because -> new Feature.SafeFrom(Seat.B, because));
    Stream<Feature> stops = Arrays.stream(Call.values()).map(call -> new Feature.Stops(call, 5));
    return Stream.of(plain, counted, safe, stops).flatMap(each -> each);
  }
}
