package oklahoma.protocol.messages;

import oklahoma.protocol.identity.SeatKey;

/** The purpose of a guest's connection. */
public sealed interface ConnectionPurpose {

  /** A seat that is still free. */
  record Sit() implements ConnectionPurpose {}

  /** The seat of a bot in a running match, if the owner allows it; in a lobby a free seat. */
  record TakeOver() implements ConnectionPurpose {}

  /**
   * The seat that the guest held before. A valid key admits the guest whatever the table's settings
   * are.
   */
  record Return(SeatKey key) implements ConnectionPurpose {}

  /** To watch without cards. */
  record Watch() implements ConnectionPurpose {}

  /** Only to list the tables. The host answers with {@link FromHost.Tables} and says goodbye. */
  record ListTables() implements ConnectionPurpose {}
}
