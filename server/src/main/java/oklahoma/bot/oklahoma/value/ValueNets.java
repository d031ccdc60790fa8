package oklahoma.bot.oklahoma.value;

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
 * The learnt values of Oklahoma hands.
 *
 * @param networks one for each contract, in their order
 */
public record ValueNets(List<ValueNet> networks) {
  private static final String FILE = "oklahoma-values.txt";

  /** The network that comes with the program. */
  public static final ValueNets OWN = own();

  public ValueNets {
    networks = List.copyOf(networks);
    if (networks.size() != Contract.values().length) {
      throw new IllegalArgumentException("a network for each contract, not " + networks.size());
    }
  }

  /** The learnt values of hands for a contract. */
  public ValueNet of(Contract contract) {
    return networks.get(contract.ordinal());
  }

  /** Reads a line of numbers, separated by blanks, for each contract. */
  public static ValueNets of(Stream<String> lines) {
    return new ValueNets(lines.map(ValueNets::network).toList());
  }

  private static ValueNets own() {
    try (InputStream in = Objects.requireNonNull(ValueNets.class.getResourceAsStream(FILE));
        BufferedReader reader =
            new BufferedReader(new InputStreamReader(in, StandardCharsets.US_ASCII))) {
      return of(reader.lines());
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /** Reads a line. */
  public static ValueNet network(String line) {
    String[] words = line.split(" ", -1);
    float[] weights = new float[words.length];
    for (int i = 0; i < words.length; i++) {
      weights[i] = Float.parseFloat(words[i]);
    }
    return new ValueNet(weights);
  }
}
