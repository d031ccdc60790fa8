package oklahoma.client.home;

import java.time.Instant;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import oklahoma.client.text.GinNames;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;

/** The texts of the first screen about an unfinished match. */
record UnfinishedWords(Texts texts, Unfinished match) {

  /** The game and how far the match has come. */
  String title() {
    String played = played();
    return match.table().map(table -> texts.say("kept.hosted", table, played)).orElse(played);
  }

  private String played() {
    if (match.standing().isEmpty()) {
      return switch (match.rules()) {
        case OklahomaRules rules -> texts.say("kept.oklahoma.lobby");
        case GinRules rules -> texts.say("kept.gin.lobby", new GinNames(texts).rules(rules));
      };
    }
    Standing standing = match.standing().get();
    int hands = Contract.values().length;
    return switch (match.rules()) {
      case OklahomaRules rules ->
          texts.say("kept.oklahoma", Math.min(standing.deals().size() + 1, hands), hands);
      case GinRules rules ->
          texts.say("kept.gin", new GinNames(texts).rules(rules), standing.rounds() + 1);
    };
  }

  /** The players with their scores; before the match, the people in the lobby. */
  String players() {
    return match
        .standing()
        .map(this::scores)
        .orElseGet(() -> String.join(texts.say("kept.between"), match.players()));
  }

  private String scores(Standing standing) {
    return IntStream.range(0, match.players().size())
        .mapToObj(seat -> texts.say("kept.score", name(seat), standing.totals().get(seat)))
        .collect(Collectors.joining(texts.say("kept.between")));
  }

  private String name(int seat) {
    boolean mine = match.me().equals(Optional.of(Seat.of(seat)));
    return mine ? texts.say("kept.you") : match.players().get(seat);
  }

  /** How long ago the match was saved, in words. */
  String ago(Instant now) {
    return new ElapsedTime(texts, "kept.ago.").say(match.saved(), now);
  }

  /** All of these in one sentence, to be read aloud. */
  String spoken(Instant now) {
    return texts.say("kept.spoken", title(), players(), ago(now));
  }
}
