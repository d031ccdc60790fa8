package oklahoma.client.table.view;

import oklahoma.client.table.cards.AnimationClock;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.model.Sending;
import oklahoma.client.table.model.TableModel;

/** Shows that a move has waited long for the host's answer. */
final class SlowAnswerMark implements AnimationClock.Mover {
  private final Sending sending = new Sending();
  private final TableModel model;
  private final CardScene picture;
  private final Boards boards;
  private final Runnable shown;

  /**
   * @param shown runs when the display has changed
   */
  SlowAnswerMark(TableModel model, CardScene picture, Boards boards, Runnable shown) {
    this.model = model;
    this.picture = picture;
    this.boards = boards;
    this.shown = shown;
  }

  @Override
  public void advance(double ms) {
    Sending.State before = sending.state();
    Sending.State now = sending.advance(model.pendingProperty().get(), ms);
    if (now != before) {
      picture.markWaiting(now != Sending.State.QUIET);
      boards.setLocked(now == Sending.State.LOCKED);
      shown.run();
    }
  }

  @Override
  public boolean moves() {
    return model.pendingProperty().get().isPresent();
  }
}
