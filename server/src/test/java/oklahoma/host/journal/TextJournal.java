package oklahoma.host.journal;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A journal of one table, in the lines of the file but in memory. */
public final class TextJournal {
  private final int table;
  private final List<String> lines = new ArrayList<>();
  private List<String> players = List.of();
  private Optional<String> stands = Optional.empty();

  public TextJournal(int table) {
    this.table = table;
  }

  /** Writes an entry as the file would. */
  public void write(Entry entry) {
    switch (entry) {
      case Entry.MatchBegan began -> {
        lines.clear();
        lines.addAll(MatchLines.began(began));
        players = began.players();
      }
      case Entry.DealerDrawn(var dealer) ->
          lines.set(MatchLines.DEALER_LINE, MatchLines.dealer(dealer));
      case Entry.Shuffling shuffling -> lines.addAll(MatchLines.shuffling(shuffling));
      case Entry.Dealt dealt -> lines.addAll(MatchLines.dealt(dealt));
      case Entry.Happened happened -> lines.addAll(MatchLines.happened(happened));
      case Entry.MatchGivenUp given -> {
        lines.clear();
        players = List.of();
      }
      case Entry.TableSaved(String text) -> stands = Optional.of(text);
      case Entry.TableForgotten forgotten -> stands = Optional.empty();
      case Entry.TableGivenUp given -> {
        stands = Optional.empty();
        lines.clear();
        players = List.of();
      }
    }
  }

  /** What the table can go on with; nothing if empty. */
  public Optional<KeptTable> kept() {
    List<Entry> match =
        players.isEmpty()
            ? List.of()
            : MatchLines.entries(lines, String.join("\n", players).lines().toList());
    return stands.map(text -> new KeptTable(table, text, match, Instant.EPOCH));
  }
}
