package oklahoma.client.table.gesture;

import java.util.List;
import java.util.Optional;
import oklahoma.client.table.layout.Area;
import org.jspecify.annotations.Nullable;

/**
 * One drag at a time, from the press to the drop. Decides when a press becomes a drag, whether the
 * drag rearranges the hand or plays, and which zone is the target; the {@link Board} draws it.
 * Events of other seats do not end a drag: the board calls {@link #refresh} for them.
 */
public final class DragController {

  /** The stages of a drag. */
  public enum State {
    IDLE,
    /** The pointer is pressed and has not moved far enough yet. */
    PRESSED,
    /** The drag moves cards within the hand. */
    REORDER,
    /** The drag carries cards over the table, with the zones lit. */
    PLAY,
    /** The board is handling the end of the drag. */
    SETTLING
  }

  /** The table as a drag sees it. */
  public interface Board {

    /** How far the pointer moves before a press becomes a drag, in pixels. */
    double threshold();

    /** The area of the player's own hand. */
    Area hand();

    /** The zones for the carried cards, with the current verdicts. */
    List<Target> targets(Carried carried);

    /** The area of the carried card when the pointer is at this point. */
    Area carriedAt(double x, double y);

    /** How many cards of the hand, the carried ones not counted, are left of this point. */
    int gapAt(double x, double y);

    /** A drag begins. */
    void pickedUp(Carried carried);

    /** The carried cards follow the pointer to this point. */
    void moved(double x, double y);

    /**
     * Opens a gap in the hand after this many other cards; negative: where the carried cards were.
     */
    void gap(int left);

    /**
     * Lights the zones.
     *
     * @param aimed the zone that would receive the card now
     * @param explain whether an illegal aimed zone shows the reason
     */
    void light(List<Target> targets, Optional<Target> aimed, boolean explain);

    /** Turns the lights of all zones off. */
    void dark();

    /** The player has dropped the cards on a zone. */
    void dropped(Carried carried, Target target, double x, double y);

    /**
     * The player has dropped the cards into the gap of the hand.
     *
     * @param left number of other cards left of the gap
     */
    void ordered(Carried carried, int left);

    /** The carried cards return to where they were. */
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

  public DragController(Board board) {
    this.board = board;
  }

  public State state() {
    return state;
  }

  /** Whether something follows the pointer. */
  public boolean dragging() {
    return state == State.REORDER || state == State.PLAY;
  }

  /** What is carried, or pressed and perhaps carried soon; empty if nothing. */
  public Optional<Carried> carried() {
    return Optional.ofNullable(carried);
  }

  /** The pointer is pressed on something that can be carried. Ignored during a drag. */
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

  /** The pointer has moved. */
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

  /**
   * Advances the time; an illegal zone shows its reason after it has been aimed at for a while.
   *
   * @param ms milliseconds since the last call
   */
  public void tick(double ms) {
    boolean dwelling = state == State.PLAY && aimed.isPresent() && !aimed.get().legal();
    aimedMs += ms;
    if (dwelling && !explained && aimedMs >= DWELL_MS) {
      explained = true;
      board.light(targets, aimed, true);
    }
  }

  /**
   * Picks up what is pressed without any movement. From now on it follows the pointer although no
   * button is held, for players who find holding one hard. The next {@link #release} drops it.
   *
   * @return whether a drag is under way now
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
   * @return true after a drag, false after a click
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
   * Ends the drag and returns the cards: after Esc, the other mouse button, or loss of the window's
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

  /** Asks for the verdicts again because the table has changed. */
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
