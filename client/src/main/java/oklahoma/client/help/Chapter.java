package oklahoma.client.help;

import java.util.List;
import java.util.stream.Collectors;
import oklahoma.client.text.Texts;
import oklahoma.rules.card.Card;

/**
 * A short page of the rules.
 *
 * @param title the key of its title
 * @param parts what stands on it
 */
record Chapter(String title, List<Part> parts) {

  /** A part of a chapter. */
  sealed interface Part {
    /** The key of its words. */
    String key();
  }

  /**
   * Some sentences.
   *
   * @param arguments what the rules give for their placeholders
   */
  record Sentences(String key, List<Object> arguments) implements Part {
    Sentences {
      arguments = List.copyOf(arguments);
    }
  }

  /** Cards, with what they are an example of. */
  record Example(String key, List<Card> cards) implements Part {
    Example {
      cards = List.copyOf(cards);
    }
  }

  /**
   * An example that goes on step by step.
   *
   * @param key that tells it from other parts
   * @param shots its moments, at least one
   */
  record Scene(String key, List<Shot> shots) implements Part {
    Scene {
      shots = List.copyOf(shots);
    }
  }

  /**
   * A moment of an example.
   *
   * @param key of what is said of it
   * @param groups the cards, as they lie
   */
  record Shot(String key, List<Group> groups) {
    Shot {
      groups = List.copyOf(groups);
    }
  }

  /** Cards that lie together, no two of them alike, and the key of what they are called. */
  record Group(String key, List<Card> cards) {
    Group {
      cards = List.copyOf(cards);
    }
  }

  Chapter {
    parts = List.copyOf(parts);
  }

  /** The words of a part. */
  static String words(Texts texts, Part part) {
    return switch (part) {
      case Sentences(String key, List<Object> arguments) -> texts.say(key, arguments.toArray());
      case Example(String key, List<Card> cards) -> texts.say(key);
      case Scene(String key, List<Shot> shots) ->
          shots.stream().map(shot -> texts.say(shot.key())).collect(Collectors.joining(" "));
    };
  }

  /** All that stands on it. */
  String text(Texts texts) {
    return texts.say(title)
        + "\n"
        + parts.stream().map(part -> words(texts, part)).collect(Collectors.joining("\n"));
  }
}
