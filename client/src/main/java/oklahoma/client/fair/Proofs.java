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

  /** Nothing has been checked yet. */
  public Proofs() {}

  /** What came of the deal that is over; empty while one is played. */
  public ReadOnlyObjectProperty<Optional<Proof>> latestProperty() {
    return latest.getReadOnlyProperty();
  }

  /** What came of each deal of the score, by its row from 0. */
  public ObservableMap<Integer, Proof> rows() {
    return FXCollections.unmodifiableObservableMap(rows);
  }

  /** A deal begins. */
  public void dealt() {
    latest.set(Optional.empty());
  }

  /** This is the score now; of another match nothing has been checked. */
  public void scored(Standing now) {
    if (now.deals().isEmpty() || !score.map(now::follows).orElse(true)) {
      rows.clear();
    }
    score = Optional.of(now);
  }

  /** A deal was checked. */
  public void add(Proof proof) {
    proof.row().ifPresent(row -> rows.put(row, proof));
    latest.set(Optional.of(proof));
  }
}
