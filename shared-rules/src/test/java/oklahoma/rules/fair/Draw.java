package oklahoma.rules.fair;

import static oklahoma.rules.fair.Guest.ME;

import java.util.List;
import java.util.Optional;
import oklahoma.rules.Seat;

/**
 * One shuffle as a host might run it, with a guest in seat A and a friend of the host in seat B.
 */
final class Draw {
  static final MatchId MATCH = new MatchId("ab".repeat(MatchId.BYTES));
  static final MatchId OTHER_MATCH = new MatchId("cd".repeat(MatchId.BYTES));
  static final Secret FORGED = new Secret("0f".repeat(Secret.BYTES));
  static final Secret FRIENDS = new Secret("0b".repeat(Secret.BYTES));
  static final Secret FRIENDS_OTHER = new Secret("1b".repeat(Secret.BYTES));

  private final Secret host;
  FairDeal deal;

  Draw(MatchId match, int number, int filling) {
    host = new Secret("%02x".formatted(filling).repeat(Secret.BYTES));
    deal =
        FairDeal.opened(
            match,
            number,
            Commitment.ofHost(match, number, host),
            List.of(new Part.Awaited(), new Part.Awaited(), new Part.Unasked()));
  }

  /** Everybody is asked. */
  Draw opened(Guest guest) {
    guest.hears(deal);
    return this;
  }

  /** All have committed, the friend among them. */
  Draw listed(Guest guest) {
    Commitment friends = deal.commitment(Seat.B, FRIENDS);
    deal =
        deal.with(ME, new Part.Committed(commitment(guest)))
            .with(Seat.B, new Part.Committed(friends));
    guest.hears(deal);
    return this;
  }

  private Commitment commitment(Guest guest) {
    return deal.commitment(ME, guest.witness().mine().orElse(FORGED));
  }

  /** All have revealed. */
  Draw settled(Guest guest) {
    Secret mine = guest.witness().mine().orElse(FORGED);
    deal =
        deal.with(ME, new Part.Revealed(commitment(guest), mine))
            .with(Seat.B, new Part.Revealed(deal.commitment(Seat.B, FRIENDS), FRIENDS));
    guest.hears(deal);
    return this;
  }

  Draw shuffled(Guest guest) {
    return opened(guest).listed(guest).settled(guest);
  }

  /** The host says something else. */
  Draw says(Guest guest, FairDeal other) {
    deal = other;
    guest.hears(other);
    return this;
  }

  Draw ended(Guest guest) {
    return ended(guest, false);
  }

  Draw ended(Guest guest, boolean decided) {
    guest.end(deal, decided);
    return this;
  }

  Draw shown(Guest guest) {
    deal = deal.showing(host);
    guest.hears(deal);
    return this;
  }

  void played(Guest guest) {
    shuffled(guest).ended(guest).shown(guest);
  }

  /** A shuffle of the match, with a secret of its own. */
  static Draw draw(int number) {
    return new Draw(MATCH, number, number);
  }

  /** With another part in the guest's place. */
  static FairDeal place(Draw draw, Part part) {
    return draw.deal.with(ME, part);
  }

  /** Somebody else's answers in the guest's place. */
  static Part forged(Draw draw) {
    return new Part.Revealed(draw.deal.commitment(ME, FORGED), FORGED);
  }

  /** With the guest alone. */
  static FairDeal alone(Draw draw, Part mine) {
    return new FairDeal(
        draw.deal.match(),
        draw.deal.number(),
        draw.deal.host(),
        List.of(mine, new Part.Unasked(), new Part.Unasked()),
        Optional.empty());
  }
}
