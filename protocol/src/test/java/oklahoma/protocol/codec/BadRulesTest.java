package oklahoma.protocol.codec;

import static oklahoma.protocol.codec.Faults.assertFault;
import static oklahoma.protocol.codec.Faults.faultOf;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.List;
import java.util.stream.Stream;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Deal;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.oklahoma.OklahomaPhase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules travel as one line of their notation, and nothing else is taken for it. */
class BadRulesTest {
  private static final String OKLAHOMA = "oklahoma 3 seats jokers 1";
  private static final String GIN = "gin classic 2 seats limit ten";

  @ParameterizedTest
  @ValueSource(strings = {OKLAHOMA, GIN, "oklahoma 8 seats", "gin royal 4 seats"})
  void aLineAsItIsPrinted(String rules) {
    assertThat(requests(rules))
        .allSatisfy(request -> assertThat(faultOf(Codec::toHost, request)).isEmpty());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        " ",
        "bridge",
        "oklahoma",
        "oklahoma three seats",
        "oklahoma \u0663 seats",
        "oklahoma 3 seats joker 1",
        "oklahoma 3 seats jokers",
        "oklahoma 3 seats jokers -1",
        "oklahoma 3 seats jokers 100000",
        "oklahoma 3 seats jokers 99999999999",
        "oklahoma 3 seats tie win",
        "oklahoma 3 seats limit ten",
        "gin 2 seats",
        "gin bridge 2 seats",
        "gin classic 2 seats jokers 1",
        "gin classic 2 seats end 100",
      })
  void whatNoNotationSays(String rules) {
    assertFaults(rules, Fault.NOT_RULES);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "oklahoma 3 seats\njokers 1",
        "oklahoma 3 seats\r\njokers 1",
        "oklahoma 3 seats jokers 1\n",
        "\n" + OKLAHOMA,
        "oklahoma 3 seats\u2028jokers 1",
        "oklahoma 3 seats jokers 1 # ours",
        "oklahoma  3 seats jokers 1",
        "oklahoma\t3 seats jokers 1",
        OKLAHOMA + " ",
        OKLAHOMA + "\u0000",
        OKLAHOMA + "\u0007",
        OKLAHOMA + "\u202e",
        "oklahoma 03 seats jokers 1",
        "oklahoma 3 seats jokers 3 jokers 1",
        "oklahoma 3 seats jokers 2",
        "oklahoma 3 seats penalty 2 jokers 1",
        "gin sheet-bg 2 seats first-turn offer-then-opponent-draws",
      })
  void whatANotationSaysOtherwiseThanItIsPrinted(String rules) {
    assertFaults(rules, Fault.NOT_RULES);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "oklahoma 1 seats",
        "oklahoma 9 seats",
        "oklahoma 3 seats jokers 5",
        "oklahoma 3 seats claims 6",
        "oklahoma 3 seats renewals 99999",
        "oklahoma 3 seats claims 0 first-up-card-claimable yes",
        "gin classic 3 seats",
        "gin royal 5 seats",
        "gin classic 2 seats gin-bonus 21",
        "gin classic 2 seats end target 501",
        "gin classic 2 seats gin-surcharge yes",
      })
  void rulesThatCannotBePlayed(String rules) {
    assertFaults(rules, Fault.IMPOSSIBLE);
  }

  @Test
  void moreThanRulesEverSay() {
    assertFaults("x".repeat(Bounds.RULES), Fault.NOT_RULES);
    assertFaults("x".repeat(Bounds.RULES + 1), Fault.TOO_LONG);
    assertFaults(OKLAHOMA + " ".repeat(Bounds.RULES), Fault.TOO_LONG);
  }

  @Test
  void bytesThatAreNoText() {
    for (byte[] request : requests(OKLAHOMA)) {
      request[request.length - 1] = (byte) 0xc3;
      assertFault(request, Fault.GARBLED);
    }
  }

  @Test
  void aLobbyWithoutRules() {
    Wire.FromHost.Builder wire =
        FromHostCodec.wire(new Samples(3).of(FromHost.Lobby.class)).toBuilder();
    wire.getLobbyBuilder().clearRules();
    assertThat(faultOf(Codec::fromHost, wire.build().toByteArray())).contains(Fault.NOT_RULES);
  }

  @Test
  void rulesOfTheOtherGame() {
    Samples samples = new Samples(1);
    Wire.Deal.Builder oklahoma = deal(samples.deal(samples.of(OklahomaPhase.class)));
    oklahoma.getOklahomaBuilder().setRules(GIN);
    Wire.Deal.Builder gin = deal(samples.gin(samples.of(GinPhase.class)));
    gin.getGinBuilder().setRules(OKLAHOMA);
    assertThat(List.of(oklahoma, gin))
        .allSatisfy(deal ->
            assertThatExceptionOfType(BadMessage.class)
                .isThrownBy(() -> DealCodec.read(deal.build(), Seat.A))
                .matches(bad -> bad.fault() == Fault.NOT_RULES));
  }

  private static Wire.Deal.Builder deal(Deal deal) {
    return DealCodec.wire(Seen.of(deal, Seat.A)).toBuilder();
  }

  private static void assertFaults(String rules, Fault fault) {
    requests(rules).forEach(request -> assertFault(request, fault));
  }

  /** What an owner asks for, and what another guest is ready for. */
  private static List<byte[]> requests(String rules) {
    return Stream.of(
            Wire.InLobby.newBuilder().setChangeRules(rules),
            Wire.InLobby.newBuilder()
                .setSayReady(Wire.InLobby.SayReady.newBuilder().setRules(rules)))
        .map(request -> Wire.ToHost.newBuilder().setInLobby(request).build().toByteArray())
        .toList();
  }
}
