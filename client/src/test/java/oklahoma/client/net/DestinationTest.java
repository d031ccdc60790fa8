package oklahoma.client.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import oklahoma.client.net.Destination.Reading;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.net.trust.HostAddress.Fault;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What players type to get to a host. */
class DestinationTest {

  @ParameterizedTest
  @CsvSource({
    "anna-pc, anna-pc, 6552",
    "  anna-pc  , anna-pc, 6552",
    "Anna-PC.local, anna-pc.local, 6552",
    "anna-pc:7000, anna-pc, 7000",
    "localhost:1, localhost, 1",
    "пример.бг, xn--e1afmkfd.xn--90ae, 6552",
    "192.168.1.20, 192.168.1.20, 6552",
    "192.168.1.20:65535, 192.168.1.20, 65535",
    "::1, ::1, 6552",
    "[::1], ::1, 6552",
    "[::1]:7000, ::1, 7000",
    "fe80::1c2d:3e4f%eth0, fe80::1c2d:3e4f%eth0, 6552",
    "[fe80::1%2]:6553, fe80::1%2, 6553",
    "oklahoma://192.168.1.20:6552/, 192.168.1.20, 6552",
  })
  void anAddressIsRead(String typed, String host, int port) {
    assertThat(Destination.read(typed))
        .isEqualTo(place(new HostAddress(host, port, Optional.empty())));
  }

  /** Its key is known by it, however it is spelt next time. */
  @ParameterizedTest
  @CsvSource({
    "2001:DB8:0::0:1, 2001:db8::1",
    "[FE80:0::1%eth0]:6552, fe80::1%eth0",
    "::ffff:192.168.1.20, 192.168.1.20",
    "192.168.01.020, 192.168.1.20",
  })
  void anAddressHasOneSpelling(String typed, String host) {
    assertThat(Destination.read(typed))
        .isEqualTo(place(new HostAddress(host, 6552, Optional.empty())));
  }

  @ParameterizedTest
  @CsvSource({
    "192.168.1.20:6552#K7F3-9QZM-2A, 192.168.1.20, 6552",
    "anna-pc#k7f39qzm2a, anna-pc, 6552",
    "oklahoma://[fe80::1]:7000/#K7F39QZM2A, fe80::1, 7000",
  })
  void anInvitationCarriesAFingerprint(String typed, String host, int port) {
    assertThat(Destination.read(typed))
        .isEqualTo(place(new HostAddress(host, port, Optional.of("K7F39QZM2A"))));
  }

  @ParameterizedTest
  @CsvSource({
    "'', EMPTY",
    "'   ', EMPTY",
    "oklahoma://, EMPTY",
    "anna pc, NO_HOST",
    "anna..pc, NO_HOST",
    "-anna, NO_HOST",
    "192.168.1, NO_HOST",
    "192.168.1.256, NO_HOST",
    "1.2.3.4.5, NO_HOST",
    ":6552, NO_HOST",
    "#K7F3-9QZM-2A, NO_HOST",
    "[::1, NO_HOST",
    "[anna]:6552, NO_HOST",
    "http://anna-pc/table, NO_HOST",
    "anna-pc:, NO_PORT",
    "anna-pc:0, NO_PORT",
    "anna-pc:65536, NO_PORT",
    "anna-pc:99999999999, NO_PORT",
    "192.168.1.20:six, NO_PORT",
    "192.168.1.20:٦٥, NO_PORT",
    "[::1]:, NO_PORT",
    "fe80::1%, NO_HOST",
    "[fe80::1%]:7000, NO_HOST",
    "fe80::1%eth0:7000, NO_HOST",
    "fe80::1%eth 0, NO_HOST",
    "1:2:3:4:5:6:7:8:6552, NO_HOST",
    "192.168.1.20:6552:6552, NO_HOST",
    "192.168.1.20:6552., NO_PORT",
    "anna-pc/zwei, NO_TABLE",
    "anna-pc/0, NO_TABLE",
    "anna-pc/-1, NO_TABLE",
    "anna-pc/12345678, NO_TABLE",
    "'anna-pc,', NO_HOST",
    "',anna-pc', NO_HOST",
    "'anna-pc,boris pc', NO_HOST",
    "'anna-pc,boris-pc:0', NO_PORT",
    "'a,b,c,d,e,f,g', TOO_MANY",
    "anna-pc/1/2, NO_HOST",
    "anna-pc#, NO_FINGERPRINT",
    "anna-pc#K7F3, NO_FINGERPRINT",
    "anna-pc#K7F3-9QZM-2!, NO_FINGERPRINT",
  })
  void whatIsNoAddressIsDistinguished(String typed, Fault fault) {
    assertThat(Destination.read(typed)).isEqualTo(new Reading.Faulty(fault));
  }

