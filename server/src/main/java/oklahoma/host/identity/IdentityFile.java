package oklahoma.host.identity;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
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
import oklahoma.files.OwnFiles;

/**
 * A host's identity in a file that only its user can read: key and certificate, each in the textual
 * encoding of RFC 7468.
 */
public final class IdentityFile {
  private static final String KEY = "PRIVATE KEY";
  private static final String CERTIFICATE = "CERTIFICATE";
  private static final int LINE = 64;

  /** The ending of a file that is still being written; no user's copy has such a name. */
  private static final String UNFINISHED = ".new";

  private IdentityFile() {}

  /**
   * The identity in a file; creates the file with a new identity if there is none.
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

  /**
   * Writes the file. If two hosts start with one folder at once, both use the identity that was
   * written first.
   */
  private static void write(Identity identity, Path file) throws IOException {
    OwnFiles.createFolderOf(file);
    Path fresh =
        file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid() + UNFINISHED);
    Files.deleteIfExists(fresh);
    OwnFiles.create(fresh);
    place(
        part(KEY, identity.key().getEncoded()) + part(CERTIFICATE, encoded(identity.certificate())),
        fresh,
        file);
  }

  /** Writes a file and renames it, unless the target exists; deletes it otherwise. */
  static void place(String text, Path fresh, Path file) throws IOException {
    try {
      Files.writeString(fresh, text);
      Files.move(fresh, file);
    } catch (FileAlreadyExistsException another) {
      // the host that was first has written it
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  /**
   * Deletes unfinished files that killed hosts left. The caller ensures that no host is writing
   * one.
   *
   * @throws IOException if the folder cannot be read, or a file cannot be deleted
   */
  public static void forgetUnfinished(Path file) throws IOException {
    try (DirectoryStream<Path> left =
        Files.newDirectoryStream(
            file.toAbsolutePath().getParent(), file.getFileName() + ".[0-9]*" + UNFINISHED)) {
      for (Path fresh : left) {
        Files.deleteIfExists(fresh);
      }
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
