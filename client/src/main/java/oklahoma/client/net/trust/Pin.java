package oklahoma.client.net.trust;

import java.util.Optional;
import oklahoma.protocol.identity.Fingerprint;

/**
 * The key that a guest expects of a host.
 *
 * @param known the fingerprint that was seen there before
 * @param invited the first signs of the fingerprint that an invitation promised, as {@link
 *     Fingerprint#signs} gave them; they count for more than what was seen before
 */
public record Pin(Optional<Fingerprint> known, Optional<String> invited) {
  /** Any key will do: nothing is known of the host. */
  public static final Pin NONE = new Pin(Optional.empty(), Optional.empty());

  /** This key and no other. */
  public static Pin exactly(Fingerprint known) {
    return new Pin(Optional.of(known), Optional.empty());
  }

  /** Whether a key may be the host's. */
  public boolean fits(Fingerprint found) {
    return invited
        .map(found::beginsWith)
        .orElseGet(() -> known.map(found::equals).orElse(Boolean.TRUE));
  }
}
