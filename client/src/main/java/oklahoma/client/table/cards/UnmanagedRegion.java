package oklahoma.client.table.cards;

import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.layout.Region;

/** A region that neither sizes nor moves its children. */
public class UnmanagedRegion extends Region {

  @Override
  public final ObservableList<Node> getChildren() {
    return super.getChildren();
  }

  @Override
  protected void layoutChildren() {}
}
