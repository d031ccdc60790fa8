package oklahoma.client.match.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.oklahoma.Contract;

/**
 * The rows of a score sheet below the names.
 *
 * @param games the headings of games scored side by side, each with a column for every seat; empty
 *     for a single game
 * @param earlier number of deals that the first row sums up; 0 if each deal has a row
 * @param rows the rows, each with a figure for every column
 */
record SheetRows(List<String> games, int earlier, List<Row> rows) {

  /**
   * A row.
   *
   * @param name its heading
   * @param sum whether it sums up the rows above
   */
  record Row(String name, boolean sum, List<Figure> figures) {
    Row {
      figures = List.copyOf(figures);
    }
  }

  /**
   * A figure.
   *
   * @param won whether the player won the deal
   * @param leads whether the player leads
   */
  record Figure(String text, boolean won, boolean leads) {
    static Figure plain(String text) {
      return new Figure(text, false, false);
    }
  }

  /** The figure of a deal that has not been played yet. */
  static final String NOTHING_YET = "–";

  SheetRows {
    games = List.copyOf(games);
    rows = List.copyOf(rows);
  }

  /** The rows of Oklahoma: five hands with their contracts, and the totals. */
  static SheetRows ofOklahoma(Texts texts, Standing standing) {
    List<Row> rows = new ArrayList<>();
    List<Seat> seats = Seat.first(standing.totals().size());
    int hands = Math.max(Contract.values().length, standing.deals().size());
    for (int hand = 0; hand < hands; hand++) {
      int number = Math.min(hand + 1, Contract.values().length);
      String contract = texts.say("score.contract." + Contract.ofHand(number).name());
      List<Figure> figures = new ArrayList<>();
      for (Seat seat : seats) {
        boolean played = hand < standing.deals().size();
        int points = played ? standing.deals().get(hand).get(seat.ordinal()) : 0;
        figures.add(
            new Figure(
                played ? texts.say("score.points", points) : NOTHING_YET,
                played && points == 0,
                false));
      }
      rows.add(new Row(texts.say("score.row", number, contract), false, figures));
    }
    rows.add(total(texts, standing, seats));
    return new SheetRows(List.of(), 0, rows);
  }

  /** The row of totals, with the leaders marked. */
  static Row total(Texts texts, Standing standing, List<Seat> seats) {
    Set<Seat> leaders = standing.deals().isEmpty() ? Set.of() : Set.copyOf(standing.leaders());
    return new Row(
        texts.say("score.total"),
        true,
        seats.stream()
            .map(seat ->
                new Figure(
                    texts.say("score.points", standing.totals().get(seat.ordinal())),
                    false,
                    leaders.contains(seat)))
            .toList());
  }
}
