package oklahoma.protocol.lobby;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Game;

/**
 * The finished matches of a table.
 *
 * @param matches the oldest first, the last {@value #MOST} if there are more, or fewer if names are
 *     very long
 */
public record Series(List<Played> matches) {
  /** The most matches that count. */
  public static final int MOST = 100;

  /** The most bytes of all names together, so that the longest series fits one message. */
  private static final int MOST_BYTES_OF_NAMES = 200_000;

  /** No match yet. */
  public static final Series EMPTY = new Series(List.of());

  /**
   * A finished match.
   *
   * @param results the results of its players, in seat order
   */
  public record Played(Game game, List<Result> results) {
    public Played {
      results = List.copyOf(results);
    }

    private int bytesOfNames() {
      return results.stream().mapToInt(result -> result.name().text().getBytes(UTF_8).length).sum();
    }
  }

  /**
   * A player's result in one match.
   *
   * @param bot whether the seat was a bot's own at the end, not only played by one for an absent
   *     player
   * @param won whether the player won, alone or with others
   */
  public record Result(Name name, boolean bot, int points, boolean won) {}

  /**
   * A player's results in all matches; players are identified by name.
   *
   * @param bot whether it is a bot
   * @param played how many matches
   * @param won how many of these
   * @param points the total in each game that the player has played
   */
  public record Row(Name name, boolean bot, int played, int won, Map<Game, Integer> points) {
    public Row {
      points = Map.copyOf(points);
    }

    private Row with(Game game, Result result) {
      Map<Game, Integer> more = new EnumMap<>(Game.class);
      more.putAll(points);
      more.merge(game, result.points(), Integer::sum);
      return new Row(name, bot, played + 1, won + (result.won() ? 1 : 0), more);
    }
  }

  /** What identifies a row: a bot with a player's name is not the player. */
  private record Player(Name name, boolean bot) {}

  public Series {
    matches = List.copyOf(matches);
  }

  /**
   * This series with one more match. It drops the oldest ones beyond {@value #MOST} and beyond what
   * one message holds.
   */
  public Series with(Played match) {
    List<Played> more = Stream.concat(matches.stream(), Stream.of(match)).toList();
    while (!fit(more)) {
      more = more.subList(1, more.size());
    }
    return new Series(more);
  }

  private static boolean fit(List<Played> matches) {
    return matches.size() <= MOST
        && matches.stream().mapToInt(Played::bytesOfNames).sum() <= MOST_BYTES_OF_NAMES;
  }

  /** The results, in the order in which the players first played. */
  public List<Row> rows() {
    Map<Player, Row> rows = new LinkedHashMap<>();
    for (Played match : matches) {
      for (Result result : match.results()) {
        Player who = new Player(result.name(), result.bot());
        Row before = rows.getOrDefault(who, new Row(result.name(), result.bot(), 0, 0, Map.of()));
        rows.put(who, before.with(match.game(), result));
      }
    }
    return List.copyOf(rows.values());
  }

  /** The games that were played, in the order of {@link Game}. */
  public Collection<Game> games() {
    return Stream.of(Game.values())
        .filter(game -> matches.stream().anyMatch(match -> match.game() == game))
        .toList();
  }

  /** For each match the winners: 1 for each of these rows that won it, 0 for the others. */
  public List<List<Integer>> wins(List<Row> rows) {
    List<List<Integer>> wins = new ArrayList<>();
    for (Played match : matches) {
      wins.add(
          rows.stream()
              .map(row ->
                  (int)
                      match.results().stream()
                          .filter(Result::won)
                          .filter(won -> won.name().equals(row.name()) && won.bot() == row.bot())
                          .count())
              .toList());
    }
    return wins;
  }
}
