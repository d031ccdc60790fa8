package oklahoma.protocol.messages;

import java.util.List;
import oklahoma.protocol.lobby.TableLabel;

/**
 * The UDP packets of discovery, before any connection. None of their content can be trusted: only a
 * connection shows whether an answer came from a host.
 */
public sealed interface Datagram {
  /** The length of every question, in bytes. */
  int QUESTION_BYTES = 256;

  /** The length limit of an answer, in bytes: twice its question. */
  int LONGEST = 2 * QUESTION_BYTES;

  /**
   * Who hosts a table here?
   *
   * @param nonce the answer repeats it
   */
  record Question(long nonce) implements Datagram {}

  /**
   * The answer to a {@link Question}.
   *
   * @param nonce the nonce of the question
   * @param host random, chosen when the host starts; answers with the same number come from one
   *     host, even over several networks
   * @param oldest the first version of the protocol that the host speaks, 1 or more
   * @param newest the last version that it speaks
   * @param port where it listens for guests, 1 to 65535
   * @param tables its tables, or the first of them; none if it speaks another version
   * @param more how many further tables it has
   */
  record Answer(
      long nonce, long host, int oldest, int newest, int port, List<TableLabel> tables, int more)
      implements Datagram {
    public Answer {
      tables = List.copyOf(tables);
    }

    /** Whether the host speaks this program's version of the protocol. */
    public boolean speaksOurs() {
      return oldest <= Protocol.VERSION && Protocol.VERSION <= newest;
    }
  }
}
