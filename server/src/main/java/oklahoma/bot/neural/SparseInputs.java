package oklahoma.bot.neural;

import java.util.Arrays;

/** The active inputs of a {@link SparseNet}. Single-threaded. */
public final class SparseInputs {
  /** More inputs than this are never on: some hundred cards, and a few counts. */
  private static final int MOST = 512;

  private final int[] on = new int[MOST];
  private int count;

  /** Turns all inputs off. */
  public void clear() {
    count = 0;
  }

  /** Turns on an input for each of some cards. */
  public void cards(int from, long bits) {
    for (long left = bits; left != 0; left &= left - 1) {
      on[count++] = from + Long.numberOfTrailingZeros(left);
    }
  }

  /** Turns on the input of a number; the last of so many places is for all that are larger. */
  public void number(int from, int places, int value) {
    on[count++] = from + Math.min(places - 1, value);
  }

  /** Turns an input on where something is so. */
  public void given(int input, boolean so) {
    if (so) {
      on[count++] = input;
    }
  }

  /** How many inputs are on. */
  public int count() {
    return count;
  }

  /** An input that is on. */
  public int at(int place) {
    return on[place];
  }

  /** Those that are on. */
  public int[] copy() {
    return Arrays.copyOf(on, count);
  }
}
