package oklahoma.client.net.trust;

import java.util.Optional;
import oklahoma.protocol.identity.Fingerprint;

/**
 * The key that a guest expects from a host.
 *
 * @param known the fingerprint of the host that was there before
 * @param invited the first characters of the fingerprint in an invitation, as {@link
 *     Fingerprint#prefixOf} gives them; they count more than the host before
 */
public record Pin(Optional<Fingerprint> known, Optional<String> invited) {
  /** Any key fits, because nothing is known about the host. */
  public static final Pin NONE = new Pin(Optional.empty(), Optional.empty());

  /** Only this key fits. */
  public static Pin exactly(Fingerprint known) {
    return new Pin(Optional.of(known), Optional.empty());
  }

  /** Whether a host with this key is the expected one. */
  public boolean fits(Fingerprint found) {
    return invited
        .map(found::beginsWith)
        .orElseGet(() -> known.map(found::equals).orElse(Boolean.TRUE));
  }
}
