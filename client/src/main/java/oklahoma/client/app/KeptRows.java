package oklahoma.client.app;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import oklahoma.client.setup.Preset;
import oklahoma.client.storage.Rows;
import oklahoma.client.storage.Subject;
import oklahoma.rules.notation.Notation;

/**
 * Saves lists: one row for each item, with its position in the list. A change writes only the rows
 * that have changed, so another window's items stay.
 */
final class KeptRows {
  private static final String PLACE = "place";
  private static final String RULES = "rules";

  private KeptRows() {}

  /** The names of a list's rows, from the first place to the last. */
  static List<String> names(Rows rows, Subject subject) {
    return rows.all(subject).entrySet().stream()
        .sorted(Comparator.comparingInt(row -> place(row.getValue())))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The rules of one of the player's own sets, in the notation. */
  static String rules(Rows rows, String name) {
    return rows.row(Subject.RULES, name).getOrDefault(RULES, "");
  }

  /** Writes the sets of rules that have changed, and deletes those that are gone. */
  static void keepRules(Rows rows, List<Preset.Own> before, List<Preset.Own> now) {
    forgetGone(rows, Subject.RULES, before, now, Preset.Own::name);
    now.stream()
        .filter(own -> !before.contains(own))
        .forEach(own -> {
          Map<String, String> there = rows.row(Subject.RULES, own.name());
          int place = there.isEmpty() ? last(rows, Subject.RULES) + 1 : place(there);
          rows.put(Subject.RULES, own.name(), rules(own, place));
        });
  }

  private static Map<String, String> rules(Preset.Own own, int place) {
    return Map.of(RULES, Notation.print(own.rules()), PLACE, Integer.toString(place));
  }

  /** Writes the newest address if it has changed, and deletes the addresses that are gone. */
  static void keepRecent(Rows rows, List<String> before, List<String> now) {
    forgetGone(rows, Subject.RECENT, before, now, address -> address);
    now.stream()
        .findFirst()
        .filter(first -> !before.stream().findFirst().equals(now.stream().findFirst()))
        .filter(first -> before.size() <= now.size() || !before.contains(first))
        .ifPresent(first -> rows.put(Subject.RECENT, first, place(last(rows, Subject.RECENT) + 1)));
  }

  private static Map<String, String> place(int place) {
    return Map.of(PLACE, Integer.toString(place));
  }

  private static <T> void forgetGone(
      Rows rows, Subject subject, List<T> before, List<T> now, Function<T, String> name) {
    Set<String> gone = new HashSet<>(before.stream().map(name).toList());
    now.stream().map(name).forEach(gone::remove);
    gone.forEach(each -> rows.remove(subject, each));
  }

  private static int last(Rows rows, Subject subject) {
    return rows.all(subject).values().stream().mapToInt(KeptRows::place).max().orElse(0);
  }

  /** The place of a row; a row with an unreadable place is before the others. */
  private static int place(Map<String, String> fields) {
    String place = fields.getOrDefault(PLACE, "");
    return place.matches("[0-9]{1,9}") ? Integer.parseInt(place) : 0;
  }
}
