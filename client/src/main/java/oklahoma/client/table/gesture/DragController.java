package oklahoma.client.table.gesture;

import java.util.List;
import java.util.Optional;
import oklahoma.client.table.layout.Area;
import org.jspecify.annotations.Nullable;

/**
 * One drag at a time, from the press to the landing. It decides when a press becomes a drag,
 * whether the drag orders the hand or plays, and which zone is the target; the {@link Board} draws
 * it. Events of other seats never end a drag: they only make the board call {@link #refresh}.
 */
public final class DragController {

  /** The stages of a drag. */
  public enum State {
    IDLE,
    /** Something is pressed and has not moved far enough yet. */
    PRESSED,
    /** Cards are moved within the hand. */
    REORDER,
    /** Cards are carried over the table, with the zones lit. */
    PLAY,
    /** The drop has been reported and the cards are on their way. */
    SETTLING
  }

  /** What a drag does to the table. */
  public interface Board {

    /** How far the pointer moves before a press becomes a drag, in pixels. */
    double threshold();

    /** The room of the player's own hand. */
    Area hand();

    /** The zones for what is carried, with their verdicts as of now. */
    List<Target> targets(Carried carried);

    /** The room that the carried card takes with the pointer here. */
    Area carriedAt(double x, double y);

    /** How many of the cards that are not carried lie before the pointer in the hand. */
    int gapAt(double x, double y);

    /** Something is picked up. */
    void pickedUp(Carried carried);

    /** What is carried follows the pointer. */
    void moved(double x, double y);

    /**
     * Opens a gap in the hand after this many other cards; negative: where the carried cards were.
     */
    void gap(int left);

    /**
     * The zones shine.
     *
     * @param aimed the zone that would receive the card now
     * @param explain whether an aimed zone that is illegal shows its reason
     */
    void light(List<Target> targets, Optional<Target> aimed, boolean explain);

    /** No zone shines any more. */
    void dark();

    /** What was carried is dropped on a zone. */
    void dropped(Carried carried, Target target, double x, double y);

    /** What was carried is put into the gap. */
    void ordered(Carried carried, int left);

    /** What was carried goes back to where it was. */
    void back(Carried carried);
  }

  private static final double BAND = 24;
  private static final long DWELL_MS = 350;

  private final Board board;
  private State state = State.IDLE;
  private @Nullable Carried carried;
  private List<Target> targets = List.of();
  private Optional<Target> aimed = Optional.empty();
  private boolean explained;
  private double aimedMs;
  private double pressedX;
  private double pressedY;
  private double x;
  private double y;

  /** A controller for one table. */
  public DragController(Board board) {
    this.board = board;
  }

  /** The stage that the drag has reached. */
  public State state() {
    return state;
  }

  /** Whether something follows the pointer. */
  public boolean dragging() {
    return state == State.REORDER || state == State.PLAY;
  }

  /** What is carried or about to be; empty while nothing is. */
  public Optional<Carried> carried() {
    return Optional.ofNullable(carried);
  }

  /** The pointer is pressed on something that can be carried. */
  public void press(Carried what, double px, double py) {
    if (state == State.IDLE) {
      state = State.PRESSED;
      carried = what;
      pressedX = px;
      pressedY = py;
      x = px;
      y = py;
    }
  }

  /** The pointer has moved; time in milliseconds of any clock. */
  public void move(double px, double py) {
    x = px;
    y = py;
    if (state == State.PRESSED && Math.hypot(px - pressedX, py - pressedY) >= board.threshold()) {
      pickUp();
    }
    if (dragging()) {
      follow();
    }
  }

  /** Time has passed; an illegal zone that is aimed at for a while says why. */
  public void tick(double ms) {
    boolean dwelling = state == State.PLAY && aimed.isPresent() && !aimed.get().legal();
    aimedMs += ms;
    if (dwelling && !explained && aimedMs >= DWELL_MS) {
      explained = true;
      board.light(targets, aimed, true);
    }
  }

  /**
   * What is pressed is picked up without being moved, and follows the pointer from now on although
   * no button is held, for players to whom holding one is hard; the next {@link #release} drops it.
   *
   * @return whether there was something
   */
  public boolean stick() {
    if (state == State.PRESSED) {
      pickUp();
      follow();
    }
    return dragging();
  }

  /**
   * The pointer is released.
   *
   * @return whether it was a drag; if not, it was a click
   */
  public boolean release() {
    Carried what = carried;
    boolean drag = dragging() && what != null;
    if (drag && what != null) {
      drop(what);
    }
    rest();
    return drag;
  }

  /**
   * The drag ends without anything done: the key for it, the other button, a window that lost the
   * focus.
   */
  public void cancel() {
    Carried what = carried;
    if (dragging() && what != null) {
      state = State.SETTLING;
      board.dark();
      board.back(what);
    }
    rest();
  }

  /** The table has changed under the drag: the verdicts are asked for again. */
  public void refresh() {
    if (state == State.PLAY) {
      targets = targets();
      aim();
    }
  }

  private void pickUp() {
    Carried what = carried;
    if (what != null) {
      state = what instanceof Carried.Own ? State.REORDER : State.PLAY;
      board.pickedUp(what);
      if (state == State.PLAY) {
        play();
      }
    }
  }

  private void follow() {
    board.moved(x, y);
    if (carried instanceof Carried.Own) {
      double top = board.hand().y();
      if (state == State.REORDER && y < top - BAND) {
        play();
      } else if (state == State.PLAY && y >= top) {
        state = State.REORDER;
        aimed = Optional.empty();
        board.dark();
      }
    }
    if (state == State.REORDER) {
      board.gap(board.gapAt(x, y));
    } else {
      aim();
    }
  }

  private void play() {
    state = State.PLAY;
    targets = targets();
    aimed = Optional.empty();
    explained = false;
    board.gap(-1);
    board.light(targets, aimed, false);
  }

  private List<Target> targets() {
    return carried == null ? List.of() : List.copyOf(board.targets(carried));
  }

  private void aim() {
    Optional<Target> next = DropTargetFinder.at(targets, board.carriedAt(x, y), x, y);
    boolean other = !next.map(Target::zone).equals(aimed.map(Target::zone));
    aimed = next;
    if (other) {
      aimedMs = 0;
      explained = false;
    }
    board.light(targets, aimed, explained);
  }

  private void drop(Carried what) {
    boolean ordering = state == State.REORDER;
    Optional<Target> target = aimed;
    state = State.SETTLING;
    board.dark();
    if (ordering) {
      board.ordered(what, board.gapAt(x, y));
    } else if (target.isPresent()) {
      board.dropped(what, target.get(), x, y);
    } else {
      board.back(what);
    }
  }

  private void rest() {
    state = State.IDLE;
    carried = null;
    targets = List.of();
    aimed = Optional.empty();
    explained = false;
  }
}
