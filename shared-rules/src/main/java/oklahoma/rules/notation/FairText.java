package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.SealedDeal;
import oklahoma.rules.fair.Secret;

/**
 * The shuffle of a deal in one line: {@code fair}, the match number, the deal, the host's
 * commitment and secret, and what each seat has done.
 */
final class FairText {
  static final String FAIR = "fair";
  private static final int FEWEST = 2;
  private static final String UNASKED = "unasked";
  private static final String AWAITED = "awaited";
  private static final String SILENT = "silent";
  private static final String COMMITTED = "committed";
  private static final String WITHHELD = "withheld";
  private static final String REVEALED = "revealed";

  private FairText() {}

  static String print(SealedDeal deal) {
    FairDeal published = deal.published();
    List<String> words = new ArrayList<>();
    words.add(FAIR);
    words.add(published.match().text());
    words.add("" + published.number());
    words.add(published.host().hex());
    words.add(deal.secret().hex());
    for (Seat seat : Seat.first(published.parts().size())) {
      words.add(seat.name());
      words.add(print(published.part(seat)));
    }
    return String.join(" ", words);
  }

  private static String print(Part part) {
    return switch (part) {
      case Part.Unasked unasked -> UNASKED;
      case Part.Awaited awaited -> AWAITED;
      case Part.Silent silent -> SILENT;
      case Part.Committed(Commitment commitment) -> COMMITTED + " " + commitment.hex();
      case Part.Withheld(Commitment commitment) -> WITHHELD + " " + commitment.hex();
      case Part.Revealed(Commitment commitment, Secret secret) ->
          REVEALED + " " + commitment.hex() + " " + secret.hex();
    };
  }

  static SealedDeal deal(Line line) {
    NotationException wrong = line.fault(NotationError.NOT_FAIR);
    line.expect(FAIR);
    MatchId match = digits(line, MatchId::read);
    int number = line.number(1, Integer.MAX_VALUE);
    Commitment host = digits(line, Commitment::new);
    Secret secret = digits(line, Secret::new);
    List<Part> parts = parts(line);
    try {
      return new SealedDeal(new FairDeal(match, number, host, parts, Optional.empty()), secret);
    } catch (IllegalArgumentException impossible) {
      throw wrong;
    }
  }

  private static List<Part> parts(Line line) {
    List<Part> parts = new ArrayList<>();
    while (parts.size() < Seat.values().length && !line.ended()) {
      line.expect(Seat.of(parts.size()).name());
      parts.add(part(line));
    }
    line.end();
    if (parts.size() < FEWEST) {
      throw line.fault(NotationError.NOT_A_SEAT);
    }
    return parts;
  }

  private static Part part(Line line) {
    NotationException unknown = line.fault(NotationError.NOT_A_WORD);
    return switch (line.word()) {
      case UNASKED -> new Part.Unasked();
      case AWAITED -> new Part.Awaited();
      case SILENT -> new Part.Silent();
      case COMMITTED -> new Part.Committed(digits(line, Commitment::new));
      case WITHHELD -> new Part.Withheld(digits(line, Commitment::new));
      case REVEALED -> new Part.Revealed(digits(line, Commitment::new), digits(line, Secret::new));
      default -> throw unknown;
    };
  }

  private static <T> T digits(Line line, Function<String, T> reading) {
    NotationException wrong = line.fault(NotationError.NOT_DIGITS);
    try {
      return reading.apply(line.word());
    } catch (IllegalArgumentException none) {
      throw wrong;
    }
  }
}
