package oklahoma.client.help;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.client.text.Texts;
import oklahoma.rules.card.Card;

/**
 * A short page of the rule book.
 *
 * @param title the key of its title
 * @param parts what it says and shows, from top to bottom
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

  /** Little cards, one meld below the other, and what they are called. */
  record Melds(Sentences name, List<List<Card>> melds) implements Part {
    Melds {
      melds = melds.stream().map(List::copyOf).toList();
    }

    @Override
    public String key() {
      return name.key();
    }
  }

  /** Little cards, and beside them what there is to say of them. */
  record Labelled(List<Card> cards, Sentences words) implements Part {
    Labelled {
      cards = List.copyOf(cards);
    }

    @Override
    public String key() {
      return words.key();
    }
  }

  /** Sentences that are numbered, since one does them one after the other. */
  record Steps(String key, List<Sentences> steps) implements Part {
    Steps {
      steps = List.copyOf(steps);
    }
  }

  /**
   * A word of the game and what it means.
   *
   * @param key of the word
   */
  record Term(String key, Sentences meaning) implements Part {}

  /**
   * Panels side by side.
   *
   * @param key that tells them from other parts
   */
  record Panels(String key, List<Panel> panels) implements Part {
    Panels {
      panels = List.copyOf(panels);
    }
  }

  /** One of several panels; not every one has a title. */
  record Panel(Optional<Sentences> title, List<Part> parts) {
    Panel {
      parts = List.copyOf(parts);
    }

    private Stream<String> words(Texts texts) {
      return Stream.concat(
          title.stream().map(words -> Chapter.words(texts, words)),
          parts.stream().map(part -> Chapter.words(texts, part)));
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
      case Melds(Sentences name, List<List<Card>> melds) -> words(texts, name);
      case Labelled(List<Card> cards, Sentences words) -> words(texts, words);
      case Steps(String key, List<Sentences> steps) ->
          steps.stream().map(step -> words(texts, step)).collect(Collectors.joining(" "));
      case Term(String key, Sentences meaning) -> texts.say(key) + ": " + words(texts, meaning);
      case Panels(String key, List<Panel> panels) ->
          panels.stream().flatMap(panel -> panel.words(texts)).collect(Collectors.joining("\n"));
    };
  }

  /** Whether it is about Oklahoma, which has wild cards, unlike gin. */
  boolean wilds() {
    return title.startsWith("help.");
  }

  /** Everything that it says, its title first. */
  String text(Texts texts) {
    return texts.say(title)
        + "\n"
        + parts.stream().map(part -> words(texts, part)).collect(Collectors.joining("\n"));
  }
}
