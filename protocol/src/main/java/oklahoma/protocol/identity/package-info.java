/**
 * Proofs of identity: the fingerprint of a host, the key of a seat, the mark of a guest, the proof
 * of a password.
 */
@NullMarked
package oklahoma.protocol.identity;

import org.jspecify.annotations.NullMarked;
