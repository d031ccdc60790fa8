package oklahoma.protocol.codec;

import com.google.protobuf.ByteString;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.PasswordChallenge;
import oklahoma.protocol.identity.PasswordProof;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.wire.Wire;

/** The password of a table: its verifier, the challenge and the answer. */
final class PasswordCodec {
  private PasswordCodec() {}

  static Wire.PasswordVerifier wire(PasswordVerifier verifier) {
    return Wire.PasswordVerifier.newBuilder()
        .setSalt(wire(verifier.salt()))
        .setStored(wire(verifier.stored()))
        .build();
  }

  static PasswordVerifier read(Wire.PasswordVerifier verifier) {
    return new PasswordVerifier(
        octets(verifier.getSalt(), PasswordVerifier.SALT_BYTES),
        octets(verifier.getStored(), PasswordVerifier.HASH_BYTES));
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
