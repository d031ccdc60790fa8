package oklahoma.client.match.score;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import oklahoma.client.match.score.SheetRows.Figure;
import oklahoma.client.match.score.SheetRows.Row;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.GinSwitch;
import oklahoma.rules.gin.GinTally;
import oklahoma.rules.gin.MatchEnd;
import oklahoma.rules.gin.PrizePool;

/**
 * The rows on the score sheet of a gin match: rounds and totals, and if the rules have them, points
 * for rounds won, the match bonus, three games side by side, and the chips.
 */
final class GinRows {
  /** The most rounds with a row each; a sheet of some thousand rows would take seconds to show. */
  static final int MOST = 200;

  private final Texts texts;
  private final GinRules rules;
  private final Standing standing;
  private final GinTally tally;
  private final List<Seat> seats;

  private GinRows(Texts texts, GinRules rules, Standing standing) {
    this.texts = texts;
    this.rules = rules;
    this.standing = standing;
    this.tally = GinTally.of(rules, standing.deals(), standing.over());
    this.seats = Seat.first(rules.seats());
  }

  static SheetRows of(Texts texts, GinRules rules, Standing standing) {
    return new GinRows(texts, rules, standing).rows();
  }

  private SheetRows rows() {
    List<Row> rows = new ArrayList<>();
    int earlier = Math.max(0, standing.deals().size() - MOST);
    if (earlier > 0) {
      rows.add(before(earlier));
    }
    for (int deal = earlier; deal < standing.deals().size(); deal++) {
      rows.add(played(deal));
    }
    int least = rules.end() instanceof MatchEnd.Rounds rounds ? rounds.count() : 1;
    for (int round = standing.rounds() + 1; round <= least; round++) {
      rows.add(toCome(round));
    }
    rows.add(
        rules.has(GinSwitch.HOLLYWOOD)
            ? sum("score.total", this::points)
            : SheetRows.total(texts, standing, seats));
    boolean boxes = rules.endBonuses().box().isPresent();
    boolean bonus = rules.endBonuses().game() != GinRules.GameBonus.NONE;
    if (boxes) {
      rows.add(sum("gin.sheet.boxes", game -> plain(game.boxes())));
    }
    if (bonus) {
      rows.add(sum("gin.sheet.bonus", game -> game.over() ? plain(game.bonus()) : open()));
    }
    if (boxes || bonus) {
      rows.add(sum("gin.sheet.margin", game -> plain(game.margins())));
    }
    rules.pool().buyIn().ifPresent(chips -> rows.add(chips(chips)));
    return new SheetRows(rules.has(GinSwitch.HOLLYWOOD) ? heads() : List.of(), earlier, rows);
  }

  private List<String> heads() {
    return IntStream.range(0, tally.games().size())
        .mapToObj(game ->
            texts.say(
                tally.games().get(game).over() ? "gin.sheet.game-over" : "gin.sheet.game",
                game + 1))
        .toList();
  }

  /** The sums of the first deals, which have no rows. */
  private Row before(int deal) {
    return new Row(
        texts.say("gin.sheet.earlier"),
        false,
        upTo(deal).stream().flatMap(game -> plain(game.points()).stream()).toList());
  }

  private Row played(int deal) {
    List<Figure> figures = new ArrayList<>();
    for (int game = 0; game < tally.games().size(); game++) {
      figures.addAll(scored(game, deal));
    }
    String name =
        standing.voids().contains(deal)
            ? texts.say("gin.sheet.void")
            : texts.say("gin.round", standing.rounds(deal + 1));
    return new Row(name, false, figures);
  }

  private Row toCome(int round) {
    List<Figure> figures = new ArrayList<>();
    tally.games().forEach(game -> figures.addAll(open()));
    return new Row(texts.say("gin.round", round), false, figures);
  }

  private List<Figure> scored(int game, int deal) {
    List<Integer> points = standing.deals().get(deal);
    if (!rules.has(GinSwitch.HOLLYWOOD)) {
      return seats.stream()
          .map(seat -> new Figure(spoken(points.get(seat.ordinal())), won(points, seat), false))
          .toList();
    }
    List<Integer> after = upTo(deal + 1).get(game).points();
    List<Integer> before = upTo(deal).get(game).points();
    return seats.stream()
        .map(seat -> after.get(seat.ordinal()) - before.get(seat.ordinal()))
        .map(more -> new Figure(more == 0 ? "" : spoken(more), more > 0, false))
        .toList();
  }

  private List<GinTally.Game> upTo(int deals) {
    return GinTally.of(rules, standing.deals().subList(0, deals), false).games();
  }

  /**
   * Whether a seat certainly won a round. In penalty scoring, if several seats have the lowest
   * penalty, one of them may have lost with the same deadwood as the winner.
   */
  private boolean won(List<Integer> points, Seat seat) {
    int own = points.get(seat.ordinal());
    return rules.scoring() == GinRules.Scoring.PENALTIES
        ? own == Collections.min(points) && Collections.frequency(points, own) == 1
        : own > 0;
  }

  private Row sum(String key, Function<GinTally.Game, List<Figure>> figures) {
    return new Row(
        texts.say(key),
        true,
        tally.games().stream().flatMap(game -> figures.apply(game).stream()).toList());
  }

  private List<Figure> points(GinTally.Game game) {
    return seats.stream()
        .map(seat -> new Figure(spoken(game.points().get(seat.ordinal())), false, game.leads(seat)))
        .toList();
  }

  private Row chips(int buyIn) {
    List<Figure> figures =
        standing.over() ? plain(PrizePool.shares(standing.totals(), buyIn)) : open();
    return new Row(texts.say("gin.sheet.chips", buyIn * rules.seats()), true, figures);
  }

  private List<Figure> plain(List<Integer> points) {
    return points.stream().map(each -> Figure.plain(spoken(each))).toList();
  }

  private List<Figure> open() {
    return Collections.nCopies(rules.seats(), Figure.plain(SheetRows.NOTHING_YET));
  }

  private String spoken(int points) {
    return texts.say("score.points", points);
  }
}
