package oklahoma.rules.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Pack;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The shuffle is the published one, and no order is likelier than another. */
class ShuffleTest {
  private static final String VECTORS = "vectors.txt";

  /** One block of the published file, whose lines begin with a word that says what they are. */
  private record Vector(List<String> lines) {
    String of(String word) {
      return all(word).getFirst();
    }

    List<String> all(String word) {
      return lines.stream()
          .filter(line -> line.startsWith(word + " "))
          .map(line -> line.substring(word.length() + 1))
          .toList();
    }

    MatchId match() {
      return MatchId.read(of("match"));
    }

    int deal() {
      return Integer.parseInt(of("deal"));
    }

    Secret host() {
      return new Secret(of("host"));
    }

    List<Optional<Secret>> seats() {
      List<Optional<Secret>> secrets = new ArrayList<>();
      for (Seat seat : Seat.values()) {
        all(seat.name()).stream()
            .limit(1)
            .map(text -> Optional.of(text).filter(hex -> hex.length() == 64).map(Secret::new))
            .forEach(secrets::add);
      }
      return secrets;
    }

    List<Card> pack() {
      String[] counts = of("pack").split(" ", -1);
      return Pack.of(Integer.parseInt(counts[0]), Integer.parseInt(counts[1]));
    }
  }

  private static List<Vector> vectors() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(ShuffleTest.class.getResourceAsStream(VECTORS))) {
      String text = new String(file.readAllBytes(), StandardCharsets.UTF_8);
      return Stream.of(text.split("\n\n", -1))
          .filter(block -> block.startsWith("vector"))
          .map(block -> new Vector(block.lines().toList()))
          .toList();
    }
  }

  @TestFactory
  Stream<DynamicTest> everyPublishedVectorHolds() throws IOException {
    return vectors().stream()
        .map(vector -> DynamicTest.dynamicTest(vector.of("vector"), () -> holds(vector)));
  }

  @Test
  void thePagePrintsTheVectors() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(ShuffleTest.class.getResourceAsStream(VECTORS))) {
      assertThat(Files.readString(Path.of("FAIR-DEALS.md")))
          .contains(new String(file.readAllBytes(), StandardCharsets.UTF_8).strip());
    }
  }

  private static void holds(Vector vector) {
    assertThat(Commitment.ofHost(vector.match(), vector.deal(), vector.host()).hex())
        .isEqualTo(vector.of("host commits"));
    for (int i = 0; i < vector.seats().size(); i++) {
      Seat seat = Seat.of(i);
      vector
          .seats()
          .get(i)
          .ifPresent(secret ->
              assertThat(Commitment.ofSeat(vector.match(), vector.deal(), seat, secret).hex())
                  .isEqualTo(vector.of(seat + " commits")));
    }
    Shuffle shuffle = shuffle(vector);
    assertThat(shuffle.dealt(vector.pack())).isEqualTo(cards(vector.of("order")));
    vector
        .all("dealer")
        .forEach(dealer ->
            assertThat(shuffle.firstDealer(vector.seats().size())).isEqualTo(Seat.valueOf(dealer)));
    List<String> stocks = vector.all("stock");
    List<String> discards = vector.all("discards");
    for (int i = 0; i < stocks.size(); i++) {
      String from = discards.get(i).substring(2);
      assertThat(shuffle.renewed(cards(from), i + 1)).isEqualTo(cards(stocks.get(i).substring(2)));
    }
  }

  private static Shuffle shuffle(Vector vector) {
    return Shuffle.of(vector.match(), vector.deal(), vector.host(), vector.seats());
  }

  private static List<Card> cards(String text) {
    return Notation.cards(text).orElseThrow();
  }

  @Test
  void everySecretAndEveryNumberChangesTheOrder() throws IOException {
    Vector vector = vectors().getFirst();
    List<Card> order = shuffle(vector).dealt(vector.pack());
    List<Optional<Secret>> one = new ArrayList<>(vector.seats());
    one.set(1, Optional.empty());
    assertThat(
            List.of(
                Shuffle.of(vector.match(), 2, vector.host(), vector.seats()),
                Shuffle.of(MatchId.of(new byte[16]), 1, vector.host(), vector.seats()),
                Shuffle.of(vector.match(), 1, Secret.of(new byte[32]), vector.seats()),
                Shuffle.of(vector.match(), 1, vector.host(), one),
                Shuffle.of(vector.match(), 1, vector.host(), vector.seats().reversed())))
        .extracting(other -> other.dealt(vector.pack()))
        .doesNotContain(order)
        .doesNotHaveDuplicates();
  }

  @Test
  void aCommitmentBelongsToOneSeatAndOneDeal() {
    Secret secret = Secret.of(new byte[32]);
    MatchId match = MatchId.of(new byte[16]);
    assertThat(
            List.of(
                Commitment.ofHost(match, 1, secret),
                Commitment.ofSeat(match, 1, Seat.A, secret),
                Commitment.ofSeat(match, 1, Seat.B, secret),
                Commitment.ofSeat(match, 2, Seat.A, secret)))
        .doesNotHaveDuplicates();
  }

  @Test
  void nothingIsLostOrAdded() {
    Random chance = new Random(5);
    for (int packs = 1; packs <= 4; packs++) {
      List<Card> pack = Pack.of(packs, packs);
      Shuffle shuffle = shuffle(chance);
      assertThat(shuffle.dealt(pack).stream().sorted(Face.ORDER).toList()).isEqualTo(pack);
      assertThat(shuffle.renewed(pack, 1)).isNotEqualTo(shuffle.dealt(pack));
      assertThat(shuffle.renewed(List.of(), 2)).isEmpty();
    }
  }

  /** Chi square with 51 degrees of freedom; over 95 once in some 5,000 honest tries. */
  @Test
  void everyCardIsOnTopEquallyOften() {
    Random chance = new Random(20261122);
    List<Card> pack = Pack.of(1, 0);
    int deals = 5_200;
    int[] top = new int[pack.size()];
    int[] bottom = new int[pack.size()];
    for (int deal = 0; deal < deals; deal++) {
      List<Card> order = shuffle(chance).dealt(pack);
      top[pack.indexOf(order.getFirst())]++;
      bottom[pack.indexOf(order.getLast())]++;
    }
    assertThat(chiSquare(top, deals)).isLessThan(95);
    assertThat(chiSquare(bottom, deals)).isLessThan(95);
  }

  /** All 24 orders of four cards; with 23 degrees of freedom over 55 once in some 5,000 tries. */
  @Test
  void everyOrderComesEquallyOften() {
    Random chance = new Random(7);
    List<Card> four = Pack.of(1, 0).subList(0, 4);
    int deals = 4_800;
    List<List<Card>> orders = new ArrayList<>();
    int[] count = new int[24];
    for (int deal = 0; deal < deals; deal++) {
      List<Card> order = shuffle(chance).dealt(four);
      if (!orders.contains(order)) {
        orders.add(order);
      }
      count[orders.indexOf(order)]++;
    }
    assertThat(orders).hasSize(24);
    assertThat(chiSquare(count, deals)).isLessThan(55);
  }

  private static Shuffle shuffle(Random chance) {
    return Shuffle.of(
        MatchId.of(new byte[16]), 1, secret(chance), List.of(Optional.of(secret(chance))));
  }

  private static Secret secret(Random chance) {
    byte[] bytes = new byte[Secret.BYTES];
    chance.nextBytes(bytes);
    return Secret.of(bytes);
  }

  private static double chiSquare(int[] counts, int all) {
    double expected = (double) all / counts.length;
    double sum = 0;
    for (int count : counts) {
      sum += (count - expected) * (count - expected) / expected;
    }
    return sum;
  }

  @Test
  void secretsAreNotPrintedAndDigitsAreChecked() {
    Secret secret = new Secret("07".repeat(32));
    assertThat(secret.toString()).doesNotContain("07");
    assertThat(Secret.of(secret.bytes())).isEqualTo(secret);
    assertThatThrownBy(() -> new Secret("07")).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Commitment("0G".repeat(32)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> MatchId.of(new byte[15])).isInstanceOf(IllegalArgumentException.class);
  }
}
