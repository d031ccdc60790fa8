package oklahoma.rules.record;

import java.util.List;
import oklahoma.rules.Event;
import oklahoma.rules.card.Card;
import oklahoma.rules.fair.SealedDeal;

/** A line of a written match, after the lines that give the rules and the players. */
public sealed interface WrittenLine {

  /** The number of the line in its text, from 1. */
  int number();

  /** How the pack of the next deal was shuffled. */
  record Shuffled(int number, SealedDeal deal) implements WrittenLine {}

  /** A deal from a pack in this order, top first. */
  record Dealt(int number, List<Card> order) implements WrittenLine {
    public Dealt {
      order = List.copyOf(order);
    }
  }

  /** What happened in the deal. */
  record Happened(int number, Event event) implements WrittenLine {}
}
