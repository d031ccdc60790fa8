package oklahoma.host.soak;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.stream.IntStream;
import oklahoma.bot.Bots;
import oklahoma.host.discovery.DiscoveryClient;
import oklahoma.host.testing.Loops;
import oklahoma.host.testing.Regular;
import oklahoma.protocol.people.BotLevel;

/**
 * The guests of {@code server/test-network}: a program of its own, since its network namespace is
 * not the host's.
 *
 * <ul>
 *   <li>{@code find}: prints the addresses at which hosts answered; ends with 1 if there are none.
 *   <li>{@code play ADDRESS PORT TABLE SECONDS GUESTS}: so many of three play Oklahoma. Prints how
 *       many moves they made in that time, in the last five seconds of it, and how often they came
 *       back; ends with 1 if nothing was played at the end.
 *   <li>{@code claim ADDRESS PORT TABLE SECONDS}: one of three plays, and at its first claim window
 *       says that it is open and nothing else until it had to come back. Prints how that window
 *       ended; ends with 1 if not as for somebody who was silent.
 * </ul>
 */
public final class NetworkGuests {
  private static final Duration LOOKING = Duration.ofSeconds(4);
  private static final int COMPANY = 3;
  private static final long AT_THE_END_MILLIS = 5_000;

  private NetworkGuests() {}

  /** One of the three. */
  public static void main(String[] args) throws IOException, InterruptedException {
    System.exit(good(args) ? 0 : 1);
  }

  private static boolean good(String[] args) throws IOException, InterruptedException {
    if (args[0].equals("find")) {
      return find();
    }
    InetSocketAddress host = new InetSocketAddress(args[1], Integer.parseInt(args[2]));
    int table = Integer.parseInt(args[3]);
    long millis = 1_000L * Integer.parseInt(args[4]);
    return args[0].equals("claim")
        ? CutClaim.comesBack(host, table, COMPANY, millis)
        : play(host, table, Integer.parseInt(args[5]), millis);
  }

  private static boolean find() throws IOException {
    Set<String> hosts = DiscoveryClient.hosts(LOOKING);
    System.out.println(hosts.isEmpty() ? "nobody answers" : String.join(" ", hosts));
    return !hosts.isEmpty();
  }

  private static boolean play(InetSocketAddress host, int table, int many, long millis)
      throws InterruptedException {
    ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor();
    try (Loops loops = new Loops()) {
      List<Regular> guests =
          IntStream.range(0, many)
              .mapToObj(i ->
                  new Regular(
                      loops, host, "Guest " + i, table, COMPANY, Bots.of(BotLevel.EASY), i, thread))
              .toList();
      // The command was asked to play for so long; the last span shows that play still goes on.
      Thread.sleep(millis - AT_THE_END_MILLIS);
      long before = moves(guests);
      Thread.sleep(AT_THE_END_MILLIS);
      long atTheEnd = moves(guests) - before;
      System.out.printf(
          "%d moves, %d in the last 5 s, %d returns%n",
          before + atTheEnd, atTheEnd, guests.stream().mapToInt(Regular::returns).sum());
      guests.stream()
          .flatMap(guest -> guest.fault().stream())
          .forEach(fault -> System.out.println("fault: " + fault));
      guests.forEach(Regular::close);
      return atTheEnd > 0 && guests.stream().allMatch(guest -> guest.fault().isEmpty());
    } finally {
      thread.shutdownNow();
    }
  }

  private static long moves(List<Regular> guests) {
    return guests.stream().mapToLong(Regular::moves).sum();
  }
}
