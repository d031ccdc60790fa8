package oklahoma.client.practice;

import java.util.List;
import oklahoma.rules.Deal;
import oklahoma.rules.notation.Meant;

/**
 * A lesson from its first card to its last word.
 *
 * @param start the deal where it begins, with all cards open
 * @param steps what the player is to do
 * @param closing what the others still do after that
 */
record Course(Deal start, List<Step> steps, List<Meant> closing) {
  Course {
    steps = List.copyOf(steps);
    closing = List.copyOf(closing);
  }
}
