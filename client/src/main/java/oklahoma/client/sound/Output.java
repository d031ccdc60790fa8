package oklahoma.client.sound;

import javax.sound.sampled.LineUnavailableException;

/** The audio output. */
interface Output extends AutoCloseable {

  interface Opening {
    /**
     * Opens the computer's own output.
     *
     * @throws LineUnavailableException if other programs occupy it
     * @throws IllegalArgumentException if the computer has none
     */
    Output open() throws LineUnavailableException;
  }

  /** Queues samples of one channel at {@link Wave#RATE}; blocks until there is room for them. */
  void write(short[] samples);

  /**
   * Blocks until all queued samples have been played, then pauses the output until the next write.
   */
  void rest();

  @Override
  void close();
}
