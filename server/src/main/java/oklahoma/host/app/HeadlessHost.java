package oklahoma.host.app;

import java.io.IOException;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import oklahoma.bot.BotNames;
import oklahoma.bot.Bots;
import oklahoma.bot.search.Budget;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.identity.Identity;
import oklahoma.host.journal.Journal;
import oklahoma.host.journal.JournalFile;
import oklahoma.host.journal.JournalRefused;
import oklahoma.host.lobby.Admission;
import oklahoma.host.net.Addresses;
import oklahoma.host.net.Limits;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.snapshot.SavedTable;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Rules;
import oklahoma.rules.notation.Notation;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** A host that runs until the process receives a signal. */
final class HeadlessHost {

  /**
   * The plan of a host.
   *
   * @param rules the rules, for as many seats as there are unlocked chairs
   * @param grace how long the host keeps a disconnected player's seat; empty for no limit
   * @param admission whom each table lets in at first
   * @param suggestions whether the program suggests moves to players
   * @param findable whether the host answers discovery
   * @param limits the limits for a guest
   */
  record Plan(
      InetSocketAddress listening,
      Rules rules,
      CommandWords.BotCount bots,
      TableName name,
      int tables,
      Optional<Duration> grace,
      Admission admission,
      boolean suggestions,
      boolean findable,
      Limits limits) {

    /** The setup of each table, in the order of their numbers. */
    List<TableSetup> setups() {
      List<TableSetup> setups = new ArrayList<>();
      for (int number = 1; number <= tables; number++) {
        setups.add(
            TableSetup.hosted(named(number), rules, chairs(), BotPace.MEDIUM)
                .lasting()
                .grace(grace)
                .admission(admission)
                .help(new TableHelp(true, suggestions)));
      }
      return setups;
    }

    private TableName named(int number) {
      return tables == 1 ? name : new TableName(numbered(name, number));
    }

    /** The name of one of several tables. */
    static String numbered(TableName name, int number) {
      return name.text() + " " + number;
    }

    /** The chairs: first those for guests, then those of the bots. */
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
   * Hosts until a signal ends the process, so it never returns. The exit code is 0 once every guest
   * has got the goodbye.
   *
   * @param identity the identity by which guests recognize the host
   * @param folder where it writes its status; empty for none
   * @param journal saves the tables; empty to save nothing
   * @throws oklahoma.host.net.CannotListen if it cannot listen at the address of the plan
   * @throws JournalRefused if the journal cannot be read
   */
  static void run(
      Plan plan, Identity identity, Optional<Path> folder, Optional<JournalFile> journal)
      throws JournalRefused {
    Host host = Host.start(settings(plan, identity, journal));
    InetSocketAddress listening = open(host, plan, journal);
    Optional<StatusFile> status =
        folder.map(path -> StatusFile.in(path, Release.text(), listening.getPort()));
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> halt(host, journal, status), "host-stop"));
    if (journal.isEmpty()) {
      LOG.info(
          "Without --data this host saves nothing: its matches end with this process, and guests"
              + " see a warning next time, because the host has a new key each time");
    }
    announce(listening, identity.fingerprint());
    announceEach(host, listening, identity.fingerprint());
    if (plan.findable()) {
      startDiscovery(host, listening);
    }
    status.ifPresent(file -> updateStatus(file, host));
    waitForEver();
  }

  /** Logs that the folder has a key but no journal. */
  static void warnOfNewJournal(Path journal) {
    LOG.warn(
        "There is no journal in {}, though the host has a key there: the host starts a new one,"
            + " without the earlier tables, seats and matches",
        journal);
  }

  private static HostSettings settings(
      Plan plan, Identity identity, Optional<JournalFile> journal) {
    IntFunction<Journal> journals =
        journal.<IntFunction<Journal>>map(file -> file::of).orElse(table -> entry -> {});
    return HostSettings.with(Bots.thinking(Budget.USUAL))
        .withLimits(plan.limits())
        .withIdentity(() -> identity)
        .withJournals(journals);
  }

  /**
   * Brings back the saved tables and opens the others of the plan. It starts to listen only then,
   * so the first guest finds every table.
   */
  static InetSocketAddress open(Host host, Plan plan, Optional<JournalFile> journal)
      throws JournalRefused {
    try {
      List<Integer> kept = journal.isPresent() ? journal.get().numbers() : List.of();
      List<Integer> setAside = new ArrayList<>();
      for (int number : kept) {
        if (!resumed(host, journal.orElseThrow(), number)) {
          setAside.add(number);
        }
      }
      open(host, plan.setups(), kept, setAside);
      return host.listen(plan.listening());
    } catch (RuntimeException | JournalRefused refused) {
      host.close();
      throw refused;
    }
  }

  /**
   * Brings a table back. A table that cannot be read stays in the journal unchanged.
   *
   * @throws JournalRefused if the whole database cannot be read, so it must not be written either
   */
  private static boolean resumed(Host host, JournalFile journal, int number) throws JournalRefused {
    try {
      SavedTable table = SavedTable.of(journal.table(number));
      var _ = host.resume(table);
      LOG.info(
          "Table {}, {}, goes on: {}, {}",
          number,
          table.name().text(),
          table.playing() ? "in the middle of a match" : "no match has begun",
          Notation.print(table.rules()));
      return true;
    } catch (JournalRefused refused) {
      if (refused.whole()) {
        throw refused;
      }
      setAside(number, journal, refused.words());
    } catch (IllegalArgumentException invalid) {
      setAside(number, journal, String.valueOf(invalid.getMessage()));
    }
    return false;
  }

  private static void setAside(int number, JournalFile journal, String why) {
    LOG.error(
        "Table {} cannot go on, because the host cannot read it: {}. It is kept in {}; the other"
            + " tables are not affected",
        number,
        why,
        journal.file());
  }

  /** Opens each table of the plan that does not exist yet. */
  private static void open(
      Host host, List<TableSetup> setups, List<Integer> kept, List<Integer> setAside) {
    List<Integer> numbers = numbers(setups.size(), setAside);
    for (int place = 0; place < numbers.size(); place++) {
      int number = numbers.get(place);
      if (!kept.contains(number)) {
        host.open(number, setups.get(place));
        opened(number, setups.get(place));
      }
    }
  }

  /**
   * The numbers of the plan's tables. A table that was set aside keeps its number and its data, so
   * another number replaces it.
   */
  private static List<Integer> numbers(int tables, List<Integer> setAside) {
    PrimitiveIterator.OfInt others =
        IntStream.iterate(tables + 1, number -> number + 1)
            .filter(number -> !setAside.contains(number))
            .iterator();
    return IntStream.rangeClosed(1, tables)
        .mapToObj(number -> setAside.contains(number) ? others.next() : number)
        .toList();
  }

  private static void opened(int number, TableSetup setup) {
    LOG.info(
        "Table {}, {}: {}",
        number,
        setup.lobby().name().text(),
        Notation.print(setup.lobby().rules()));
  }

  private static void announce(InetSocketAddress listening, Fingerprint host) {
    LOG.info("The host's fingerprint is {}", host);
    LOG.info("Listening on port {}; guests join at", listening.getPort());
    for (Addresses.Listed address : Addresses.of(listening)) {
      String star = address.likely() ? "*" : " ";
      String invitation = join(address.text(), listening.getPort()) + "#" + host;
      LOG.info(" {} {} ({})", star, invitation, address.on());
    }
  }

  /** Prints an invitation for each table. */
  private static void announceEach(Host host, InetSocketAddress listening, Fingerprint sign) {
    List<TableLabel> tables = host.tables();
    Optional<Addresses.Listed> best = Addresses.of(listening).stream().findFirst();
    if (tables.size() > 1 && best.isPresent()) {
      String address = join(best.get().text(), listening.getPort());
      tables.forEach(table ->
          LOG.info("Table {} alone: {}/{}#{}", table.number(), address, table.number(), sign));
    }
    if (tables.size() > FromHost.Tables.MOST) {
      LOG.info(
          "The list at this host's address shows the first {} tables, lists on the network fewer;"
              + " invitations lead to all of them",
          FromHost.Tables.MOST);
    }
  }

  private static void startDiscovery(Host host, InetSocketAddress listening) {
    if (!listening.getAddress().isLoopbackAddress() && host.startDiscovery(listening)) {
      LOG.info("Players on this network can find these tables");
    }
  }

  /** The address as guests type it, without the default port. */
  private static String join(String address, int port) {
    if (port == Host.PORT) {
      return address;
    }
    boolean colons = InetAddress.ofLiteral(address) instanceof Inet6Address;
    return (colons ? "[" + address + "]" : address) + ":" + port;
  }

  /** Ends the process with code 0. Otherwise the JVM would report the signal as a failure. */
  private static void halt(Host host, Optional<JournalFile> journal, Optional<StatusFile> status) {
    stop(host, journal, status);
    Runtime.getRuntime().halt(0);
  }

  static void stop(Host host, Optional<JournalFile> journal, Optional<StatusFile> status) {
    LOG.info("Stopping");
    host.close();
    journal.ifPresent(JournalFile::close);
    try {
      if (status.isPresent()) {
        status.get().end();
      }
    } catch (IOException left) {
      LOG.warn("cannot delete the status file: {}", StartupErrors.why(left));
    }
    LOG.info("Stopped");
    HostLog.end();
  }

  /**
   * Writes the status on a thread of its own, so that no other thread waits for the disk, and
   * retries after a failure.
   */
  private static void updateStatus(StatusFile file, Host host) {
    var _ =
        Executors.newSingleThreadScheduledExecutor(
                Thread.ofPlatform().name("host-status").daemon().factory())
            .scheduleWithFixedDelay(() -> file.update(host.tables()), 0, 1, TimeUnit.SECONDS);
  }

  private static void waitForEver() {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException ending) {
      Thread.currentThread().interrupt();
    }
  }
}
