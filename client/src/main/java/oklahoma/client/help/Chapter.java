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
 * @param title the text key of its title
 * @param parts its contents, from top to bottom
 */
record Chapter(String title, List<Part> parts) {

  /** A part of a chapter. */
  sealed interface Part {
    /** The text key of this part; it also identifies the part in its chapter. */
    String key();
  }

  /**
   * Some sentences.
   *
   * @param arguments the values for their placeholders, from the rules
   */
  record Sentences(String key, List<Object> arguments) implements Part {
    Sentences {
      arguments = List.copyOf(arguments);
    }
  }

  /**
   * Cards as an example.
   *
   * @param key the text key of the caption
   */
  record Example(String key, List<Card> cards) implements Part {
    Example {
      cards = List.copyOf(cards);
    }
  }

  /**
   * An example that the reader advances step by step.
   *
   * @param key identifies the part
   * @param shots the moments of the example, at least one
   */
  record Scene(String key, List<Shot> shots) implements Part {
    Scene {
      shots = List.copyOf(shots);
    }
  }

  /** Small cards, one meld below the other, with a name for all of them. */
  record Melds(Sentences name, List<List<Card>> melds) implements Part {
    Melds {
      melds = melds.stream().map(List::copyOf).toList();
    }

    @Override
    public String key() {
      return name.key();
    }
  }

  /** Small cards with sentences beside them. */
  record Labelled(List<Card> cards, Sentences words) implements Part {
    Labelled {
      cards = List.copyOf(cards);
    }

    @Override
    public String key() {
      return words.key();
    }
  }

  /** Numbered sentences, one for each step of a procedure. */
  record Steps(String key, List<Sentences> steps) implements Part {
    Steps {
      steps = List.copyOf(steps);
    }
  }

  /**
   * An entry of the glossary.
   *
   * @param key the text key of the term
   */
  record Term(String key, Sentences meaning) implements Part {}

  /**
   * Panels side by side.
   *
   * @param key identifies the part
   */
  record Panels(String key, List<Panel> panels) implements Part {
    Panels {
      panels = List.copyOf(panels);
    }
  }

  /** One of several panels, with or without a title. */
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
   * @param key the text key of its caption
   * @param groups the cards as they lie on the table
   */
  record Shot(String key, List<Group> groups) {
    Shot {
      groups = List.copyOf(groups);
    }
  }

  /**
   * Cards that lie together, each of them different.
   *
   * @param key the text key of their name
   */
  record Group(String key, List<Card> cards) {
    Group {
      cards = List.copyOf(cards);
    }
  }

  Chapter {
    parts = List.copyOf(parts);
  }

  /** All words of a part, in the current language. */
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

  /** Whether the chapter is about Oklahoma, which has wild cards, unlike gin. */
  boolean wilds() {
    return title.startsWith("help.");
  }

  /** All words of the chapter for the search, the title first. */
  String text(Texts texts) {
    return texts.say(title)
        + "\n"
        + parts.stream().map(part -> words(texts, part)).collect(Collectors.joining("\n"));
  }
}
