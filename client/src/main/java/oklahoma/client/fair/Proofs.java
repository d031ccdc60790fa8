package oklahoma.client.fair;

import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableMap;
import oklahoma.protocol.fair.Proof;
import oklahoma.rules.Standing;

/** The check results of a match's deals. Confined to the FX thread. */
public final class Proofs {
  private final ReadOnlyObjectWrapper<Optional<Proof>> latest =
      new ReadOnlyObjectWrapper<>(this, "latest", Optional.empty());
  private final ObservableMap<Integer, Proof> rows = FXCollections.observableHashMap();
  private Optional<Standing> score = Optional.empty();

  /** No results yet. */
  public Proofs() {}

  /** The result of the deal that has just ended; empty during a deal. */
  public ReadOnlyObjectProperty<Optional<Proof>> latestProperty() {
    return latest.getReadOnlyProperty();
  }

  /** The results by the row of the score sheet, from 0. */
  public ObservableMap<Integer, Proof> rows() {
    return FXCollections.unmodifiableObservableMap(rows);
  }

  /** Clears the latest result, because a deal begins. */
  public void dealt() {
    latest.set(Optional.empty());
  }

  /** Takes the new score. If it belongs to another match, all results are cleared. */
  public void scored(Standing now) {
    if (now.deals().isEmpty() || !score.map(now::follows).orElse(true)) {
      rows.clear();
    }
    score = Optional.of(now);
  }

  /** Adds the result of a deal. */
  public void add(Proof proof) {
    proof.row().ifPresent(row -> rows.put(row, proof));
    latest.set(Optional.of(proof));
  }
}
