package oklahoma.protocol.codec;

import com.google.protobuf.ByteString;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.PasswordChallenge;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.wire.Wire;

/** The password of a table: its lock, the question and the answer. */
final class PasswordCodec {
  private PasswordCodec() {}

  static Wire.PasswordLock wire(PasswordVerifier lock) {
    return Wire.PasswordLock.newBuilder()
        .setSalt(wire(lock.salt()))
        .setStored(wire(lock.stored()))
        .build();
  }

  static PasswordVerifier read(Wire.PasswordLock lock) {
    return new PasswordVerifier(
        octets(lock.getSalt(), PasswordVerifier.SALT_BYTES),
        octets(lock.getStored(), PasswordVerifier.HASH_BYTES));
  }

  static Wire.PasswordAsked wire(PasswordChallenge challenge) {
    return Wire.PasswordAsked.newBuilder()
        .setSalt(wire(challenge.salt()))
        .setNonce(wire(challenge.nonce()))
        .build();
  }

  static PasswordChallenge read(Wire.PasswordAsked asked) {
    return new PasswordChallenge(
        octets(asked.getSalt(), PasswordVerifier.SALT_BYTES),
        octets(asked.getNonce(), PasswordChallenge.NONCE_BYTES));
  }

  static Wire.ProvePassword wire(PasswordProof proof) {
    return Wire.ProvePassword.newBuilder().setProof(wire(proof.value())).build();
  }

  static PasswordProof read(Wire.ProvePassword proof) {
    return new PasswordProof(octets(proof.getProof(), PasswordVerifier.HASH_BYTES));
  }

  private static ByteString wire(Octets octets) {
    return ByteString.copyFrom(octets.bytes());
  }

  private static Octets octets(ByteString bytes, int length) {
    if (bytes.size() != length) {
      throw new BadMessage(Fault.NOT_A_KEY);
    }
    return Octets.of(bytes.toByteArray());
  }
}
