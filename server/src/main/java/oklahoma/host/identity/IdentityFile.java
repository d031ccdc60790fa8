package oklahoma.host.identity;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.PrivateKey;
import java.security.SecureRandom;
import java.security.Signature;
import java.security.cert.CertificateException;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import oklahoma.host.files.OwnFiles;

/**
 * A host's identity in a file for its user alone: key and certificate, each in the textual encoding
 * of RFC 7468.
 */
public final class IdentityFile {
  private static final String KEY = "PRIVATE KEY";
  private static final String CERTIFICATE = "CERTIFICATE";
  private static final int LINE = 64;

  private IdentityFile() {}

  /**
   * The identity in a file; makes a new one there if there is none.
   *
   * @throws IdentityRefused if the file holds something else, or cannot be read or written
   */
  public static Identity at(Path file) throws IdentityRefused {
    try {
      if (!Files.exists(file)) {
        write(Identity.fresh(), file);
      }
      return read(Files.readString(file));
    } catch (GeneralSecurityException | IllegalArgumentException damage) {
      throw new IdentityRefused(file, IdentityRefused.Reason.DAMAGED, damage);
    } catch (IOException refused) {
      throw new IdentityRefused(file, IdentityRefused.Reason.UNREACHABLE, refused);
    }
  }

  private static Identity read(String text) throws GeneralSecurityException {
    PrivateKey key =
        KeyFactory.getInstance("EC").generatePrivate(new PKCS8EncodedKeySpec(part(text, KEY)));
    X509Certificate certificate =
        (X509Certificate)
            CertificateFactory.getInstance("X.509")
                .generateCertificate(new ByteArrayInputStream(part(text, CERTIFICATE)));
    if (!belongTogether(key, certificate)) {
      throw new CertificateException("of another key");
    }
    return new Identity(key, certificate);
  }

  private static boolean belongTogether(PrivateKey key, X509Certificate certificate)
      throws GeneralSecurityException {
    byte[] probe = SecureRandom.getSeed(Byte.SIZE);
    Signature signature = Signature.getInstance("SHA256withECDSA");
    signature.initSign(key);
    signature.update(probe);
    byte[] signed = signature.sign();
    signature.initVerify(certificate.getPublicKey());
    signature.update(probe);
    return signature.verify(signed);
  }

  private static byte[] part(String text, String label) {
    Matcher part =
        Pattern.compile(
                "-----BEGIN " + label + "-----(.*?)-----END " + label + "-----", Pattern.DOTALL)
            .matcher(text);
    if (!part.find()) {
      throw new IllegalArgumentException("no " + label);
    }
    return Base64.getMimeDecoder().decode(part.group(1));
  }

  /** Two hosts that start on one folder at once end up with the same one: the first. */
  private static void write(Identity identity, Path file) throws IOException {
    OwnFiles.createFolderOf(file);
    Path fresh = file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid());
    Files.deleteIfExists(fresh);
    OwnFiles.create(fresh);
    Files.writeString(
        fresh,
        part(KEY, identity.key().getEncoded())
            + part(CERTIFICATE, encoded(identity.certificate())));
    try {
      Files.move(fresh, file);
    } catch (FileAlreadyExistsException another) {
      Files.delete(fresh);
    }
  }

  private static byte[] encoded(X509Certificate certificate) throws IOException {
    try {
      return certificate.getEncoded();
    } catch (CertificateException impossible) {
      throw new IOException(impossible);
    }
  }

  private static String part(String label, byte[] bytes) {
    String body =
        Base64.getMimeEncoder(LINE, "\n".getBytes(StandardCharsets.US_ASCII)).encodeToString(bytes);
    return "-----BEGIN " + label + "-----\n" + body + "\n-----END " + label + "-----\n";
  }
}
