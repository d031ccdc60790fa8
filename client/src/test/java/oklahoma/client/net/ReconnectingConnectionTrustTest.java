package oklahoma.client.net;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.Optional;
import oklahoma.client.net.trust.OwnMark;
import oklahoma.client.net.trust.Pin;
import oklahoma.host.identity.Identity;
import oklahoma.protocol.identity.Fingerprint;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.PasswordChallenge;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.identity.TablePassword;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Protocol;
import oklahoma.protocol.messages.ToHost;
import org.junit.jupiter.api.Test;

/** What a connection reveals about its program, and that only the right host gets it. */
class ReconnectingConnectionTrustTest extends ConnectionOnScript {
  ReconnectingConnectionTrustTest() throws IOException {}

  @Test
  void aProofOfAPasswordConvincesThatHostAlone() throws Exception {
    TablePassword word = TablePassword.of("черна дама").orElseThrow();
    PasswordVerifier verifier = PasswordVerifier.of(word, new byte[PasswordVerifier.SALT_BYTES]);
    PasswordChallenge challenge = challenge(verifier);
    password = Optional.of(word);
    open(host.address(), Connector.SILENCE);
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.received()).isInstanceOf(ToHost.Hello.class);
    visit.say(new FromHost.PasswordAsked(challenge));
    ToHost.ProvePassword answer = (ToHost.ProvePassword) visit.received();
    assertThat(verifier.accepts(answer.proof(), challenge, host.fingerprint())).isTrue();
    visit.say(new FromHost.Bye(ByeReason.PASSWORD_WRONG, Protocol.VERSION));
    visit.cut();
    awaitState(ended(new Connection.EndCause.ByHost(ByeReason.PASSWORD_WRONG, Protocol.VERSION)));
  }

  /** One host cannot compare whom it has met with another. */
  @Test
  void aHostIsShownAMarkOfItsOwn() throws Exception {
    OwnMark own = OwnMark.fresh();
    mark = Optional.of(own);
    open(host.address());
    ToHost.Hello hello = (ToHost.Hello) host.visit().received();
    assertThat(hello.mark()).contains(own.at(host.fingerprint()));
    Fingerprint other = Fingerprint.ofHex("00".repeat(32));
    assertThat(own.at(other)).isNotEqualTo(own.at(host.fingerprint()));
    assertThat(OwnMark.fresh().at(other)).isNotEqualTo(own.at(other));
  }

  @Test
  void aClientWithoutThePasswordSendsNothing() throws Exception {
    open(host.address(), Connector.SILENCE);
    ScriptedHost.Visit visit = host.visit();
    assertThat(visit.received()).isInstanceOf(ToHost.Hello.class);
    TablePassword word = TablePassword.of("черна дама").orElseThrow();
    visit.say(new FromHost.PasswordAsked(challenge(PasswordVerifier.of(word, new byte[16]))));
    awaitState(ended(new Connection.EndCause.PasswordWanted()));
    assertThat(visit.heardNothing()).isTrue();
  }

  @Test
  void aHostOfAnotherKeyLearnsNothing() throws Exception {
    Fingerprint other = Identity.fresh().fingerprint();
    pin = Pin.exactly(other);
    open(host.address());
    awaitState(ended(new Connection.EndCause.OtherKey(host.fingerprint(), pin)));
    assertThat(host.visit().heardNothing()).isTrue();
  }

  @Test
  void anImpostorAtTheHostsAddressGetsNoSeatKey() throws Exception {
    ScriptedHost.Visit visit = welcomed(FIRST);
    int port = host.address().getPort();
    Pin known = Pin.exactly(host.fingerprint());
    host.close();
    try (ScriptedHost impostor = new ScriptedHost(Identity.fresh(), port)) {
      visit.cut();
      awaitLost();
      clock.turn(BackOff.most(1));
      awaitState(ended(new Connection.EndCause.OtherKey(impostor.fingerprint(), known)));
      assertThat(impostor.visit().heardNothing()).isTrue();
    }
  }

  private static PasswordChallenge challenge(PasswordVerifier verifier) {
    return new PasswordChallenge(
        verifier.salt(), Octets.of(new byte[PasswordChallenge.NONCE_BYTES]));
  }
}
