package client.text;

import rules.card.Rank;

/** The letters in the corners of the court cards and the aces. */
public enum IndexLetters {
  /** J Q K A. */
  LATIN("JQKA"),
  /** В Д К А, as on Bulgarian and Russian cards. */
  CYRILLIC("ВДКА");

  private final String letters;

  IndexLetters(String letters) {
    this.letters = letters;
  }

  /** What the corner of a card of this rank shows. */
  public String of(Rank rank) {
    int court = rank.ordinal() - Rank.JACK.ordinal();
    return court < 0 ? Integer.toString(rank.ordinal() + 2) : letters.substring(court, court + 1);
  }
}
