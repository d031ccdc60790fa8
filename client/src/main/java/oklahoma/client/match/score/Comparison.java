package oklahoma.client.match.score;

import java.util.List;
import java.util.stream.Collectors;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;

/**
 * Says in a sentence the rank of the player, or for an onlooker of everybody; nothing once the
 * match is over, when nobody leads any more.
 */
final class Comparison {

  private Comparison() {}

  static String of(Texts texts, Standing standing, Players players) {
    if (standing.over()) {
      return "";
    }
    if (standing.deals().isEmpty()) {
      return texts.say("score.nothing-yet");
    }
    List<Seat> leaders = standing.leaders();
    return players
        .me()
        .map(me -> mine(texts, standing, players, me))
        .orElseGet(() -> texts.say("score.leads", names(leaders, players), leaders.size()));
  }

  private static String mine(Texts texts, Standing standing, Players players, Seat me) {
    List<Seat> leaders = standing.leaders();
    int own = standing.totals().get(me.ordinal());
    if (!leaders.contains(me)) {
      int best = standing.totals().get(leaders.getFirst().ordinal());
      return texts.say("score.behind", Math.abs(own - best), names(leaders, players));
    }
    if (leaders.size() > 1) {
      List<Seat> others = leaders.stream().filter(seat -> seat != me).toList();
      return texts.say("score.share-lead", names(others, players));
    }
    int second =
        standing.places().stream()
            .filter(place -> place.seat() != me)
            .mapToInt(place -> standing.totals().get(place.seat().ordinal()))
            .findFirst()
            .orElse(own);
    return texts.say("score.ahead", Math.abs(second - own));
  }

  /** The names in a row, with commas between. */
  static String names(List<Seat> seats, Players players) {
    return seats.stream().map(players::name).collect(Collectors.joining(", "));
  }
}
