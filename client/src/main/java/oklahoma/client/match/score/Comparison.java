package oklahoma.client.match.score;

import java.util.List;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;

/**
 * A sentence about the player's position, or for a spectator about who leads; an empty text once
 * the match is over.
 */
final class Comparison {

  private Comparison() {}

  /**
   * @param games whether whole games count before points, so that points do not express a lead
   */
  static String of(Texts texts, Standing standing, Players players, boolean games) {
    if (standing.over()) {
      return "";
    }
    if (standing.deals().isEmpty()) {
      return texts.say("score.nothing-yet");
    }
    List<Seat> leaders = standing.leaders();
    if (players.me().filter(leaders::contains).isPresent()) {
      return leading(texts, standing, players, players.me().get(), games);
    }
    if (players.me().isEmpty() || games) {
      return texts.say("score.leads", texts.list(players.names(leaders)), leaders.size());
    }
    int own = standing.totals().get(players.me().get().ordinal());
    int best = standing.totals().get(leaders.getFirst().ordinal());
    return texts.say("score.behind", Math.abs(own - best), texts.list(players.names(leaders)));
  }

  private static String leading(
      Texts texts, Standing standing, Players players, Seat me, boolean games) {
    List<Seat> others = standing.leaders().stream().filter(seat -> seat != me).toList();
    if (!others.isEmpty()) {
      return texts.say("score.share-lead", texts.list(players.names(others)));
    }
    if (games) {
      return texts.say("score.you-lead");
    }
    int own = standing.totals().get(me.ordinal());
    int second =
        standing.places().stream()
            .filter(place -> place.seat() != me)
            .mapToInt(place -> standing.totals().get(place.seat().ordinal()))
            .findFirst()
            .orElse(own);
    return texts.say("score.ahead", Math.abs(second - own));
  }
}
