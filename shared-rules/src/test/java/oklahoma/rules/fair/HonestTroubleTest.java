package oklahoma.rules.fair;

import static oklahoma.rules.fair.Guest.ME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import oklahoma.rules.Seat;
import org.junit.jupiter.api.Test;

/**
 * An honest host and a guest in trouble: lines that break at any step, hosts that crash and go on,
 * programs that are started again, answers that come too late. No deal ends in an accusation.
 */
class HonestTroubleTest {
  /** So many deals; {@code -Drules.fair.deals=1000000} plays more. */
  private static final int DEALS = Integer.getInteger("rules.fair.deals", 10_000);

  private static final int ONE_IN = 12;

  /** A table as its host runs it. What is written down is all that it has after a crash. */
  private static final class Table {
    private final Random chance;
    private final Guest guest = new Guest();
    private final List<FairDeal> opened = new ArrayList<>();
    private Optional<FairDeal> onTable = Optional.empty();
    private Optional<FairDeal> shuffling = Optional.empty();
    private Optional<FairDeal> published = Optional.empty();
    private Secret host = new Secret("00".repeat(Secret.BYTES));
    private MatchId match;
    private int number;
    private boolean decided;
    private boolean over;
    private boolean here = true;
    private boolean bot;

    Table(long seed) {
      chance = new Random(seed);
      match = new MatchId(hex(MatchId.BYTES));
    }

    private String hex(int bytes) {
      byte[] some = new byte[bytes];
      chance.nextBytes(some);
      return Digits.of(some);
    }

    private boolean oneIn(int many) {
      return chance.nextInt(many) == 0;
    }

    /** Something may happen to the line, the host or the guest's program. */
    private void trouble() {
      if (here && oneIn(ONE_IN)) {
        cut();
        if (oneIn(2)) {
          guest.restart();
        }
      }
      if (oneIn(2 * ONE_IN)) {
        cut();
        published = shuffling; // the host was down, too
      }
      if (!here && !bot && oneIn(6)) {
        bot = true; // the seat has waited long enough
      }
      if (!here && oneIn(2)) {
        comeBack();
      }
      assertThat(guest.witness().findings()).isEmpty();
    }

    private void cut() {
      here = false;
      guest.answers();
      guest.cut();
    }

    private void comeBack() {
      here = true;
      bot = false;
      opened.forEach(guest::hears);
      onTable.ifPresent(guest::hears);
      shuffling.ifPresent(this::send);
      if (onTable.isPresent()) {
        guest.does(Witness::present);
        if (over) {
          guest.does(back -> back.ended(onTable.get(), LastDeal.End.TOLD, decided));
        }
      }
    }

    private void send(FairDeal deal) {
      if (here) {
        guest.hears(deal);
      }
    }

    private void publish(FairDeal deal) {
      shuffling = Optional.of(deal);
      published = shuffling;
      send(deal);
    }

    /** The host takes what has arrived; an answer may be on its way for too long. */
    private void receiveAnswers() {
      boolean late = here && oneIn(2 * ONE_IN);
      if (late) {
        guest.does(Witness::slowed);
      }
      for (Answer answer : guest.answers()) {
        FairDeal deal = published.orElseThrow();
        switch (answer) {
          case Answer.Commit(int of, Commitment commitment)
              when !late && of == deal.number() && deal.part(ME) instanceof Part.Awaited ->
              published = Optional.of(deal.with(ME, new Part.Committed(commitment)));
          case Answer.Reveal(int of, Secret secret)
              when !late
                  && of == deal.number()
                  && deal.part(ME).equals(new Part.Committed(deal.commitment(ME, secret))) ->
              published =
                  Optional.of(
                      deal.with(ME, new Part.Revealed(deal.commitment(ME, secret), secret)));
          case Answer.Commit _, Answer.Reveal _ -> {}
        }
      }
    }

    private void shuffle() {
      host = new Secret(hex(Secret.BYTES));
      Secret friends = new Secret(hex(Secret.BYTES));
      number++;
      Part mine = here && !bot ? new Part.Awaited() : new Part.Unasked();
      publish(
          FairDeal.opened(
              match,
              number,
              Commitment.ofHost(match, number, host),
              List.of(mine, new Part.Awaited(), new Part.Unasked())));
      wait(1 + chance.nextInt(3));
      lastMoment();
      FairDeal deal = published.orElseThrow();
      Commitment friend = deal.commitment(Seat.B, friends);
      Part committed = oneIn(ONE_IN) ? new Part.Silent() : new Part.Committed(friend);
      deal = deal.with(Seat.B, committed);
      publish(deal.part(ME) instanceof Part.Awaited ? deal.with(ME, new Part.Silent()) : deal);
      wait(1 + chance.nextInt(3));
      lastMoment();
      deal = published.orElseThrow();
      if (deal.part(Seat.B) instanceof Part.Committed) {
        deal = deal.with(Seat.B, new Part.Revealed(friend, friends));
      }
      publish(
          deal.part(ME) instanceof Part.Committed(Commitment own)
              ? deal.with(ME, new Part.Withheld(own))
              : deal);
    }

    /** The guest is back, and its answer comes too late. */
    private void lastMoment() {
      if (!here && !bot && oneIn(2)) {
        comeBack();
      }
    }

    private void wait(int steps) {
      for (int step = 0; step < steps; step++) {
        trouble();
        receiveAnswers();
      }
    }

    /** Plays a deal; what the guest makes of it, if it was there at the end. */
    Optional<Guest.Verdict> play() {
      if (decided) {
        match = new MatchId(hex(MatchId.BYTES));
        number = 0;
      }
      shuffle();
      if (decided) {
        opened.clear();
      } else {
        onTable.ifPresent(opened::add);
      }
      decided = false;
      over = false;
      onTable = shuffling;
      shuffling = Optional.empty();
      if (here) {
        guest.does(Witness::present);
      }
      for (int step = 0; step < 4; step++) {
        trouble();
      }
      over = true;
      decided = number == 4;
      if (here) {
        guest.end(onTable.orElseThrow(), decided);
      }
      onTable = onTable.map(deal -> deal.showing(host));
      send(onTable.orElseThrow());
      Optional<Guest.Verdict> verdict = here ? Optional.of(guest.verdict()) : Optional.empty();
      trouble();
      if (decided && here && oneIn(2)) {
        guest.does(Witness::inLobby);
      }
      return verdict;
    }
  }

  @Test
  void noHonestTroubleEndsInAnAccusation() {
    Map<Flaw, Integer> doubts = new TreeMap<>();
    int verified = 0;
    int away = 0;
    for (int done = 0; done < DEALS; done += 20) {
      Table table = new Table(done);
      for (int deal = 0; deal < 20; deal++) {
        Optional<Guest.Verdict> verdict = table.play();
        assertThat(verdict.filter(Guest.Verdict::accuses)).as("seed %d", done).isEmpty();
        verified += verdict.filter(Guest.Verdict::verified).isPresent() ? 1 : 0;
        away += verdict.isEmpty() ? 1 : 0;
        verdict.ifPresent(
            each -> each.flaws().forEach(flaw -> doubts.merge(flaw, 1, Integer::sum)));
      }
    }
    System.out.printf(
        "%d deals: %d verified, %d ended while the guest was away, otherwise %s%n",
        DEALS, verified, away, doubts);
    assertThat(verified).isGreaterThan(DEALS / 4);
    assertThat(doubts).containsKeys(Flaw.NOT_ASKED, Flaw.TOO_LATE);
  }
}
