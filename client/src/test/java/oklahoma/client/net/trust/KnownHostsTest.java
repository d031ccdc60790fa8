package oklahoma.client.net.trust;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import oklahoma.client.storage.Store;
import oklahoma.protocol.identity.Fingerprint;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which key the host at an address is to have. */
class KnownHostsTest {
  private static final Fingerprint ANNA = Fingerprint.ofHex("a1".repeat(32));
  private static final Fingerprint BORIS = Fingerprint.ofHex("b2".repeat(32));
  private static final HostAddress KITCHEN =
      new HostAddress("192.168.1.20", 6552, Optional.empty());
  private static final HostAddress ATTIC = new HostAddress("attic-pc", 7000, Optional.empty());

  @TempDir private Path folder;

  private final List<Store> stores = new ArrayList<>();

  @SuppressWarnings("NullAway.Init")
  private KnownHosts known;

  @BeforeEach
  void open() {
    known = window();
  }

  @AfterEach
  void close() {
    stores.forEach(Store::close);
  }

  private KnownHosts window() {
    Store store = Store.open(folder.resolve("oklahoma.db"));
    stores.add(store);
    KnownHosts hosts = new KnownHosts(store);
    load(hosts, store);
    return hosts;
  }

  private static void load(KnownHosts hosts, Store store) {
    store
        .ask(rows -> {
          hosts.load(rows);
          return true;
        })
        .join();
  }

  private static Pin pin(KnownHosts hosts, HostAddress address) {
    return hosts.pin(address).join();
  }

  @Test
  void aHostThatIsMetForTheFirstTimeMayHaveAnyKeyAndIsNotVerified() {
    assertThat(pin(known, KITCHEN)).isEqualTo(Pin.NONE);
    known.met(KITCHEN, ANNA);
    assertThat(known.verified(ANNA)).isFalse();
  }

  @Test
  void fromThenOnItMustHaveTheSame() {
    known.met(KITCHEN, ANNA);
    assertThat(pin(known, KITCHEN).fits(ANNA)).isTrue();
    assertThat(pin(known, KITCHEN).fits(BORIS)).isFalse();
    assertThat(pin(known, ATTIC)).isEqualTo(Pin.NONE);
  }

  @Test
  void anotherPortIsAnotherHost() {
    known.met(KITCHEN, ANNA);
    assertThat(pin(known, new HostAddress(KITCHEN.host(), 6553, Optional.empty())))
        .isEqualTo(Pin.NONE);
  }

  @Test
  void anInvitationVerifiesAtTheFirstVisit() {
    known.met(inviting(ANNA), ANNA);
    assertThat(known.verified(ANNA)).isTrue();
  }

  @Test
  void anInvitationCountsForMoreThanWhatWasThere() {
    known.met(KITCHEN, ANNA);
    assertThat(pin(known, inviting(BORIS)).fits(BORIS)).isTrue();
    assertThat(pin(known, inviting(BORIS)).fits(ANNA)).isFalse();
  }

  @Test
  void anInvitationOfAnotherHostVerifiesNothing() {
    known.met(inviting(BORIS), ANNA);
    assertThat(known.verified(ANNA)).isFalse();
  }

  @Test
  void aHostThatTakesOverAnAddressHasItAlone() {
    known.met(KITCHEN, ANNA);
    known.met(KITCHEN, BORIS);
    assertThat(pin(known, KITCHEN).fits(BORIS)).isTrue();
    assertThat(pin(known, KITCHEN).fits(ANNA)).isFalse();
    assertThat(known.elsewhere(ANNA)).isEmpty();
  }

  @Test
  void aHostIsTheSameAtAnotherAddress() {
    known.met(inviting(ANNA), ANNA);
    known.met(ATTIC, ANNA);
    assertThat(known.verified(ANNA)).isTrue();
    assertThat(known.elsewhere(ANNA)).contains(KITCHEN.text());
    assertThat(known.elsewhere(BORIS)).isEmpty();
  }

  @Test
  void whatIsKeptComesBack() {
    known.met(KITCHEN, ANNA);
    known.met(ATTIC, ANNA);
    known.met(new HostAddress("::1", 6552, Optional.empty()), BORIS);
    known.verify(BORIS);
    stores.getFirst().close();
    KnownHosts again = window();
    assertThat(again.verified(BORIS)).isTrue();
    assertThat(again.verified(ANNA)).isFalse();
    assertThat(again.elsewhere(ANNA)).isPresent();
    assertThat(pin(again, KITCHEN).known()).contains(ANNA);
    assertThat(pin(again, ATTIC).known()).contains(ANNA);
  }

  @Test
  void anImpostorIsCaughtWhateverAnotherWindowHasWritten() {
    KnownHosts other = window();
    known.met(KITCHEN, ANNA);
    pin(known, KITCHEN);
    other.met(ATTIC, BORIS);
    assertThat(pin(other, KITCHEN).fits(BORIS)).as("known to the other window too").isFalse();
    stores.forEach(Store::close);
    KnownHosts later = window();
    assertThat(pin(later, KITCHEN).known()).contains(ANNA);
    assertThat(pin(later, ATTIC).known()).contains(BORIS);
    assertThat(pin(later, KITCHEN).fits(BORIS)).isFalse();
  }

  @Test
  void whatAnotherWindowHasLearnedIsKnownBeforeAHostIsJudged() {
    KnownHosts other = window();
    assertThat(pin(other, KITCHEN)).isEqualTo(Pin.NONE);
    known.met(inviting(ANNA), ANNA);
    pin(known, KITCHEN);
    assertThat(pin(other, KITCHEN).known()).contains(ANNA);
    assertThat(other.verified(ANNA)).as("seen with it").isTrue();
    assertThat(other.pins(List.of(KITCHEN, ATTIC)).join())
        .isEqualTo(Map.of(KITCHEN, new Pin(Optional.of(ANNA), Optional.empty()), ATTIC, Pin.NONE));
  }

  @Test
  void aVerificationInOneWindowIsKnownInAnother() {
    KnownHosts other = window();
    known.met(KITCHEN, ANNA);
    known.verify(ANNA);
    pin(known, KITCHEN);
    other.met(ATTIC, ANNA);
    pin(other, KITCHEN);
    assertThat(other.verified(ANNA)).isTrue();
    assertThat(other.elsewhere(ANNA)).contains(KITCHEN.text());
  }

  private static HostAddress inviting(Fingerprint host) {
    return new HostAddress(KITCHEN.host(), KITCHEN.port(), Optional.of(host.prefix()));
  }
}
