package oklahoma.rules.gin;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import oklahoma.rules.Seat;

/**
 * The games of a match and their scores. There is one, or three with Hollywood scoring: a seat's
 * first scoring round counts in game 1, its second in games 1 and 2, and every later one in all
 * three. The rules and the points of each deal determine the tally, so a score sheet computes it
 * from the standing.
 *
 * @param games one, or three
 */
public record GinTally(List<Game> games) {
  private static final int HOLLYWOOD = 3;

  /** The game bonus, before it is doubled. */
  public static final int GAME_BONUS = 100;

  /**
   * One game.
   *
   * @param points of each seat, in seat order, without boxes and bonus
   * @param won how many rounds of this game each seat has scored
   * @param over whether it has ended; later rounds do not count in it
   * @param boxes the points for rounds won
   * @param bonus the game bonus of each seat; 0 until it is over, and where the game is shared
   */
  public record Game(
      List<Integer> points,
      List<Integer> won,
      boolean over,
      List<Integer> boxes,
      List<Integer> bonus) {
    public Game {
      points = List.copyOf(points);
      won = List.copyOf(won);
      boxes = List.copyOf(boxes);
      bonus = List.copyOf(bonus);
    }

    /** Whether the seat leads alone; it has won the game once that is over. */
    public boolean leads(Seat seat) {
      int most = Collections.max(points);
      return points.get(seat.ordinal()) == most && Collections.frequency(points, most) == 1;
    }

    /** The points with boxes and bonus, in seat order: the margin of the game. */
    public List<Integer> margins() {
      List<Integer> margins = new ArrayList<>();
      for (int seat = 0; seat < points.size(); seat++) {
        margins.add(points.get(seat) + boxes.get(seat) + bonus.get(seat));
      }
      return margins;
    }
  }

  public GinTally {
    games = List.copyOf(games);
  }

  /**
   * The games after these deals.
   *
   * @param deals the points of each deal, in seat order, as a standing lists them
   * @param allPlayed whether the last round has been played; ignored in a match with a target
   */
  public static GinTally of(GinRules rules, List<List<Integer>> deals, boolean allPlayed) {
    List<Game> games = new ArrayList<>();
    for (int game = 0; game < (rules.has(GinSwitch.HOLLYWOOD) ? HOLLYWOOD : 1); game++) {
      games.add(game(rules, deals, game, allPlayed));
    }
    return new GinTally(games);
  }

  /** The points of all games together, in seat order, without boxes and bonuses. */
  public List<Integer> totals() {
    return sum(games.stream().map(Game::points).toList());
  }

  /** How many games a seat has won. */
  public int gamesWon(Seat seat) {
    return (int) games.stream().filter(game -> game.over() && game.leads(seat)).count();
  }

  /** Whether every game has ended. */
  public boolean over() {
    return games.stream().allMatch(Game::over);
  }

  private static Game game(
      GinRules rules, List<List<Integer>> deals, int number, boolean allPlayed) {
    int[] points = new int[rules.seats()];
    int[] won = new int[rules.seats()];
    int[] scored = new int[rules.seats()];
    for (List<Integer> deal : deals) {
      boolean open = !reached(rules, points);
      for (int seat = 0; seat < points.length && open; seat++) {
        int worth = deal.get(seat);
        scored[seat] += worth > 0 ? 1 : 0;
        if (scored[seat] > number || !rules.has(GinSwitch.HOLLYWOOD)) {
          points[seat] += worth;
          won[seat] += worth > 0 ? 1 : 0;
        }
      }
    }
    boolean over =
        switch (rules.end()) {
          case MatchEnd.Target target -> reached(rules, points);
          case MatchEnd.Rounds rounds -> allPlayed;
        };
    int box = rules.endBonuses().box().orElse(0);
    Game plain = new Game(list(points, 1), list(won, 1), over, list(won, box), list(won, 0));
    return new Game(plain.points, plain.won, over, plain.boxes, bonus(rules, plain));
  }

  private static boolean reached(GinRules rules, int[] points) {
    if (!(rules.end() instanceof MatchEnd.Target target)) {
      return false;
    }
    int needed = target.beyond() ? target.points() + 1 : target.points();
    for (int each : points) {
      if (each >= needed) {
        return true;
      }
    }
    return false;
  }

  /**
   * The game bonus of each seat. The winner gets it, doubled if the others have scored nothing and
   * the rules say so.
   */
  private static List<Integer> bonus(GinRules rules, Game game) {
    List<Integer> bonus = new ArrayList<>();
    for (Seat seat : Seat.first(rules.seats())) {
      int others = game.points.stream().mapToInt(Integer::intValue).sum();
      boolean shutout = others == game.points.get(seat.ordinal());
      int worth =
          switch (rules.endBonuses().game()) {
            case NONE -> 0;
            case HUNDRED -> GAME_BONUS;
            case HUNDRED_SHUTOUT_DOUBLES -> shutout ? 2 * GAME_BONUS : GAME_BONUS;
          };
      bonus.add(game.over && game.leads(seat) ? worth : 0);
    }
    return bonus;
  }

  private static List<Integer> list(int[] values, int times) {
    List<Integer> list = new ArrayList<>();
    for (int value : values) {
      list.add(times * value);
    }
    return list;
  }

  private static List<Integer> sum(List<List<Integer>> rows) {
    List<Integer> sums = new ArrayList<>(rows.getFirst());
    for (List<Integer> row : rows.subList(1, rows.size())) {
      for (int seat = 0; seat < sums.size(); seat++) {
        sums.set(seat, sums.get(seat) + row.get(seat));
      }
    }
    return sums;
  }
}
