package oklahoma.host.soak;

import java.net.InetSocketAddress;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import oklahoma.bot.Bots;
import oklahoma.host.testing.DealHistory;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.Regular;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;

/**
 * A guest whose line is cut while a claim window waits for its answer. It has not answered, so the
 * window must end as if it had passed (O-11), and the guest comes back and plays on.
 */
final class CutClaim {
  private final Seat seat;
  private final int page;
  private final int line;
  private final long movesBefore;

  /**
   * @param diary which ends where the window opened
   */
  private CutClaim(Seat seat, DealHistory diary, long movesBefore) {
    this.seat = seat;
    page = diary.deals().size() - 1;
    line = diary.deals().getLast().size();
    this.movesBefore = movesBefore;
  }

  /** Plays for so long; says on standard output when its window is open, and how it ended. */
  static boolean comesBack(InetSocketAddress host, int table, int company, long millis)
      throws InterruptedException {
    ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor();
    List<CutClaim> window = new ArrayList<>();
    try (Loops loops = new Loops();
        Regular guest =
            new Regular(
                loops, host, "Cut", table, company, Bots.of(BotLevel.EASY), company, thread)) {
      guest.silentWhere(deal -> waits(guest, deal, window));
      Thread.sleep(millis); // The span of play that the command was asked for.
      return !window.isEmpty() && window.getFirst().endedAsRuled(guest);
    } finally {
      thread.shutdownNow();
    }
  }

  /** Used by the guest's thread alone, until the guest is closed. */
  private static boolean waits(Regular guest, Deal deal, List<CutClaim> window) {
    boolean open = deal instanceof Oklahoma now && now.phase() instanceof OklahomaPhase.Claiming;
    if (open && window.isEmpty()) {
      window.add(new CutClaim(guest.guest().orElseThrow().seat(), guest.diary(), guest.moves()));
      System.out.println("a claim window is open");
    }
    return open && guest.returns() == 0;
  }

  private boolean endedAsRuled(Regular guest) {
    List<Event> deal = guest.diary().deals().get(page);
    List<Event> since = deal.subList(line, deal.size());
    Optional<Event.ClaimSettled> end =
        since.stream()
            .filter(Event.ClaimSettled.class::isInstance)
            .map(Event.ClaimSettled.class::cast)
            .findFirst();
    System.out.printf(
        "%s; %d returns, %d moves, %s%n",
        end.map(Event::toString).orElse("the window has no end"),
        guest.returns(),
        guest.moves(),
        guest.fault().map(Throwable::toString).orElse("no fault"));
    return end.isPresent()
        && end.filter(settled -> settled.taker().equals(Optional.of(seat))).isEmpty()
        && !since.subList(0, since.indexOf(end.get())).contains(new Event.Answered(seat, true))
        && guest.returns() > 0
        && guest.moves() > movesBefore
        && guest.fault().isEmpty();
  }
}
