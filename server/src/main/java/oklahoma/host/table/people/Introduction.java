package oklahoma.host.table.people;

import java.util.Optional;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.Name;

/**
 * A person's name, picture and mark at the table.
 *
 * @param name unlike all other names at the table
 * @param avatar the picture that the person chose last
 * @param mark the mark by which the host recognizes the program; empty in-process
 */
public record Introduction(Name name, Optional<Avatar> avatar, Optional<GuestMark> mark) {

  /**
   * The introduction from a hello.
   *
   * @param name the name from the hello, or a variant if another person has that one
   */
  static Introduction of(Name name, ToHost.Hello hello) {
    return new Introduction(name, hello.avatar(), hello.mark());
  }
}
