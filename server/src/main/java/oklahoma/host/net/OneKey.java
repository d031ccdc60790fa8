package oklahoma.host.net;

import java.net.Socket;
import java.security.Principal;
import java.security.PrivateKey;
import java.security.cert.X509Certificate;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedKeyManager;
import oklahoma.host.identity.Identity;
import org.jspecify.annotations.Nullable;

/**
 * The key of a host, for TLS to ask for. A key store in between would encrypt it with a password of
 * its own making, and stretch that password twice at every start.
 */
final class OneKey extends X509ExtendedKeyManager {
  private static final String ALIAS = "host";

  private final Identity identity;

  OneKey(Identity identity) {
    this.identity = identity;
  }

  @Override
  public @Nullable String chooseEngineServerAlias(
      String keyType, Principal @Nullable [] issuers, SSLEngine engine) {
    return fitting(keyType);
  }

  @Override
  public @Nullable String chooseServerAlias(
      String keyType, Principal @Nullable [] issuers, Socket socket) {
    return fitting(keyType);
  }

  @Override
  public String @Nullable [] getServerAliases(String keyType, Principal @Nullable [] issuers) {
    String alias = fitting(keyType);
    return alias == null ? null : new String[] {alias};
  }

  @Override
  public @Nullable String chooseClientAlias(
      String[] keyType, Principal @Nullable [] issuers, Socket socket) {
    return null;
  }

  @Override
  public String @Nullable [] getClientAliases(String keyType, Principal @Nullable [] issuers) {
    return null;
  }

  @Override
  public X509Certificate[] getCertificateChain(String alias) {
    return new X509Certificate[] {identity.certificate()};
  }

  @Override
  public PrivateKey getPrivateKey(String alias) {
    return identity.key();
  }

  private @Nullable String fitting(String keyType) {
    return keyType.equals(identity.key().getAlgorithm()) ? ALIAS : null;
  }
}
