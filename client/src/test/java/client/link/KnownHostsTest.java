package client.link;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import protocol.Fingerprint;

/** Which key the host at an address is to have. */
class KnownHostsTest {
  private static final Fingerprint ANNA = Fingerprint.ofHex("a1".repeat(32));
  private static final Fingerprint BORIS = Fingerprint.ofHex("b2".repeat(32));
  private static final HostAddress KITCHEN =
      new HostAddress("192.168.1.20", 6552, Optional.empty());
  private static final HostAddress ATTIC = new HostAddress("attic-pc", 7000, Optional.empty());

  private final KnownHosts known = new KnownHosts();
  private int changes;

  @Test
  void aHostThatIsMetForTheFirstTimeMayHaveAnyKeyAndIsNotVerified() {
    assertThat(known.pin(KITCHEN)).isEqualTo(Pin.NONE);
    known.met(KITCHEN, ANNA);
    assertThat(known.verified(ANNA)).isFalse();
  }

  @Test
  void fromThenOnItMustHaveTheSame() {
    known.met(KITCHEN, ANNA);
    assertThat(known.pin(KITCHEN).fits(ANNA)).isTrue();
    assertThat(known.pin(KITCHEN).fits(BORIS)).isFalse();
    assertThat(known.pin(ATTIC)).isEqualTo(Pin.NONE);
  }

  @Test
  void anotherPortIsAnotherHost() {
    known.met(KITCHEN, ANNA);
    assertThat(known.pin(new HostAddress(KITCHEN.host(), 6553, Optional.empty())))
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
    assertThat(known.pin(inviting(BORIS)).fits(BORIS)).isTrue();
    assertThat(known.pin(inviting(BORIS)).fits(ANNA)).isFalse();
  }

  @Test
  void anInvitationOfAnotherHostVerifiesNothing() {
    known.met(inviting(BORIS), ANNA);
    assertThat(known.verified(ANNA)).isFalse();
  }

  @Test
  void whoTakesOverAnAddressHasItAlone() {
    known.met(KITCHEN, ANNA);
    known.met(KITCHEN, BORIS);
    assertThat(known.pin(KITCHEN).fits(BORIS)).isTrue();
    assertThat(known.pin(KITCHEN).fits(ANNA)).isFalse();
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
    KnownHosts again = new KnownHosts();
    again.take(known.values());
    assertThat(again.values()).isEqualTo(known.values());
    assertThat(again.verified(BORIS)).isTrue();
    assertThat(again.verified(ANNA)).isFalse();
    assertThat(again.pin(ATTIC).known()).contains(ANNA);
  }

  @Test
  void whatIsDamagedIsNotTaken() {
    known.met(KITCHEN, ANNA);
    Map<String, String> before = known.values();
    assertThatThrownBy(() -> known.take(Map.of("no key", "met anna-pc")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> known.take(Map.of(BORIS.hex(), "perhaps anna-pc")))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(known.values()).isEqualTo(before);
  }

  @Test
  void onlyWhatIsNewIsWritten() {
    known.onChange(() -> changes++);
    known.met(KITCHEN, ANNA);
    known.met(KITCHEN, ANNA);
    known.verify(ANNA);
    assertThat(changes).isEqualTo(2);
  }

  private static HostAddress inviting(Fingerprint host) {
    return new HostAddress(KITCHEN.host(), KITCHEN.port(), Optional.of(host.signs()));
  }
}
