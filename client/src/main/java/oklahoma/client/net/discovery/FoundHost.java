package oklahoma.client.net.discovery;

import java.util.List;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.messages.Datagram;

/**
 * A host that answered on the local network.
 *
 * @param id made up by the host at its start; others can answer with it too
 * @param address where its answer came from, with the port on which it listens for guests
 * @param answer what it said; nothing of it is proved
 * @param pingMillis how long its answer took
 */
public record FoundHost(long id, HostAddress address, Datagram.Answer answer, long pingMillis) {

  /** Whether this program can be a guest there. */
  public boolean speaksOurs() {
    return answer.speaksOurs();
  }

  /** Its tables, or the first of them. */
  public List<TableLabel> tables() {
    return answer.tables();
  }
}
