package oklahoma.rules.oklahoma;

/** What must be laid down in each of the five hands (O-16). */
public enum Contract {
  /** Hand 1: two books. */
  TWO_BOOKS(2, 0),
  /** Hand 2: one book, one run. */
  BOOK_AND_RUN(1, 1),
  /** Hand 3: two runs. */
  TWO_RUNS(0, 2),
  /** Hand 4: two books, one run. */
  TWO_BOOKS_AND_RUN(2, 1),
  /** Hand 5: one book, two runs, with every card of the hand (O-20). */
  BOOK_AND_TWO_RUNS(1, 2);

  private final int books;
  private final int runs;

  Contract(int books, int runs) {
    this.books = books;
    this.runs = runs;
  }

  /** The contract of a hand, 1 to 5. */
  public static Contract ofHand(int hand) {
    return values()[hand - 1];
  }

  /** The hand it belongs to, 1 to 5. */
  public int hand() {
    return ordinal() + 1;
  }

  /** Books asked for. */
  public int books() {
    return books;
  }

  /** Runs asked for. */
  public int runs() {
    return runs;
  }

  /** Whether every card of the hand must go down with it (O-20). */
  public boolean allAtOnce() {
    return this == BOOK_AND_TWO_RUNS;
  }
}
