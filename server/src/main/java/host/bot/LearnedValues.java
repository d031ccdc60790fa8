package host.bot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import rules.oklahoma.Contract;

/** What was learnt about hands of Oklahoma: a network for each contract. */
final class LearnedValues {
  private static final String FILE = "oklahoma-values.txt";
  private static final List<LearnedNetwork> NETWORKS = read();

  private LearnedValues() {}

  /** What was learnt about hands under a contract. */
  static LearnedNetwork of(Contract contract) {
    return NETWORKS.get(contract.ordinal());
  }

  /** A line for each contract, its numbers apart by blanks. */
  private static List<LearnedNetwork> read() {
    try (InputStream in = Objects.requireNonNull(LearnedValues.class.getResourceAsStream(FILE));
        BufferedReader lines =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))) {
      return lines.lines().map(LearnedValues::network).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  private static LearnedNetwork network(String line) {
    String[] words = line.split(" ", -1);
    float[] weights = new float[words.length];
    for (int i = 0; i < words.length; i++) {
      weights[i] = Float.parseFloat(words[i]);
    }
    return new LearnedNetwork(weights);
  }
}
