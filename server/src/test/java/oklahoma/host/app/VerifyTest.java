package oklahoma.host.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.testing.SeatedTable;
import oklahoma.host.testing.TestSetups;
import oklahoma.protocol.messages.ToHost;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.SealedDeal;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.fair.Shuffle;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The record of a match shows whether its deals were fair. */
class VerifyTest {
  private static final MatchId MATCH = MatchId.of(new byte[MatchId.BYTES]);
  private static final Secret SECRET = Secret.of(new byte[Secret.BYTES]);

  /** The record of a match that was played to its end. */
  private static String wholeMatch;

  @TempDir private Path folder;

  @BeforeAll
  static void playsAWholeMatch(@TempDir Path folder) throws Exception {
    try (JournalFile journal = JournalFile.open(folder.resolve("whole.db"))) {
      try (SeatedTable company =
          SeatedTable.at(
              TestSetups.fair(TestSetups.patient(2), 2),
              2,
              false,
              UnaryOperator.identity(),
              journal.of(1))) {
        for (int deal = 1; deal <= 5; deal++) {
          company.playUntil(() -> company.deal().over());
          int played = deal;
          company.until(() ->
              company.all().stream()
                  .allMatch(each ->
                      each.standing().filter(now -> now.deals().size() == played).isPresent()));
          if (deal < 5) {
            company.all().forEach(guest -> guest.send(new ToHost.Ready()));
            company.until(() -> company.all().stream().noneMatch(guest -> guest.deal().over()));
          }
        }
      }
      wholeMatch = journal.match(1).text();
    }
  }

  private CommandResult verify(String record) throws Exception {
    return CommandResult.of(Files.writeString(folder.resolve("match.oklahoma"), record));
  }

  /** The record of a match whose first deal was played to its end. */
  private String record(TableSetup setup, int guests) throws Exception {
    try (JournalFile journal = JournalFile.open(folder.resolve("journal.db"))) {
      try (SeatedTable company =
          SeatedTable.at(setup, guests, false, UnaryOperator.identity(), journal.of(1))) {
        company.playUntil(() -> company.all().getFirst().deal().over());
      }
      return journal.match(1).text();
    }
  }

  private String fair(Rules rules) throws Exception {
    return record(TestSetups.fair(rules, 2), 2);
  }

