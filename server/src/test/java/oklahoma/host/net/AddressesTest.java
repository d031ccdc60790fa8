package oklahoma.host.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.util.List;
import java.util.stream.Stream;
import oklahoma.host.net.Addresses.Interface;
import oklahoma.host.net.Addresses.Kind;
import oklahoma.host.net.Addresses.Listed;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AddressesTest {
  private static final InetAddress ALL = InetAddress.ofLiteral("::");
  private static final Interface LOOPBACK =
      new Interface("lo", "lo", true, true, false, addresses("127.0.0.1", "::1"));
  private static final Interface CABLE =
      plain("eth0", "eth0", "fe80::1%1", "2001:db8::7", "192.168.1.20");

  @Test
  void aPlainMachineHasOneLikelyAddress() {
    assertThat(Addresses.listed(ALL, List.of(LOOPBACK, CABLE)))
        .containsExactly(
            new Listed("192.168.1.20", "eth0", Kind.NETWORK, true),
            new Listed("2001:db8::7", "eth0", Kind.NETWORK, false),
            new Listed("127.0.0.1", "lo", Kind.THIS_MACHINE, false),
            new Listed("::1", "lo", Kind.THIS_MACHINE, false));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "docker0",
        "br-4f2a",
        "veth12ab",
        "virbr0",
        "vmnet8",
        "vboxnet0",
        "tun0",
        "tap1",
        "wg0",
        "utun4",
        "zt5u4",
        "tailscale0",
        "podman1",
        "bridge100",
        "awdl0"
      })
  void aNameThatSelectsSoftwareRenderingIsRare(String name) {
    assertThat(likely(plain(name, name, "10.8.0.2"), CABLE)).isEqualTo("192.168.1.20");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Hyper-V Virtual Ethernet Adapter",
        "VirtualBox Host-Only Ethernet Adapter",
        "VMware Network Adapter VMnet1",
        "TAP-Windows Adapter V9",
        "WireGuard Tunnel",
        "ZeroTier Virtual Port",
        "Cisco AnyConnect Secure Mobility Client"
      })
  void aDescriptionThatSelectsSoftwareRenderingIsRare(String description) {
    assertThat(likely(plain("eth5", description, "192.168.56.1"), CABLE)).isEqualTo("192.168.1.20");
  }

  @ParameterizedTest
  @ValueSource(strings = {"eth0", "enp3s0", "wlan0", "wlp2s0", "en0", "eno1", "br0", "bond0"})
  void aCableARadioAndABridgeOfThemAreLikely(String name) {
    assertThat(likely(plain(name, name, "10.0.0.5"))).isEqualTo("10.0.0.5");
  }

  @Test
  void aTunnelIsKnownByItsFlag() {
    Interface tunnel = new Interface("x9", "x9", true, false, true, addresses("10.1.1.1"));
    assertThat(Addresses.listed(ALL, List.of(tunnel, CABLE)))
        .filteredOn(listed -> listed.on().equals("x9"))
        .containsExactly(new Listed("10.1.1.1", "x9", Kind.VIRTUAL, false));
  }

  @Test
  void anAddressThatAHomeHandsOutIsLikelierThanAnother() {
    assertThat(likely(plain("eth0", "eth0", "203.0.113.9"), plain("eth1", "eth1", "172.16.0.4")))
        .isEqualTo("172.16.0.4");
  }

  @Test
  void aSelfGivenAddressComesBehindAVirtualOne() {
    assertThat(likely(plain("eth0", "eth0", "169.254.3.4"), plain("tun0", "tun0", "10.8.0.2")))
        .isEqualTo("10.8.0.2");
  }

  @Test
  void anInterfaceThatIsDownIsLeftOut() {
    Interface down = new Interface("eth1", "eth1", false, false, false, addresses("10.0.0.1"));
    assertThat(Addresses.listed(ALL, List.of(down, CABLE)))
        .extracting(Listed::on)
        .doesNotContain("eth1");
  }

  @Test
  void aMachineAloneHasNoLikelyAddress() {
    assertThat(Addresses.listed(ALL, List.of(LOOPBACK))).noneMatch(Listed::likely).hasSize(2);
  }

  @Test
  void aHostBoundToOneAddressIsFoundThereAlone() {
    InetAddress one = InetAddress.ofLiteral("192.168.1.20");
    assertThat(Addresses.listed(one, List.of(LOOPBACK, CABLE)))
        .extracting(Listed::text)
        .containsExactly("192.168.1.20");
  }

  private static String likely(Interface... interfaces) {
    return Addresses.listed(ALL, List.of(interfaces)).stream()
        .filter(Listed::likely)
        .map(Listed::text)
        .findFirst()
        .orElseThrow();
  }

  private static Interface plain(String name, String description, String... addresses) {
    return new Interface(name, description, true, false, false, addresses(addresses));
  }

  private static List<InetAddress> addresses(String... texts) {
    return Stream.of(texts).map(InetAddress::ofLiteral).toList();
  }
}
