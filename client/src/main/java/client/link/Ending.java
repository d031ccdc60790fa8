package client.link;

/** How a line to a host came to its end. */
public enum Ending {
  /** There was no line: nobody answered at the address. */
  UNREACHABLE,
  /** The line broke, or nothing was heard for too long. */
  LOST,
  /** The host spoke what is no message of this protocol. */
  BAD_MESSAGE,
  /** The host said goodbye first. */
  BYE,
  /** It was closed on this side. */
  CLOSED
}
