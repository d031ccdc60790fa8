package oklahoma.client.net.discovery;

import java.util.List;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.Datagram;

/**
 * A host that answered on the local network.
 *
 * @param id a random number that the host chose at its start; other hosts can copy it
 * @param address the address that sent the answer, with the port for guests
 * @param answer the content of the answer, none of which is proved
 * @param pingMillis the response time
 */
public record FoundHost(long id, HostAddress address, Datagram.Answer answer, long pingMillis) {

  /** Whether the host uses this program's version of the protocol. */
  public boolean speaksOurs() {
    return answer.speaksOurs();
  }

  /** Its tables, or the first ones if there are too many for an answer. */
  public List<TableLabel> tables() {
    return answer.tables();
  }
}
