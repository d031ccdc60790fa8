package oklahoma.client.match.chat;

import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import oklahoma.client.text.Texts;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.QuickPhrase;

/** The texts of quick phrases, and their keys. */
public final class Phrases {

  private Phrases() {}

  /** The text of a message, a phrase in the reader's language. */
  public static String words(ChatMessage chatMessage, Texts texts) {
    return switch (chatMessage) {
      case ChatMessage.Words(String text) -> text;
      case ChatMessage.Phrase(QuickPhrase phrase) -> words(phrase, texts);
    };
  }

  /** The text of a phrase in the reader's language. */
  static String words(QuickPhrase phrase, Texts texts) {
    return texts.say("chat.phrase." + phrase.name());
  }

  /** The phrase of a key: Alt and a digit from 1 on. */
  public static Optional<QuickPhrase> of(KeyEvent key) {
    int digit = digit(key.getCode());
    boolean says = key.isAltDown() && !key.isControlDown() && !key.isMetaDown();
    return says && digit >= 1 && digit <= QuickPhrase.values().length
        ? Optional.of(QuickPhrase.values()[digit - 1])
        : Optional.empty();
  }

  /** The keys of a phrase as text, for example "Alt+1". */
  static String keys(QuickPhrase phrase) {
    return "Alt+" + (phrase.ordinal() + 1);
  }

  private static int digit(KeyCode code) {
    String name = code.isDigitKey() ? code.getName() : "0";
    return name.charAt(name.length() - 1) - '0';
  }
}
