package oklahoma.client.sound;

import javax.sound.sampled.LineUnavailableException;

/** The audio output. */
interface Output extends AutoCloseable {

  /** Opens one. */
  interface Opening {
    /**
     * Opens the computer's own output.
     *
     * @throws LineUnavailableException if others have taken it
     * @throws IllegalArgumentException if the computer has none
     */
    Output open() throws LineUnavailableException;
  }

  /** Takes the next samples; waits until there is room for them. */
  void write(short[] samples);

  /** Lets what was taken be heard to its end, and rests until more comes. */
  void rest();

  @Override
  void close();
}