  private static int line(List<String> lines, String beginning) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith(beginning)) {
        return i;
      }
    }
    throw new AssertionError("no line begins with " + beginning);
  }

  private static String changed(String record, int line, UnaryOperator<String> change) {
    List<String> lines = new ArrayList<>(record.lines().toList());
    lines.set(line, change.apply(lines.get(line)));
    return String.join("\n", lines) + "\n";
  }

  private static UnaryOperator<String> swapping(String one, String other) {
    return text -> text.replace(one, "!").replace(other, one).replace("!", other);
  }

  @Test
  void anHonestRecordIsVerifiedAndEveryChangeIsFound() throws Exception {
    String record = fair(TestSetups.patient(2));
    CommandResult honest = verify(record);
    assertThat(honest.words())
        .contains("verified: secrets from the host and A, B.")
        .contains("The match is not over: the record ends after deal 1.");
    assertThat(honest.code()).isEqualTo(4);
    List<String> lines = record.lines().toList();
    int deal = line(lines, "deal ");
    String order = lines.get(deal);
    int shuffle = deal - 1;

    String digit = lines.get(shuffle).endsWith("0") ? "1" : "0";
    CommandResult secret =
        verify(changed(record, shuffle, text -> text.substring(0, text.length() - 1) + digit));
    assertThat(secret.code()).isEqualTo(1);
    assertThat(secret.words()).contains("B's secret is not what it had committed to.");

    CommandResult dropped =
        verify(changed(record, shuffle, text -> text.replaceAll(" B revealed .*", " B silent")));
    assertThat(dropped.code()).isEqualTo(1);
    assertThat(dropped.words())
        .contains("what was said about B's part changed afterwards")
        .containsPattern(
            "Line %d, deal 1: (the pack is not in the order|by the secrets or the rules another)"
                .formatted(deal + 1));

    String[] cards = order.substring("deal ".length()).split(" ", -1);
    CommandResult reordered =
        verify(changed(record, deal, swapping(cards[cards.length - 1], cards[cards.length - 2])));
    assertThat(reordered.code()).isEqualTo(1);

    int draw = line(lines, lines.get(deal + 1).substring(0, 1) + " draws");
    String other = lines.get(draw).endsWith(" Kc") ? "Qc" : "Kc";
    CommandResult swapped = verify(changed(record, draw, text -> text.substring(0, 8) + other));
    assertThat(swapped.code()).isEqualTo(1);
    assertThat(swapped.words()).contains("Line " + (draw + 1) + " ");
  }

  @Test
  void aRoundOfGinIsVerified() throws Exception {
    CommandResult result = verify(fair(TestSetups.untimed(GinPreset.CLASSIC.rules(2))));
    assertThat(result.words()).contains("verified");
    assertThat(result.code()).isEqualTo(4);
  }

  /** A whole match, of which every line but the last ones can be taken away. */
  @Test
  void onlyAWholeMatchIsVerified() throws Exception {
    String record = wholeMatch;
    CommandResult whole = verify(record);
    assertThat(whole.words()).contains("Deal 5 ").doesNotContain("not over");
    assertThat(whole.code()).isZero();
    List<String> lines = record.lines().toList();
    int second = deals(lines).get(1);

    CommandResult between = verify(first(lines, fairs(lines, 2).getFirst()));
    assertThat(between.words()).contains("The match is not over: the record ends after deal 1.");
    assertThat(between.code()).isEqualTo(4);

    CommandResult shuffling = verify(first(lines, second));
    assertThat(shuffling.words()).contains("ends before the shuffle of deal 2 is dealt.");
    assertThat(shuffling.code()).isEqualTo(4);

    CommandResult inDeal = verify(first(lines, second + 1));
    assertThat(inDeal.words())
        .contains("Deal 2 (line " + (second + 1) + ") fits so far but is not over")
        .contains("The match is not over: the record ends in deal 2.");
    assertThat(inDeal.code()).isEqualTo(4);
  }

  @Test
  void aDealWithoutTheStepsOfItsShuffleIsNotVerified() throws Exception {
    List<String> lines = wholeMatch.lines().toList();
    CommandResult settledAlone = verify(without(lines, fairs(lines, 1).subList(0, 2)));
    assertThat(settledAlone.words())
        .contains("A has answered, but no line says that the host asked");
    assertThat(settledAlone.code()).isEqualTo(1);
    for (int deal = 1; deal <= 5; deal++) {
      CommandResult uncommitted = verify(without(lines, fairs(lines, deal).subList(1, 2)));
      assertThat(uncommitted.words()).contains("or a step is missing.");
      assertThat(uncommitted.code()).isEqualTo(1);
    }
  }

  /** A player's program would call it another shuffle than the one that is played. */
  @Test
  void aShuffleThatBeginsDuringADealIsNotVerified() throws Exception {
    List<String> lines = wholeMatch.lines().toList();
    int second = fairs(lines, 2).getFirst();
    List<String> early = new ArrayList<>(lines);
    early.add(second - 1, early.remove(second));
    CommandResult result = verify(String.join("\n", early) + "\n");
    assertThat(result.words()).contains("Line " + second + " is not what the rules");
    assertThat(result.code()).isEqualTo(1);
  }

  /** A shuffle with the number of another match would otherwise be nobody's business. */
  @Test
  void aShuffleOfAnotherMatchInTheRecordWasDiscarded() throws Exception {
    List<String> lines = wholeMatch.lines().toList();
    for (int deal = 1; deal <= 5; deal++) {
      int first = fairs(lines, deal).getFirst();
      List<String> more = new ArrayList<>(lines);
      more.add(
          first,
          lines.get(first).replaceFirst("^fair 2-\\S+ \\d+ ", "fair 2-" + "ab".repeat(16) + " 1 "));
      CommandResult thrown = verify(String.join("\n", more) + "\n");
      assertThat(thrown.words())
          .contains("a shuffle before this one was not dealt, or is missing.");
      assertThat(thrown.code()).isEqualTo(1);
    }
  }

  @Test
  void aShuffleAfterTheMatchIsNamed() throws Exception {
    List<String> lines = wholeMatch.lines().toList();
    List<String> more = new ArrayList<>(lines);
    fairs(lines, 5)
        .forEach(line -> more.add(lines.get(line).replaceFirst("^(fair \\S+) 5 ", "$1 6 ")));
    CommandResult result = verify(String.join("\n", more) + "\n");
    assertThat(result.words()).contains("The match is over, but another shuffle follows.");
    assertThat(result.code()).isEqualTo(1);
  }

  /** Of a shuffle's first lines only the last one decides how the cards are dealt. */
  @Test
  void noWordOfAShuffleChangesUnseen() throws Exception {
    List<String> lines = wholeMatch.lines().toList();
    for (int line : fairs(lines, 5)) {
      String[] words = lines.get(line).split(" ", -1);
      for (int word = 0; word < words.length; word++) {
        String[] others = words.clone();
        others[word] = otherwise(words[word]);
        CommandResult result = verify(changed(wholeMatch, line, _ -> String.join(" ", others)));
        assertThat(result.code()).as("%s", List.of(others)).isEqualTo(1);
      }
    }
  }

  @Test
  void noLineOfAMatchIsMissingOrMovedUnseen() throws Exception {
    List<String> lines = wholeMatch.lines().toList();
    for (int line = 3; line < lines.size() - 1; line += 127) {
      assertThat(verify(without(lines, List.of(line))).code()).as("without %s", line).isEqualTo(1);
    }
    for (int line = 3; line < lines.size() - 1; line += 29) {
      if (lines.get(line).contains(" draws ") && !lines.get(line).equals(lines.get(line + 1))) {
        List<String> moved = new ArrayList<>(lines);
        Collections.swap(moved, line, line + 1);
        assertThat(verify(first(moved, moved.size())).code()).as("moved %s", line).isEqualTo(1);
      }
    }
  }

  /** The same with another last letter or digit. */
  private static String otherwise(String word) {
    int last = word.length() - 1;
    return word.substring(0, last) + (word.charAt(last) == '1' ? '0' : '1');
  }

  @Test
  void aNewStockInAnotherOrderIsFoundInItsLine() throws Exception {
    List<String> lines = wholeMatch.lines().toList();
    String renewed = "stock renewed ";
    int line = line(lines, renewed);
    List<Card> order =
        Notation.cards(lines.get(line).substring(renewed.length())).orElseThrow().reversed();
    CommandResult result =
        verify(changed(first(lines, line + 1), line, _ -> renewed + Notation.print(order)));
    assertThat(result.words())
        .contains("Line " + (line + 1) + ", deal 1: the new stock is not in the order");
    assertThat(result.code()).isEqualTo(1);
  }

  /** A shuffle that is not dealt yet has its secret in the record as well. */
  @Test
  void aFalseSecretOfAShuffleThatIsNotDealtIsFound() throws Exception {
    List<String> lines = wholeMatch.lines().toList();
    int asked = fairs(lines, 2).getFirst();
    String[] words = lines.get(asked).split(" ", -1);
    CommandResult result =
        verify(
            changed(
                first(lines, asked + 1),
                asked,
                text -> text.replace(words[4], otherwise(words[4]))));
    assertThat(result.words()).contains("the host's secret is not what it had committed to.");
    assertThat(result.code()).isEqualTo(1);
  }

  @Test
  void aMissingStepOfAShuffleThatIsNotDealtIsFound() throws Exception {
    List<String> lines = wholeMatch.lines().toList();
    List<Integer> second = fairs(lines, 2);
    List<String> begun = lines.subList(0, second.getLast() + 1);
    CommandResult result = verify(without(begun, second.subList(1, 2)));
    assertThat(result.words()).contains("or a step is missing.");
    assertThat(result.code()).isEqualTo(1);
  }

  /** A script that looks through a folder asks for the code alone. */
  @ParameterizedTest
  @CsvSource({
    "whole whole, 0",
    "whole cut, 4",
    "cut whole, 4",
    "cut missing, 2",
    "missing cut, 2",
    "missing nonsense whole, 1",
    "nonsense missing cut, 1"
  })
  void theWorstOfSeveralFilesCounts(String names, int code) throws Exception {
    List<String> lines = wholeMatch.lines().toList();
    Files.writeString(folder.resolve("whole"), wholeMatch);
    Files.writeString(folder.resolve("cut"), first(lines, fairs(lines, 2).getFirst()));
    Files.writeString(folder.resolve("nonsense"), "match what\n");
    Path[] files = Stream.of(names.split(" ", -1)).map(folder::resolve).toArray(Path[]::new);
    assertThat(CommandResult.of(files).code()).isEqualTo(code);
  }

  @Test
  void aNumberLeftOutAndAShuffleDiscardedAreFound() throws Exception {
    List<String> lines = wholeMatch.lines().toList();
    List<Integer> second = fairs(lines, 2);
    List<String> skipped = new ArrayList<>(lines);
    second.forEach(
        line -> skipped.set(line, skipped.get(line).replaceFirst("^(fair \\S+) 2 ", "$1 3 ")));
    assertThat(verify(String.join("\n", skipped) + "\n").code()).isEqualTo(1);

    List<String> thrownAway = new ArrayList<>(lines);
    thrownAway.addAll(second.getFirst(), fairs(lines, 3).stream().map(lines::get).toList());
    CommandResult found = verify(String.join("\n", thrownAway) + "\n");
    assertThat(found.words()).contains("a shuffle before this one was not dealt, or is missing.");
    assertThat(found.code()).isEqualTo(1);
  }

  /** The lines of a deal's shuffle, from 0. */
  private static List<Integer> fairs(List<String> lines, int deal) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).matches("fair \\S+ " + deal + " .*")) {
        found.add(i);
      }
    }
    return found;
  }

  private static List<Integer> deals(List<String> lines) {
    List<Integer> found = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("deal ")) {
        found.add(i);
      }
    }
    return found;
  }

  private static String first(List<String> lines, int many) {
    return String.join("\n", lines.subList(0, many)) + "\n";
  }

  private static String without(List<String> lines, List<Integer> left) {
    List<String> kept = new ArrayList<>(lines);
    left.reversed().forEach(line -> kept.remove((int) line));
    return String.join("\n", kept) + "\n";
  }

  @Test
  void cardsThatWereKnownBeforehandProveNothing() throws Exception {
    CommandResult result =
        verify(record(TestSetups.of(TestSetups.untimed(GinPreset.CLASSIC.rules(2)), 2), 2));
    assertThat(result.words()).contains("has no proof");
    assertThat(result.code()).isEqualTo(3);
  }

  @Test
  void aSecretThatSomebodyKeptBackProvesLess() throws Exception {
    Part asked = new Part.Awaited();
    Part one = new Part.Committed(commitment(Seat.A));
    Part other = new Part.Committed(commitment(Seat.B));
    Part shown = new Part.Revealed(commitment(Seat.A), SECRET);
    Part kept = new Part.Withheld(commitment(Seat.B));
    List<List<Part>> steps =
        List.of(List.of(asked, asked), List.of(one, other), List.of(shown, kept));
    CommandResult result = verify(dealt(steps));
    assertThat(result.words())
        .contains("proves less: a secret is missing that was committed to")
        .contains("and A; B did not reveal the secret.");
    assertThat(result.code()).isEqualTo(3);

    CommandResult early = verify(dealt(steps.subList(0, 2)));
    assertThat(early.words()).contains("the cards were dealt before the shuffle was finished.");
    assertThat(early.code()).isEqualTo(1);
  }

  /** The host could let a friend begin. */
  @Test
  void aFirstDealerWhomTheSecretsDoNotGiveIsFound() throws Exception {
    Part unasked = new Part.Unasked();
    String honest = dealt(List.of(List.of(unasked, unasked)));
    String other =
        honest.contains("\ndealer A\n")
            ? honest.replace("\ndealer A\n", "\ndealer B\n")
            : honest.replace("\ndealer B\n", "\ndealer A\n");
    CommandResult result = verify(other);
    assertThat(result.words()).contains("by the secrets or the rules another seat deals.");
    assertThat(result.code()).isEqualTo(1);
  }

  @Test
  void playersWhoSentNothingAreNamed() throws Exception {
    Part asked = new Part.Awaited();
    Part silent = new Part.Silent();
    Part one = new Part.Committed(commitment(Seat.A));
    Part shown = new Part.Revealed(commitment(Seat.A), SECRET);
    CommandResult result =
        verify(dealt(List.of(List.of(asked, asked), List.of(one, silent), List.of(shown, silent))));
    assertThat(result.words()).contains("secrets from the host and A; B sent nothing in time.");
    assertThat(result.code()).isEqualTo(4);
  }

  @Test
  void aDealWithoutASecretOfAPlayerHasNoProof() throws Exception {
    CommandResult result = verify(dealt(List.of(List.of(new Part.Unasked(), new Part.Unasked()))));
    assertThat(result.words()).contains("has no proof: only the host's secret decided the order");
    assertThat(result.code()).isEqualTo(3);
  }

  private static Commitment commitment(Seat seat) {
    return Commitment.ofSeat(MATCH, 1, seat, SECRET);
  }

  /** The record of a match that ends behind its first deal, whose shuffle took these steps. */
  private static String dealt(List<List<Part>> steps) {
    Rules rules = TestSetups.patient(2);
    List<SealedDeal> shuffle =
        steps.stream()
            .map(parts -> FairDeal.opened(MATCH, 1, Commitment.ofHost(MATCH, 1, SECRET), parts))
            .map(published -> new SealedDeal(published, SECRET))
            .toList();
    Shuffle last = shuffle.getLast().shuffle();
    List<String> lines = new ArrayList<>();
    lines.add("match " + Notation.print(rules));
    lines.add("dealer " + last.firstDealer(2));
    shuffle.forEach(step -> lines.add(Notation.print(step)));
    lines.add("deal " + Notation.print(last.dealt(rules.pack())));
    return String.join("\n", lines) + "\n";
  }
}
