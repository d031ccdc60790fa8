package oklahoma.host.identity;

import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.security.spec.ECGenParameterSpec;
import oklahoma.protocol.identity.Fingerprint;

/**
 * The key by which guests recognize a host.
 *
 * @param key the secret key, on the elliptic curve P-256
 * @param certificate the certificate of the key, which is self-signed
 */
public record Identity(PrivateKey key, X509Certificate certificate) {

  /** A new random identity. */
  public static Identity fresh() {
    try {
      SecureRandom chance = new SecureRandom();
      KeyPairGenerator generator = KeyPairGenerator.getInstance("EC");
      generator.initialize(new ECGenParameterSpec("secp256r1"), chance);
      KeyPair keys = generator.generateKeyPair();
      return new Identity(keys.getPrivate(), SelfSigned.of(keys, chance));
    } catch (GeneralSecurityException impossible) {
      throw new IllegalStateException(impossible); // every Java has the curve
    }
  }

  /** The fingerprint that guests compare. */
  public Fingerprint fingerprint() {
    return Fingerprint.of(certificate.getPublicKey());
  }

  /** Without the secret, so that no log shows it. */
  @Override
  public String toString() {
    return "identity " + fingerprint();
  }
}
