package oklahoma.client.net;

import oklahoma.protocol.messages.FromHost;

/**
 * Checks the host's message numbers, so that no gap goes unnoticed. Confined to the connection's
 * thread.
 */
final class Sequence {
  private long last;
  private boolean lost = true;

  /** What to do with a message. */
  enum Verdict {
    /** It is the next one, or needs no number. */
    PASS,
    /** Others were missed before it: ask for a welcome. */
    GAP,
    /** The welcome that was asked for will tell of it. */
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

  /** Whether a welcome must come before anything else counts. */
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
