package oklahoma.host.identity;

import java.io.ByteArrayInputStream;
import java.math.BigInteger;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;

/**
 * Makes the certificate that TLS requires (RFC 5280). Only its key matters: guests check nothing
 * else, so the name is the same for every host and it does not expire.
 */
final class SelfSigned {
  private static final int SERIAL_BITS = 64;
  private static final int VERSION_3 = 2;
  private static final String HOST = "Oklahoma host";

  /** The beginning of validity, long ago, since a guest's clock may be wrong by years. */
  private static final String FROM = "200101000000Z";

  /** The time for a certificate without an expiry date (RFC 5280, 4.1.2.5). */
  private static final String FOR_EVER = "99991231235959Z";

  private SelfSigned() {}

  /** Makes the certificate of an elliptic key. */
  static X509Certificate of(KeyPair keys, SecureRandom chance) throws GeneralSecurityException {
    byte[] toBeSigned = toBeSigned(keys, chance);
    Signature signature = Signature.getInstance("SHA256withECDSA");
    signature.initSign(keys.getPrivate(), chance);
    signature.update(toBeSigned);
    byte[] whole = Der.sequence(toBeSigned, ecdsaWithSha256(), Der.bits(signature.sign()));
    return (X509Certificate)
        CertificateFactory.getInstance("X.509")
            .generateCertificate(new ByteArrayInputStream(whole));
  }

  private static byte[] toBeSigned(KeyPair keys, SecureRandom chance) {
    BigInteger serial = new BigInteger(SERIAL_BITS, chance).setBit(SERIAL_BITS);
    return Der.sequence(
        Der.explicit(0, Der.integer(BigInteger.valueOf(VERSION_3))),
        Der.integer(serial),
        ecdsaWithSha256(),
        name(),
        Der.sequence(Der.utcTime(FROM), Der.generalizedTime(FOR_EVER)),
        name(),
        keys.getPublic().getEncoded());
  }

  private static byte[] ecdsaWithSha256() {
    return Der.sequence(Der.identifier(1, 2, 840, 10045, 4, 3, 2));
  }

  private static byte[] name() {
    byte[] commonName = Der.identifier(2, 5, 4, 3);
    return Der.sequence(Der.set(Der.sequence(commonName, Der.text(HOST))));
  }
}
