package oklahoma.rules.fair;

/**
 * An endless stream of numbers derived from a key: each block is the hash of key, domain and count.
 */
final class KeyStream {
  private static final long SPAN = 1L << Integer.SIZE;

  private final byte[] key;
  private final byte[] domain;
  private byte[] block = new byte[0];
  private int count;
  private int at;

  /**
   * @param domain the purpose of the numbers; each purpose has its own stream
   */
  KeyStream(byte[] key, int domain) {
    this.key = key;
    this.domain = Packing.bigEndian(domain);
  }

  /** A number from 0 up to a bound, the bound excluded, all equally likely. */
  int below(int bound) {
    long fair = SPAN - SPAN % bound;
    long word = word();
    while (word >= fair) {
      word = word();
    }
    return (int) (word % bound);
  }

  private long word() {
    if (at == block.length) {
      block = Hashes.sha256(key, domain, Packing.bigEndian(count));
      count++;
      at = 0;
    }
    long word = 0;
    for (int i = 0; i < Integer.BYTES; i++) {
      word = word << Byte.SIZE | Byte.toUnsignedLong(block[at]);
      at++;
    }
    return word;
  }
}
