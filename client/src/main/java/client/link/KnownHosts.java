package client.link;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import protocol.Fingerprint;

/**
 * The hosts that the player has met: which key each has, at which addresses, and whether anybody
 * has made sure of the key. Belongs to the thread of the screen.
 */
public final class KnownHosts {
  private static final String SURE = "verified";
  private static final String MET = "met";

  /**
   * A host.
   *
   * @param sure whether an invitation bore its fingerprint, or the player has compared it
   * @param addresses as they are typed, where it was met last
   */
  private record Host(boolean sure, List<String> addresses) {
    Host {
      addresses = List.copyOf(addresses);
    }

    Host at(String address) {
      List<String> all = new ArrayList<>(without(address).addresses());
      all.add(address);
      return new Host(sure, all);
    }

    Host without(String address) {
      return new Host(sure, addresses.stream().filter(each -> !each.equals(address)).toList());
    }

    Host made(boolean surer) {
      return new Host(sure || surer, addresses);
    }
  }

  private final Map<Fingerprint, Host> hosts = new LinkedHashMap<>();
  private Runnable changed = () -> {};

  /** No host yet. */
  public KnownHosts() {}

  /** Which key the host at an address is to have. */
  public Pin pin(HostAddress address) {
    return new Pin(at(address.text()), address.fingerprint());
  }

  /** A host was met, and is what is found at this address from now on. */
  public void met(HostAddress address, Fingerprint found) {
    String where = address.text();
    Map<Fingerprint, Host> before = Map.copyOf(hosts);
    hosts.replaceAll((key, host) -> key.equals(found) ? host : host.without(where));
    boolean sure = address.fingerprint().filter(found::beginsWith).isPresent();
    Host host = hosts.getOrDefault(found, new Host(false, List.of()));
    hosts.put(found, host.at(where).made(sure));
    if (!before.equals(hosts)) {
      changed.run();
    }
  }

  /** The player has made sure that a key is the host's. */
  public void verify(Fingerprint found) {
    hosts.put(found, hosts.getOrDefault(found, new Host(false, List.of())).made(true));
    changed.run();
  }

  /** Whether somebody has made sure that a key is the host's. */
  public boolean verified(Fingerprint found) {
    return hosts.containsKey(found) && hosts.get(found).sure();
  }

  /** Another address at which a host of this key was met. */
  public Optional<String> elsewhere(Fingerprint found) {
    return Optional.ofNullable(hosts.get(found))
        .flatMap(host -> host.addresses().stream().findFirst());
  }

  /** Calls somebody whenever there is something new to keep. */
  public void onChange(Runnable listener) {
    changed = listener;
  }

  /** What is to be kept. */
  public Map<String, String> values() {
    Map<String, String> values = new TreeMap<>();
    hosts.forEach((key, host) -> {
      List<String> words = new ArrayList<>(List.of(host.sure() ? SURE : MET));
      words.addAll(host.addresses());
      values.put(key.hex(), String.join(" ", words));
    });
    return values;
  }

  /**
   * What was kept, instead of what is known.
   *
   * @throws IllegalArgumentException if the values are not those of {@link #values}; nothing has
   *     changed then
   */
  public void take(Map<String, String> values) {
    Map<Fingerprint, Host> kept = new LinkedHashMap<>();
    values.forEach((key, value) -> {
      List<String> words = List.of(value.split(" "));
      boolean sure = words.getFirst().equals(SURE);
      if (!sure && !words.getFirst().equals(MET)) {
        throw new IllegalArgumentException("neither met nor verified: " + value);
      }
      kept.put(Fingerprint.ofHex(key), new Host(sure, words.subList(1, words.size())));
    });
    hosts.clear();
    hosts.putAll(kept);
  }

  private Optional<Fingerprint> at(String address) {
    return hosts.entrySet().stream()
        .filter(entry -> entry.getValue().addresses().contains(address))
        .map(Map.Entry::getKey)
        .findFirst();
  }
}
