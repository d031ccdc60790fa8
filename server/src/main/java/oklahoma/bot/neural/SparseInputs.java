package oklahoma.bot.neural;

import java.util.Arrays;

/** The active inputs of a {@link SparseNet}. Single-threaded. */
public final class SparseInputs {
  /** The limit of active inputs: some hundred cards, and a few counts. */
  private static final int MOST = 512;

  private final int[] on = new int[MOST];
  private int count;

  /** Clears all inputs. */
  public void clear() {
    count = 0;
  }

  /** Activates one input for each of the cards. */
  public void cards(int from, long bits) {
    for (long left = bits; left != 0; left &= left - 1) {
      on[count++] = from + Long.numberOfTrailingZeros(left);
    }
  }

  /** Activates the input of a number (one-hot); the last place stands for all larger numbers. */
  public void number(int from, int places, int value) {
    on[count++] = from + Math.min(places - 1, value);
  }

  /** Activates an input if a condition is true. */
  public void given(int input, boolean so) {
    if (so) {
      on[count++] = input;
    }
  }

  /** The number of active inputs. */
  public int count() {
    return count;
  }

  /** An active input. */
  public int at(int place) {
    return on[place];
  }

  /** All active inputs. */
  public int[] copy() {
    return Arrays.copyOf(on, count);
  }
}
