package oklahoma.protocol.codec;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * Maps the constants of an enum to those on the wire, whose names have the enum's name as a prefix.
 * Zero and unknown values on the wire have no counterpart.
 */
final class EnumMapping<T extends Enum<T>, W extends Enum<W>> {
  private final Map<T, W> wires;
  private final Map<W, T> ours;

  /**
   * @throws IllegalArgumentException if a constant has no counterpart on the wire
   */
  EnumMapping(Class<T> our, Class<W> wire, String prefix) {
    wires = new EnumMap<>(our);
    ours = new EnumMap<>(wire);
    for (T name : our.getEnumConstants()) {
      W namesake = Enum.valueOf(wire, prefix + name.name());
      wires.put(name, namesake);
      ours.put(namesake, name);
    }
  }

  W wire(T name) {
    W wire = wires.get(name);
    if (wire == null) {
      throw new IllegalArgumentException("no word for " + name);
    }
    return wire;
  }

  T read(W wire) {
    return known(wire).orElseThrow(() -> new BadMessage(BadMessage.Fault.UNKNOWN_VALUE));
  }

  /** The constant for this value; empty if the value is missing or unknown. */
  Optional<T> known(W wire) {
    return Optional.ofNullable(ours.get(wire));
  }
}
