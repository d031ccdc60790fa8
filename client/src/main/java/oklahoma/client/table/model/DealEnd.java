package oklahoma.client.table.model;

/**
 * Shows the end of each deal once, when the animation has shown the last card and the host has sent
 * the scores.
 */
public final class DealEnd {
  private static final int NONE = -1;

  private final TableModel model;
  private final Runnable show;
  private int seen = NONE;
  private int shown = NONE;

  /**
   * @param show shows the scores of the deal
   */
  public DealEnd(TableModel model, Runnable show) {
    this.model = model;
    this.show = show;
    model.standingProperty().subscribe(_ -> follow());
  }

  /** The animation has shown the last card of the deal. Further calls have no effect. */
  public void seen() {
    seen = model.dealsBefore();
    follow();
  }

  /** A deal begins, perhaps the first of another match. */
  public void next() {
    seen = NONE;
    shown = NONE;
  }

  private void follow() {
    int deal = model.dealsBefore();
    if (seen == deal && shown != deal && model.scored()) {
      shown = deal;
      show.run();
    }
  }
}
