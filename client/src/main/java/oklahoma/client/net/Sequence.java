package oklahoma.client.net;

import oklahoma.protocol.messages.FromHost;

/**
 * Checks the host's message numbers, so that no gap goes unnoticed. Confined to the connection's
 * thread.
 */
final class Sequence {
  private long last;
  private boolean lost = true;

  /** How to handle a message. */
  enum Verdict {
    /** Handle it: it is the next one or has no number. */
    PASS,
    /** Messages before it are missing: ask for a welcome. */
    GAP,
    /** Ignore it: the welcome that is due will contain its effect. */
    SKIP
  }

  Verdict judge(FromHost message) {
    if (message instanceof FromHost.Welcome welcome) {
      last = welcome.number();
      lost = false;
      return Verdict.PASS;
    }
    return message instanceof FromHost.Numbered numbered ? next(numbered.number()) : Verdict.PASS;
  }

  /** Whether a welcome is due, and nothing else counts before it. */
  boolean lost() {
    return lost;
  }

  private Verdict next(long number) {
    if (lost) {
      return Verdict.SKIP;
    }
    lost = number != last + 1;
    last = number;
    return lost ? Verdict.GAP : Verdict.PASS;
  }
}
