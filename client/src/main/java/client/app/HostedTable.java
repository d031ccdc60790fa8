package client.app;

import client.lobby.Share;
import client.setup.TablePlan;
import host.Host;
import host.HostSettings;
import host.net.Addresses;
import host.table.Pace;
import host.table.TableSetup;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import protocol.Chair;
import protocol.Fingerprint;
import protocol.Name;
import protocol.TableName;

/**
 * A table that the player hosts for others on the network: a host inside the program that listens
 * on a port, and the player's own line to it, which needs none.
 */
final class HostedTable implements OpenTable {
  private final Running running;
  private final Attendance attendance;

  /**
   * A host that listens, with its table.
   *
   * @param port where it listens
   * @param shares the addresses by which others can come, the likely one first
   * @param found whether others on the local network see it in their lists
   */
  record Running(Host host, int table, int port, List<Share> shares, boolean found) {

    /** Closes the table for everybody; it may take seconds. */
    void close() {
      host.close(table);
      host.close();
    }
  }

  /** Sits down at a table that is open. */
  HostedTable(Running running, Name player, Attendance.Listener listener) {
    this.running = running;
    this.attendance = HostInside.sitDown(running.host(), running.table(), player, listener);
  }

  /**
   * Starts a host in the background.
   *
   * @param bots the names of the plan's bots
   * @param pace how long bots take
   * @param port where it listens, if that port is free; else on the next one that is
   * @param findable whether it answers those who look for tables on the local network
   */
  static CompletableFuture<Running> start(
      HostSettings settings,
      TableName name,
      TablePlan plan,
      List<Name> bots,
      Pace pace,
      int port,
      boolean findable) {
    return CompletableFuture.supplyAsync(
        () -> run(settings, setup(name, plan, bots, pace), port, findable), HostInside.BACKGROUND);
  }

  /** Closes a table for everybody, in the background. */
  static void abandon(Running running) {
    HostInside.BACKGROUND.execute(running::close);
  }

  /** Where the host listens. */
  int port() {
    return running.port();
  }

  /** The addresses by which others can come, the likely one first. */
  List<Share> shares() {
    return running.shares();
  }

  /** What guests know the host by. */
  Fingerprint fingerprint() {
    return running.host().fingerprint();
  }

  /** Whether others on the local network see it in their lists. */
  boolean found() {
    return running.found();
  }

  @Override
  public Attendance attendance() {
    return attendance;
  }

  @Override
  public void leave() {
    close();
  }

  @Override
  public void close() {
    HostInside.close(attendance, running::close);
  }

  private static Running run(
      HostSettings settings, TableSetup setup, int wanted, boolean findable) {
    Host host = Host.start(settings);
    try {
      int table = host.open(setup);
      InetSocketAddress heard = host.listenFrom(new InetSocketAddress(wanted));
      boolean found = findable && host.beFound(heard);
      return new Running(host, table, heard.getPort(), shares(heard), found);
    } catch (RuntimeException e) {
      host.close();
      throw e;
    }
  }

  /**
   * Without any network this computer itself is all that is left. An address of one cable says
   * nothing without a scope, which is another one on each computer.
   */
  private static List<Share> shares(InetSocketAddress heard) {
    List<Addresses.Listed> all = Addresses.of(heard);
    List<Addresses.Listed> outside = all.stream().filter(HostedTable::leadsHere).toList();
    return (outside.isEmpty() ? all : outside)
        .stream().map(each -> share(each, heard.getPort())).toList();
  }

  private static boolean leadsHere(Addresses.Listed listed) {
    return switch (listed.kind()) {
      case NETWORK, VIRTUAL -> true;
      case LINK_LOCAL, THIS_MACHINE -> false;
    };
  }

  private static Share share(Addresses.Listed listed, int port) {
    String host = listed.text();
    String address = (host.contains(":") ? "[" + host + "]" : host) + ":" + port;
    return new Share(address, listed.kind().name(), listed.likely());
  }

  private static TableSetup setup(TableName name, TablePlan plan, List<Name> bots, Pace pace) {
    List<Chair> chairs = HostInside.chairs(plan, bots);
    Stream.generate(Chair.Open::new)
        .limit(Math.max(0, plan.rules().mostSeats() - chairs.size()))
        .forEach(chairs::add);
    Optional<Duration> grace =
        plan.graceSeconds().isPresent()
            ? Optional.of(Duration.ofSeconds(plan.graceSeconds().getAsInt()))
            : Optional.empty();
    return TableSetup.hosted(name, plan.rules(), chairs, pace).grace(grace);
  }
}
