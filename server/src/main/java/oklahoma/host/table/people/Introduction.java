package oklahoma.host.table.people;

import java.util.Optional;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.Name;

/**
 * A person's name, picture and mark at the table.
 *
 * @param name unlike everybody else's at the table
 * @param avatar the picture that was last chosen
 * @param mark by which the program is recognized; none in-process
 */
public record Introduction(Name name, Optional<Avatar> avatar, Optional<GuestMark> mark) {

  /** From a hello, under another name if somebody has that one. */
  static Introduction of(Name name, ToHost.Hello hello) {
    return new Introduction(name, hello.avatar(), hello.mark());
  }
}
