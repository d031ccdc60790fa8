package oklahoma.client.home;

import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import oklahoma.client.text.Texts;

/**
 * An elapsed time in words.
 *
 * @param key the beginning of the text keys
 */
record ElapsedTime(Texts texts, String key) {
  private static final int DAYS = 7;

  /** How much time has passed between two moments, in words; after a week, the date. */
  String say(Instant moment, Instant now) {
    Duration since = Duration.between(moment, now);
    if (since.compareTo(Duration.ofMinutes(1)) < 0) {
      return texts.say(key + "now");
    }
    if (since.compareTo(Duration.ofHours(1)) < 0) {
      return texts.say(key + "minutes", since.toMinutes());
    }
    if (since.compareTo(Duration.ofDays(1)) < 0) {
      return texts.say(key + "hours", since.toHours());
    }
    if (since.compareTo(Duration.ofDays(DAYS)) < 0) {
      return texts.say(key + "days", since.toDays());
    }
    return texts.say(key + "date", Date.from(moment));
  }
}
