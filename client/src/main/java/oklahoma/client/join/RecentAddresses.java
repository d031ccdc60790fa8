package oklahoma.client.join;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.SequencedSet;
import javafx.beans.property.ObjectProperty;

/** The addresses at which the player found a table, the latest first; at most {@value #MOST}. */
final class RecentAddresses {
  static final int MOST = 8;

  private RecentAddresses() {}

  /** Moves an address to the front, or adds it there. */
  static void remember(ObjectProperty<List<String>> recent, String address) {
    SequencedSet<String> all = new LinkedHashSet<>();
    all.add(address);
    all.addAll(recent.get());
    List<String> kept = new ArrayList<>(all);
    recent.set(List.copyOf(kept.subList(0, Math.min(MOST, kept.size()))));
  }
}
