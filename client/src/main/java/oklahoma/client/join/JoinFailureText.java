package oklahoma.client.join;

import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import oklahoma.client.net.Connection.EndCause;
import oklahoma.client.net.ConnectionEnd;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.text.Texts;
import oklahoma.protocol.messages.Protocol;

/**
 * Explains in one sentence why the player could not join a table, and in another what to do about
 * it.
 */
public final class JoinFailureText {
  private final Texts texts;

  /** Explains in the language of these texts. */
  public JoinFailureText(Texts texts) {
    this.texts = texts;
  }

  /** Why the typed text is not an address. */
  String say(HostAddress.Fault fault) {
    return texts.say("join.fault." + fault.name());
  }

  /** Why the player could not enter a table of the host at this address. */
  public String say(EndCause why, HostAddress address) {
    String port = Integer.toString(address.port());
    return switch (why) {
      case EndCause.ByHost byHost ->
          texts.say(
              "join.sent-away." + byHost.reason().name(),
              byHost.version(),
              Protocol.VERSION,
              minutes(byHost.pauseMillis()));
      case EndCause.Failed(var ending) ->
          texts.say("join.failed." + ending.name(), address.host(), port);
      case EndCause.OtherKey otherKey ->
          texts.say("join.failed." + ConnectionEnd.OTHER_KEY.name(), address.host(), port);
      case EndCause.PasswordWanted wanted -> texts.say("join.password.needed");
      case EndCause.GivenUp _, EndCause.Left _ -> texts.say("join.given-up");
    };
  }

  /** The time in whole minutes, rounded up, at least one. */
  private static long minutes(OptionalLong millis) {
    return Math.max(1, Math.ceilDiv(millis.orElse(0), TimeUnit.MINUTES.toMillis(1)));
  }
}
