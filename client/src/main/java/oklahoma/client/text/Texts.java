package oklahoma.client.text;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import oklahoma.client.deck.style.IndexLetters;
import oklahoma.protocol.people.Name;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Whole sentences by key. The part of a key before its first dot is its subject and names the
 * bundle: {@code home.solo} is in {@code home.properties} (English) and {@code home_bg.properties}.
 * Patterns are ICU's, with plural categories: {@code {0, plural, one {# card} other {# cards}}}.
 *
 * <p>Cards, ranks and suits among the arguments become short tokens such as {@code Q♠}; a
 * collection becomes tokens with spaces between them. A name in Hebrew or Arabic letters does not
 * change the order of the sentence ({@link LeftToRight}). Confined to the FX thread.
 */
public final class Texts {
  private static final Logger LOG = LoggerFactory.getLogger(Texts.class);
  private static final int MINUTE = 60;
  private static final char MINUS = '−';
  private static final Pattern HYPHEN_OF_NUMBER = Pattern.compile("(?<![\\p{L}\\p{N}])-(?=\\p{N})");

  private final ObjectProperty<Language> language;
  private final ObjectProperty<IndexLetters> letters =
      new SimpleObjectProperty<>(IndexLetters.LATIN);
  private final boolean aloud;
  private final Map<Language, Map<String, Map<String, String>>> bundles = new HashMap<>();
  private final Map<Language, Map<String, MessageFormat>> formats = new HashMap<>();

  /**
   * The texts without arguments, already formatted: a table uses a hundred of them after each move.
   */
  private final Map<Language, Map<String, String>> constants = new HashMap<>();

  /** Texts in this language until {@link #languageProperty} changes. */
  public Texts(Language language) {
    this(language, false);
  }

  private Texts(Language language, boolean aloud) {
    this(new SimpleObjectProperty<>(language), aloud);
  }

  /**
   * @param language the current language
   * @param aloud whether cards, ranks and suits become words
   */
  Texts(ObjectProperty<Language> language, boolean aloud) {
    this.language = language;
    this.aloud = aloud;
  }

  /**
   * Texts for reading aloud, in the language of these: cards, ranks and suits among the arguments
   * become words.
   */
  public Texts aloud() {
    Texts spoken = new Texts(language(), true);
    spoken.language.bind(language);
    return spoken;
  }

  /** The current language; live texts follow it. */
  public ObjectProperty<Language> languageProperty() {
    return language;
  }

  /** The current language. */
  public Language language() {
    return language.get();
  }

  /** The letters for court cards and aces in tokens. */
  public ObjectProperty<IndexLetters> lettersProperty() {
    return letters;
  }

  /**
   * The text of a key. If this language does not have it, the English text; if there is none, the
   * key itself, with which a player can go on.
   *
   * @param arguments the values for {@code {0}}, {@code {1}} ... in the pattern
   */
  public String say(String key, Object... arguments) {
    return arguments.length == 0
        ? constants
            .computeIfAbsent(language(), fresh -> new HashMap<>())
            .computeIfAbsent(key, fresh -> format(key).format(arguments))
        : minus(format(key).format(Arrays.stream(arguments).map(this::word).toArray()), arguments);
  }

  /** A whole number as on the screens, with a minus sign instead of a hyphen: {@code −5}. */
  public static String number(long number) {
    return Long.toString(number).replace('-', MINUS);
  }

  /** ICU writes negative numbers with a hyphen in both languages. */
  private static String minus(String text, Object[] arguments) {
    return Arrays.stream(arguments)
            .anyMatch(each -> each instanceof Number n && n.doubleValue() < 0)
        ? HYPHEN_OF_NUMBER.matcher(text).replaceAll(String.valueOf(MINUS))
        : text;
  }

  /**
   * The text of a key as a binding that follows the language.
   *
   * @param arguments the values for the pattern, as in {@link #say}; observable ones are followed
   *     too
   */
  public StringBinding live(String key, Object... arguments) {
    Observable[] followed =
        Stream.concat(
                Stream.of(language, letters),
                Arrays.stream(arguments)
                    .filter(Observable.class::isInstance)
                    .map(Observable.class::cast))
            .toArray(Observable[]::new);
    return Bindings.createStringBinding(() -> say(key, current(arguments)), followed);
  }

