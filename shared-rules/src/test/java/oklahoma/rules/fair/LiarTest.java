package oklahoma.rules.fair;

import static oklahoma.rules.fair.Guest.ME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

/**
 * A host that lies by chance, with a friend in seat B: whatever it tries, a deal is verified only
 * if the host had a single order to give.
 */
class LiarTest {
  /** So many deals; {@code -Drules.fair.lies=100000} tries more. */
  private static final int DEALS = Integer.getInteger("rules.fair.lies", 4000);

  /** A host that does what it likes, and keeps count of the orders that it could have given. */
  private static final class Liar {
    private final Random chance;
    private final Guest guest = new Guest();
    private final Set<List<Object>> orders = new HashSet<>();
    private final Set<Commitment> judged = new HashSet<>();
    private final Set<Secret> learned = new HashSet<>();
    private MatchId match = new MatchId("ab".repeat(MatchId.BYTES));
    private int number = 1;

    Liar(long seed) {
      chance = new Random(seed);
    }

    private boolean oneIn(int many) {
      return chance.nextInt(many) == 0;
    }

    private Secret secret() {
      byte[] bytes = new byte[Secret.BYTES];
      chance.nextBytes(bytes);
      return Secret.of(bytes);
    }

    private void meanwhile() {
      if (oneIn(8)) {
        guest.cut();
      }
      if (oneIn(16)) {
        guest.restart();
      }
      if (oneIn(16)) {
        guest.does(Witness::inLobby);
      }
      if (oneIn(16)) {
        guest.does(Witness::slowed);
      }
    }

    /** Says something; what it learns is that much more to choose from. */
    private void says(FairDeal deal, Secret host) {
      Optional<Answer> answer = guest.hears(deal);
      if (answer.isPresent() && answer.get() instanceof Answer.Reveal(int of, Secret mine)) {
        assertThat(of).isEqualTo(deal.number());
        orders.add(List.of(deal.match(), of, host, mine));
        learned.add(mine);
      }
    }

    /** Runs a shuffle; the secret of the host. */
    private Secret shuffles() {
      Secret host = secret();
      Secret friends = secret();
      Secret forged = secret();
      Commitment published = Commitment.ofHost(match, number, host);
      Part mine = oneIn(10) ? any(number, forged) : new Part.Awaited();
      FairDeal deal =
          settledOr(
              new FairDeal(
                  match,
                  number,
                  published,
                  List.of(new Part.Unasked(), new Part.Unasked()),
                  Optional.empty()),
              mine,
              new Part.Awaited());
      says(deal, host);
      meanwhile();
      Commitment own =
          oneIn(12)
              ? deal.commitment(ME, forged)
              : deal.commitment(ME, guest.witness().mine().orElse(forged));
      Part second = oneIn(12) ? any(number, forged) : new Part.Committed(own);
      deal = settledOr(deal, second, new Part.Committed(deal.commitment(Seat.B, friends)));
      says(deal, host);
      meanwhile();
      Secret known = guest.witness().mine().filter(learned::contains).orElse(forged);
      Secret added = oneIn(12) ? forged : known;
      Part third = oneIn(12) ? any(number, forged) : new Part.Revealed(own, added);
      Secret friend = oneIn(12) ? secret() : friends;
      Part last =
          oneIn(12)
              ? new Part.Withheld(deal.commitment(Seat.B, friends))
              : new Part.Revealed(deal.commitment(Seat.B, friend), friend);
      says(settledOr(deal, third, last), host);
      meanwhile();
      return host;
    }

    /** The parts, if such a deal can be; else only what the guest did. */
    private static FairDeal settledOr(FairDeal deal, Part mine, Part friends) {
      List<Part> parts = List.of(mine, friends);
      try {
        return new FairDeal(deal.match(), deal.number(), deal.host(), parts, Optional.empty());
      } catch (IllegalArgumentException cannotBe) {
        return new FairDeal(
            deal.match(),
            deal.number(),
            deal.host(),
            List.of(mine, new Part.Unasked()),
            Optional.empty());
      }
    }

    private Part any(int deal, Secret forged) {
      Commitment commitment = Commitment.ofSeat(match, deal, ME, forged);
      return switch (chance.nextInt(6)) {
        case 0 -> new Part.Unasked();
        case 1 -> new Part.Silent();
        case 2 -> new Part.Committed(commitment);
        case 3 -> new Part.Withheld(commitment);
        case 4 -> new Part.Revealed(commitment, forged);
        default -> new Part.Awaited();
      };
    }

    /** A deal; whether the guest verified it, and how many orders there were to choose from. */
    private List<Integer> plays() {
      Secret host = shuffles();
      while (oneIn(4)) { // throws it away
        if (oneIn(2) && guest.witness().latest().filter(FairDeal::settled).isPresent()) {
          guest.hears(guest.witness().latest().orElseThrow().showing(host));
        }
        number = oneIn(3) ? number : number + 1;
        if (oneIn(4)) {
          match = new MatchId("%032x".formatted(chance.nextInt(1000)));
          number = 1;
        }
        meanwhile();
        host = shuffles();
      }
      FairDeal deal = guest.witness().latest().orElseThrow();
      guest.end(deal, false);
      if (deal.settled() && deal.shown().isEmpty()) {
        guest.hears(deal.showing(host));
      }
      boolean before = !judged.add(deal.host()); // nothing that it says now is about a new deal
      boolean verified = !before && guest.verdict().verified();
      int many = orders.size();
      orders.clear();
      number++;
      meanwhile();
      return List.of(verified ? 1 : 0, many);
    }
  }

  @Test
  void whatIsVerifiedHadOneOrder() {
    List<Integer> verified = new ArrayList<>();
    int chosen = 0;
    for (int seed = 0; seed < DEALS / 4; seed++) {
      Liar liar = new Liar(seed);
      for (int deal = 0; deal < 4; deal++) {
        List<Integer> came = liar.plays();
        if (came.getFirst() == 1) {
          assertThat(came.getLast()).as("orders, seed %d, deal %d", seed, deal).isEqualTo(1);
          verified.add(seed);
        } else if (came.getLast() > 1) {
          chosen++;
        }
      }
    }
    assertThat(verified).hasSizeGreaterThan(DEALS / 20);
    assertThat(chosen).isGreaterThan(DEALS / 20);
  }
}
