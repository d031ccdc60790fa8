package oklahoma.client.join;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import oklahoma.client.net.Connection.EndCause;
import oklahoma.client.net.ConnectionEnd;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.Protocol;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every way not to get to a table has a sentence of its own, in every language. */
class JoinFailureTextTest {
  private static final HostAddress ADDRESS = new HostAddress("anna-pc", 7000, Optional.empty());

  static List<Language> languages() {
    return Language.all();
  }

  @ParameterizedTest
  @MethodSource("languages")
  void eachSaysWhyAndWhatToDo(Language language) {
    JoinFailureText obstacle = new JoinFailureText(new Texts(language));
    List<String> texts = new ArrayList<>();
    Stream.of(HostAddress.Fault.values()).map(obstacle::say).forEach(texts::add);
    Stream.of(ConnectionEnd.values())
        .filter(ending -> ending != ConnectionEnd.CLOSED)
        .map(ending -> obstacle.say(new EndCause.Failed(ending), ADDRESS))
        .forEach(texts::add);
    Stream.of(ByeReason.values())
        .map(reason -> obstacle.say(new EndCause.ByHost(reason, 1), ADDRESS))
        .forEach(texts::add);
    texts.add(obstacle.say(new EndCause.PasswordWanted(), ADDRESS));
    assertThat(texts)
        .doesNotHaveDuplicates()
        .allSatisfy(sentence -> assertThat(sentence).hasSizeGreaterThan(30).doesNotContain("{"));
  }

  @Test
  void theFirewallSentenceNamesTheComputerAndThePort() {
    JoinFailureText obstacle = new JoinFailureText(new Texts(Language.ENGLISH));
    assertThat(obstacle.say(new EndCause.Failed(ConnectionEnd.NO_ANSWER), ADDRESS))
        .contains("anna-pc", "7000", "firewall");
  }

  @Test
  void bothVersionsAreNamed() {
    JoinFailureText obstacle = new JoinFailureText(new Texts(Language.ENGLISH));
    assertThat(obstacle.say(new EndCause.ByHost(ByeReason.OTHER_VERSION, 99), ADDRESS))
        .contains("version 99", "version " + Protocol.VERSION);
  }
}