  @Test
  void aNameThatIsTooLongIsNone() {
    assertThat(Destination.read("a.".repeat(130) + "b"))
        .isEqualTo(new Reading.Faulty(Fault.NO_HOST));
  }

  /** A chat may put in signs that nobody sees, and other dashes. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "\u00a0192.168.1.20#K7F3-9QZM-2A\u200b",
        "\ufeff192.168.1.20#K7F3-9QZM-2A",
        "\u202a192.168.1.20#K7F3-9QZM-2A\u202c\n",
        "192.168.1.20#K7F3\u20119QZM\u20132A",
        "192.168.1.20#K7F3\u00a09QZM\u200b2A",
      })
  void anInvitationIsReadThoughAChatHasChangedIt(String pasted) {
    assertThat(Destination.read(pasted))
        .isEqualTo(place(new HostAddress("192.168.1.20", 6552, Optional.of("K7F39QZM2A"))));
    assertThat(Destination.fault(pasted)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "anna-pc:6552, anna-pc",
    "anna-pc:7000, anna-pc:7000",
    "[::1]:6552, ::1",
    "[::1]:7000, [::1]:7000",
  })
  void theTextLeavesOutTheUsualPort(String typed, String text) {
    assertThat(Destination.read(typed))
        .isInstanceOfSatisfying(
            Reading.Place.class,
            read -> assertThat(read.destination().best().text()).isEqualTo(text));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "192.168.1.20:7000,10.8.0.3/12#K7F3-9QZM-2A",
        "oklahoma://192.168.1.20:7000,10.8.0.3:7000/12#K7F39QZM2A",
        " OKLAHOMA://192.168.1.20:7000, 10.8.0.3 , 192.168.1.20:7000/12#k7f3 9qzm 2a",
      })
  void anInvitationHoldsSeveralAddressesAndTheTable(String typed) {
    Optional<String> signs = Optional.of("K7F39QZM2A");
    assertThat(Destination.read(typed))
        .isEqualTo(
            new Reading.Place(
                new Destination(
                    List.of(
                        new HostAddress("192.168.1.20", 7000, signs),
                        new HostAddress("10.8.0.3", 7000, signs)),
                    OptionalInt.of(12))));
  }

  @Test
  void aTextThatNobodyWouldCopyIsNone() {
    assertThat(Destination.read("anna-pc," + "b".repeat(1_000)))
        .isEqualTo(new Reading.Faulty(Fault.TOO_MANY));
  }

  private static Reading place(HostAddress only) {
    return new Reading.Place(new Destination(List.of(only), OptionalInt.empty()));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "192.168.1.20:6552,10.8.0.3/2#K7F3-9QZM-2A",
        "oklahoma://anna-pc.local:7000/3",
        "fe80::1c2d:3e4f",
        "2001:db8:1:2:3:4:5:6",
        "fe80::1%eth0",
        "[fe80:0::1]:7000/",
        "пример.бг"
      })
  void nothingIsWrongWithAnAddressWhileItIsTyped(String whole) {
    assertThat(Destination.read(whole)).isInstanceOf(Reading.Place.class);
    for (int typed = 0; typed <= whole.length(); typed++) {
      assertThat(Destination.fault(whole.substring(0, typed)))
          .as(whole.substring(0, typed))
          .isEmpty();
    }
  }

  @ParameterizedTest
  @CsvSource({
    "anna p, NO_HOST",
    "anna.., NO_HOST",
    "192.168.1.256:, NO_HOST",
    "anna-pc:65536, NO_PORT",
    "anna-pc:s, NO_PORT",
    "anna-pc/z, NO_TABLE",
    "anna-pc#U, NO_FINGERPRINT",
    "https://, NO_HOST",
  })
  void whatCannotBecomeAnAddressIsWrongAtOnce(String typed, Fault fault) {
    assertThat(Destination.fault(typed)).contains(fault);
  }
}
