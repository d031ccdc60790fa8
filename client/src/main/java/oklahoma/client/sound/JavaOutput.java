package oklahoma.client.sound;

import javax.sound.sampled.AudioFormat;
import javax.sound.sampled.AudioSystem;
import javax.sound.sampled.LineUnavailableException;
import javax.sound.sampled.SourceDataLine;

/** The audio output that Java finds on this computer. */
final class JavaOutput implements Output {
  private static final AudioFormat FORMAT = new AudioFormat(Wave.RATE, 16, 1, true, false);

  /** In bytes; about 70 ms: short enough to play at once, long enough for a busy computer. */
  private static final int BUFFER = 2 * 3072;

  private final SourceDataLine line;

  private JavaOutput(SourceDataLine line) {
    this.line = line;
  }

  static JavaOutput open() throws LineUnavailableException {
    SourceDataLine line = AudioSystem.getSourceDataLine(FORMAT);
    line.open(FORMAT, BUFFER);
    return new JavaOutput(line);
  }

  @Override
  public void write(short[] samples) {
    byte[] bytes = new byte[2 * samples.length];
    for (int i = 0; i < samples.length; i++) {
      bytes[2 * i] = (byte) samples[i];
      bytes[2 * i + 1] = (byte) (samples[i] >> 8);
    }
    line.start();
    line.write(bytes, 0, bytes.length);
  }

  @Override
  public void rest() {
    line.drain();
    line.stop();
  }

  @Override
  public void close() {
    line.close();
  }
}
