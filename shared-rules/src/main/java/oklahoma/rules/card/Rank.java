package oklahoma.rules.card;

/** The thirteen ranks, the ace last (O-1). A game that lets the ace be low says so itself. */
public enum Rank {
  TWO,
  THREE,
  FOUR,
  FIVE,
  SIX,
  SEVEN,
  EIGHT,
  NINE,
  TEN,
  JACK,
  QUEEN,
  KING,
  ACE
}
