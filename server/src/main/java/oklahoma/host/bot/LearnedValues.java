package oklahoma.host.bot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import oklahoma.rules.oklahoma.Contract;

/**
 * What was learnt about hands of Oklahoma.
 *
 * @param networks one for each contract, in their order
 */
record LearnedValues(List<LearnedNetwork> networks) {
  private static final String FILE = "oklahoma-values.txt";

  /** What comes with the program. */
  static final LearnedValues OWN = own();

  LearnedValues {
    networks = List.copyOf(networks);
    if (networks.size() != Contract.values().length) {
      throw new IllegalArgumentException("a network for each contract, not " + networks.size());
    }
  }

  /** What was learnt about hands under a contract. */
  LearnedNetwork of(Contract contract) {
    return networks.get(contract.ordinal());
  }

  /** Reads a line for each contract, its numbers apart by blanks. */
  static LearnedValues of(Stream<String> lines) {
    return new LearnedValues(lines.map(LearnedValues::network).toList());
  }

  private static LearnedValues own() {
    try (InputStream in = Objects.requireNonNull(LearnedValues.class.getResourceAsStream(FILE));
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))) {
      return of(reader.lines());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Reads a line. */
  static LearnedNetwork network(String line) {
    String[] words = line.split(" ", -1);
    float[] weights = new float[words.length];
    for (int i = 0; i < words.length; i++) {
      weights[i] = Float.parseFloat(words[i]);
    }
    return new LearnedNetwork(weights);
  }
}