  /**
   * Runs an action when the language changes, but only while a node is in a window. The texts
   * outlive the screens, so they must not hold a reference to one.
   */
  public void whileSeen(Node node, Runnable action) {
    language
        .when(node.sceneProperty().map(scene -> true).orElse(false))
        .addListener((changed, before, now) -> action.run());
  }

  /** The names as a list in a sentence: <i>Ada, Bob and Cyd</i>. */
  public String list(Collection<?> names) {
    // British English, which has no comma before the "and".
    ULocale locale = language().equals(Language.ENGLISH) ? ULocale.UK : locale();
    return ListFormatter.getInstance(locale).format(names.stream().map(this::word).toList());
  }

  /** A time in minutes and seconds: {@code 1:05}. */
  public static String clock(long seconds) {
    return String.format(Locale.ROOT, "%d:%02d", seconds / MINUTE, seconds % MINUTE);
  }

  /** Whether there is a text for a key. */
  public boolean has(String key) {
    return bundle(Language.ENGLISH, key).containsKey(key);
  }

  /** A card in a few letters: {@code Q♠}, {@code 10♥}; a joker in a word. */
  public String token(Card card) {
    return switch (card) {
      case Joker joker -> say("cards.joker");
      case Suited(Rank rank, Suit suit) -> letter(rank) + sign(suit);
    };
  }

  /** A card in words, for reading aloud: queen of spades. */
  public String name(Card card) {
    return switch (card) {
      case Joker joker -> say("cards.joker");
      case Suited(Rank rank, Suit suit) ->
          say("cards.name", say("cards.rank." + rank.name()), say("cards.suit." + suit.name()));
    };
  }

  /** A rank in the plural, in words: kings. */
  public String plural(Rank rank) {
    return say("cards.ranks." + rank.name());
  }

  private Object word(Object argument) {
    return switch (argument) {
      case Card card -> aloud ? name(card) : token(card);
      case Rank rank -> aloud ? say("cards.rank." + rank.name()) : letter(rank);
      case Name name -> word(name.text());
      case String words -> aloud ? words : LeftToRight.of(words);
      case Suit suit -> aloud ? say("cards.suit." + suit.name()) : sign(suit);
      case Collection<?> several ->
          several.stream().map(one -> String.valueOf(word(one))).collect(Collectors.joining(" "));
      default -> argument;
    };
  }

  private String letter(Rank rank) {
    return switch (rank) {
      case JACK -> letters.get() == IndexLetters.LATIN ? "J" : "В";
      case QUEEN -> letters.get() == IndexLetters.LATIN ? "Q" : "Д";
      case KING -> letters.get() == IndexLetters.LATIN ? "K" : "К";
      case ACE -> letters.get() == IndexLetters.LATIN ? "A" : "А";
      default -> Integer.toString(rank.ordinal() + 2);
    };
  }

  private static Object[] current(Object[] arguments) {
    return Arrays.stream(arguments)
        .map(argument -> argument instanceof ObservableValue<?> value ? value.getValue() : argument)
        .toArray();
  }

  private static String sign(Suit suit) {
    return switch (suit) {
      case CLUBS -> "♣";
      case DIAMONDS -> "♦";
      case HEARTS -> "♥";
      case SPADES -> "♠";
    };
  }

  private MessageFormat format(String key) {
    return formats
        .computeIfAbsent(language(), fresh -> new HashMap<>())
        .computeIfAbsent(key, fresh -> new MessageFormat(pattern(key), locale()));
  }

  private ULocale locale() {
    return ULocale.forLanguageTag(language().tag());
  }

  private String pattern(String key) {
    String text = bundle(language(), key).get(key);
    if (text == null) {
      LOG.error("No text for {} in {}", key, language().tag());
      text = bundle(Language.ENGLISH, key).get(key);
    }
    return text == null ? key : text;
  }

  private Map<String, String> bundle(Language spoken, String key) {
    String subject = key.substring(0, Math.max(0, key.indexOf('.')));
    return bundles
        .computeIfAbsent(spoken, fresh -> new HashMap<>())
        .computeIfAbsent(subject, fresh -> Bundle.of(subject, spoken));
  }
}
