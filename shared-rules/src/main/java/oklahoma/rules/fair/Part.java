package oklahoma.rules.fair;

import java.util.Optional;

/** A seat's contribution to the shuffle of a deal. */
public sealed interface Part {

  /** A bot plays for the seat, or its human is away: it is not asked. */
  record Unasked() implements Part {}

  /** Its commitment is still missing. */
  record Awaited() implements Part {}

  /** It did not commit in time. */
  record Silent() implements Part {}

  /** It has committed to a secret that it has not revealed. */
  record Committed(Commitment commitment) implements Part {}

  /** It did not reveal its secret in time. */
  record Withheld(Commitment commitment) implements Part {}

  /** It has revealed its secret, which is part of the shuffle. */
  record Revealed(Commitment commitment, Secret secret) implements Part {}

  /** What it has committed to, if anything. */
  default Optional<Commitment> committed() {
    return switch (this) {
      case Committed(Commitment commitment) -> Optional.of(commitment);
      case Withheld(Commitment commitment) -> Optional.of(commitment);
      case Revealed(Commitment commitment, Secret secret) -> Optional.of(commitment);
      case Unasked unasked -> Optional.empty();
      case Awaited awaited -> Optional.empty();
      case Silent silent -> Optional.empty();
    };
  }

  /** What it has added to the shuffle, if anything. */
  default Optional<Secret> revealed() {
    return this instanceof Revealed(Commitment commitment, Secret secret)
        ? Optional.of(secret)
        : Optional.empty();
  }
}
