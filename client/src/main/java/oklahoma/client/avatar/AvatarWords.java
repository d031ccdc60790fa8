package oklahoma.client.avatar;

import java.util.Optional;
import oklahoma.client.text.Texts;
import oklahoma.protocol.people.Avatar;

/** The names of the pictures. */
public final class AvatarWords {
  private static final String NONE = "none";

  private AvatarWords() {}

  /** A text that names the picture; empty if there is none. */
  public static String spoken(Texts texts, Optional<Avatar> avatar) {
    return avatar.map(shown -> texts.say("avatar.said", texts.say(key(avatar)))).orElse("");
  }

  /** The text key of a picture's name, or of the choice without a picture. */
  static String key(Optional<Avatar> avatar) {
    return "avatar." + word(avatar);
  }

  static String word(Optional<Avatar> avatar) {
    return avatar.map(Avatar::name).orElse(NONE);
  }
}
