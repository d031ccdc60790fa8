package host.app;

import host.Host;
import host.HostSettings;
import host.bot.BotNames;
import host.bot.Bots;
import host.net.Addresses;
import host.table.Pace;
import host.table.TableSetup;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import protocol.Chair;
import protocol.Name;
import protocol.TableName;
import rules.notation.Notation;
import rules.oklahoma.OklahomaRules;

/** A host that runs until the process is told to end. */
final class HeadlessHost {

  /**
   * What it hosts.
   *
   * @param rules with as many seats as chairs are not locked
   * @param grace how long seats are kept; without end if empty
   * @param findable whether it answers those who look for tables on the network
   */
  record Plan(
      InetSocketAddress listening,
      OklahomaRules rules,
      Words.BotCount bots,
      TableName name,
      int tables,
      Optional<Duration> grace,
      boolean watchable,
      boolean findable) {

    /** How each table is opened, in the order of their numbers. */
    List<TableSetup> setups() {
      List<TableSetup> setups = new ArrayList<>();
      for (int number = 1; number <= tables; number++) {
        setups.add(
            TableSetup.hosted(named(number), rules, chairs(), Pace.MEDIUM)
                .lasting()
                .grace(grace)
                .watchable(watchable));
      }
      return setups;
    }

    private TableName named(int number) {
      String numbered = name.text() + " " + number;
      return tables == 1 ? name : TableName.of(numbered).orElse(name);
    }

    /** Guests sit first in turn order, bots behind them. */
    private List<Chair> chairs() {
      List<Chair> chairs = new ArrayList<>();
      for (int chair = 0; chair < rules.seats(); chair++) {
        int bot = chair - (rules.seats() - bots.count());
        chairs.add(
            bot < 0
                ? new Chair.Open()
                : new Chair.OfBot(new Name(BotNames.ALL.get(bot)), bots.level()));
      }
      return chairs;
    }
  }

  private static final Logger LOG = LoggerFactory.getLogger(HeadlessHost.class);

  private HeadlessHost() {}

  /**
   * Hosts. Does not return: the process ends when it is told to, with exit code 0 once every guest
   * has been told.
   *
   * @throws host.net.CannotListen if it cannot listen where it should
   */
  static void run(Plan plan) {
    Host host = Host.start(settings());
    InetSocketAddress listening = listen(host, plan.listening());
    plan.setups().forEach(setup -> opened(host.open(setup), setup));
    announce(listening);
    if (plan.findable()) {
      beFound(host, listening);
    }
    Runtime.getRuntime().addShutdownHook(new Thread(() -> stop(host), "host-stop"));
    waitForEver();
  }

  /** Nobody reads a journal again yet, and it would grow for as long as the host runs. */
  private static HostSettings settings() {
    return HostSettings.with(Bots::of).withJournals(table -> entry -> {});
  }

  private static InetSocketAddress listen(Host host, InetSocketAddress where) {
    try {
      return host.listen(where);
    } catch (RuntimeException refused) {
      host.close();
      throw refused;
    }
  }

  private static void opened(int number, TableSetup setup) {
    LOG.info("Table {}, {}: {}", number, setup.name().text(), Notation.print(setup.rules()));
  }

  private static void announce(InetSocketAddress listening) {
    LOG.info("Listening on port {}; guests join at", listening.getPort());
    for (Addresses.Listed address : Addresses.of(listening)) {
      String star = address.likely() ? "*" : " ";
      LOG.info(" {} {} ({})", star, join(address.text(), listening.getPort()), address.on());
    }
  }

  private static void beFound(Host host, InetSocketAddress listening) {
    if (!listening.getAddress().isLoopbackAddress() && host.beFound(listening)) {
      LOG.info("Found by those who look for tables on this network");
    }
  }

  /** As guests type it: the usual port is left out. */
  private static String join(String address, int port) {
    if (port == Host.PORT) {
      return address;
    }
    boolean colons = InetAddress.ofLiteral(address) instanceof Inet6Address;
    return (colons ? "[" + address + "]" : address) + ":" + port;
  }

  /** Without halt the JVM would report that a signal ended it, as if something had gone wrong. */
  private static void stop(Host host) {
    LOG.info("Stopping");
    host.close();
    LOG.info("Stopped");
    Runtime.getRuntime().halt(0);
  }

  private static void waitForEver() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
    }
  }
}
