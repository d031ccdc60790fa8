package oklahoma.protocol.messages;

import oklahoma.protocol.identity.SeatKey;

/** The purpose of a guest's connection. */
public sealed interface Wish {

  /** A seat that is still free. */
  record Sit() implements Wish {}

  /**
   * The seat of a bot in a match that is going on, if the owner of the table allows it; in a lobby
   * a seat that is free.
   */
  record TakeOver() implements Wish {}

  /** The seat that the guest held before; the key outranks everything else. */
  record Return(SeatKey key) implements Wish {}

  /** To watch without cards. */
  record Watch() implements Wish {}

  /** Only to list the tables. The host answers with {@link FromHost.Tables} and says goodbye. */
  record Look() implements Wish {}
}
