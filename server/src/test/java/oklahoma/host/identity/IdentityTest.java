package oklahoma.host.identity;

import static org.assertj.core.api.Assertions.assertThat;

import java.security.cert.X509Certificate;
import java.security.interfaces.ECPublicKey;
import java.time.Instant;
import java.util.Date;
import org.junit.jupiter.api.Test;

/** The certificate of our own making, as the JDK reads it. */
class IdentityTest {

  @Test
  void aFreshOneIsSignedWithItsOwnKeyOnTheCurveP256() throws Exception {
    X509Certificate certificate = Identity.fresh().certificate();
    certificate.verify(certificate.getPublicKey());
    assertThat(certificate.getVersion()).isEqualTo(3);
    assertThat(certificate.getSigAlgName()).isEqualTo("SHA256withECDSA");
    assertThat(certificate.getSubjectX500Principal().getName()).isEqualTo("CN=Oklahoma host");
    assertThat(certificate.getIssuerX500Principal())
        .isEqualTo(certificate.getSubjectX500Principal());
    assertThat(((ECPublicKey) certificate.getPublicKey()).getParams().toString())
        .contains("secp256r1");
    assertThat(certificate.getSerialNumber().signum()).isPositive();
  }

  @Test
  void itIsValidWhateverTheClockSays() throws Exception {
    X509Certificate certificate = Identity.fresh().certificate();
    certificate.checkValidity(Date.from(Instant.parse("2020-01-01T00:00:00Z")));
    certificate.checkValidity(Date.from(Instant.parse("9999-12-31T23:59:59Z")));
  }

  @Test
  void everyOneIsAnother() {
    Identity one = Identity.fresh();
    Identity other = Identity.fresh();
    assertThat(one.fingerprint()).isNotEqualTo(other.fingerprint());
    assertThat(one.certificate().getSerialNumber())
        .isNotEqualTo(other.certificate().getSerialNumber());
  }

  @Test
  void nothingSecretIsPrinted() {
    Identity identity = Identity.fresh();
    assertThat(identity.toString()).isEqualTo("identity " + identity.fingerprint().text());
  }
}
