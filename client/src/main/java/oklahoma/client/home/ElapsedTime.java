package oklahoma.client.home;

import java.time.Duration;
import java.time.Instant;
import java.util.Date;
import oklahoma.client.text.Texts;

/**
 * An elapsed time in words.
 *
 * @param key how the keys of the sentences begin
 */
record ElapsedTime(Texts texts, String key) {
  private static final int DAYS = 7;

  /** How long ago this moment was. */
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
