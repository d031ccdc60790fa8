package oklahoma.client.table.model;

/**
 * Shows the end of each deal once: when the animation has caught up with its last card and the host
 * has sent its score, whichever comes last.
 */
public final class DealEnd {
  private static final int NONE = -1;

  private final TableModel model;
  private final Runnable show;
  private int seen = NONE;
  private int shown = NONE;

  /**
   * Of the deals of one table.
   *
   * @param show shows the score of the deal that is over
   */
  public DealEnd(TableModel model, Runnable show) {
    this.model = model;
    this.show = show;
    model.standingProperty().subscribe(_ -> follow());
  }

  /** The player has seen the deal to its last card; may be called more than once. */
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
