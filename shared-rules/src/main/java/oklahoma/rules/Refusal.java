package oklahoma.rules;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.card.Card;

/**
 * The reason why a move is refused, with the cards, numbers and seat that its sentence names. Each
 * {@link Reason} says what they mean.
 */
public record Refusal(Reason reason, List<Card> cards, List<Integer> numbers, Optional<Seat> seat) {

  public Refusal {
    cards = List.copyOf(cards);
    numbers = List.copyOf(numbers);
  }

  /** A refusal without cards, numbers or a seat. */
  public static Refusal of(Reason reason) {
    return new Refusal(reason, List.of(), List.of(), Optional.empty());
  }

  /** A refusal that names cards. */
  public static Refusal of(Reason reason, Card... cards) {
    return new Refusal(reason, List.of(cards), List.of(), Optional.empty());
  }

  /** A refusal that names cards. */
  public static Refusal of(Reason reason, List<Card> cards) {
    return new Refusal(reason, cards, List.of(), Optional.empty());
  }

  /** A refusal that names numbers. */
  public static Refusal of(Reason reason, Integer... numbers) {
    return new Refusal(reason, List.of(), List.of(numbers), Optional.empty());
  }

  /** A refusal that names a seat. */
  public static Refusal of(Reason reason, Seat seat) {
    return new Refusal(reason, List.of(), List.of(), Optional.of(seat));
  }
}
