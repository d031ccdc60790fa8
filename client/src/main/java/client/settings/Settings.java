package client.settings;

import client.deck.BackColour;
import client.deck.CardStyle;
import client.deck.IndexSize;
import client.deck.Letters;
import client.deck.Palette;
import client.page.FeltColour;
import client.sound.Cue;
import client.sound.Loudness;
import client.table.motion.Speed;
import client.text.Language;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.beans.value.ObservableValue;
import rules.card.Rank;

/**
 * What the player has chosen. Everything takes effect at once. Belongs to the thread of the screen.
 */
public final class Settings {
  /** The smallest and the largest factor of {@link #cardSize}. */
  public static final double SMALLEST_CARDS = 0.8;

  public static final double LARGEST_CARDS = 1.6;

  /** The ports that can be chosen: those below are kept for administrators. */
  public static final int LEAST_PORT = 1024;

  public static final int GREATEST_PORT = 65_535;

  /** OKLA on the keys of a telephone. */
  private static final int FIRST_PORT = 6552;

  private static final int FIRST_VOLUME = 70;

  private static final Set<String> PERSONAL = Set.of("name", "language", "recent-hosts");

  private final StringProperty name = new SimpleStringProperty("");
  private final ObjectProperty<Language> language;
  private final DoubleProperty cardSize = new SimpleDoubleProperty(1);
  private final ObjectProperty<IndexSize> index = choice(CardStyle.DEFAULT.index());
  private final ObjectProperty<Palette> palette = choice(CardStyle.DEFAULT.palette());
  private final ObjectProperty<Letters> letters = choice(CardStyle.DEFAULT.letters());
  private final ObjectProperty<BackColour> back = choice(CardStyle.DEFAULT.back());
  private final ObjectProperty<FeltColour> felt = choice(FeltColour.GREEN);
  private final ObjectProperty<Speed> speed = choice(Speed.NORMAL);
  private final ObjectProperty<Stillness> stillness = choice(Stillness.SYSTEM);
  private final IntegerProperty volume = new SimpleIntegerProperty(FIRST_VOLUME);
  private final Map<Cue, ObjectProperty<Loudness>> loudness = new EnumMap<>(Cue.class);
  private final BooleanProperty straightHand = new SimpleBooleanProperty();
  private final IntegerProperty port = new SimpleIntegerProperty(FIRST_PORT);
  private final BooleanProperty doubleClickDiscards = new SimpleBooleanProperty(true);
  private final BooleanProperty steadyHand = new SimpleBooleanProperty();
  private final BooleanProperty discovery = new SimpleBooleanProperty(true);
  private final BooleanProperty noWhenDown = new SimpleBooleanProperty();
  private final ObjectProperty<Set<Rank>> askOnlyFor = choice(Set.of());
  private final ObjectProperty<List<String>> recentHosts = choice(List.of());
  private final ObservableValue<CardStyle> cardStyle =
      Bindings.createObjectBinding(this::style, index, palette, letters, back);
  private final List<Kept<?>> kept;

  /**
   * A newcomer's settings.
   *
   * @param language what the system speaks
   */
  public Settings(Language language) {
    this.language = new SimpleObjectProperty<>(language);
    Stream.of(Cue.values()).forEach(cue -> loudness.put(cue, choice(Loudness.USUAL)));
    this.kept = Stream.concat(heard(), seen(language)).toList();
  }

  private Stream<Kept<?>> heard() {
    Stream<Kept<?>> cues =
        Stream.of(Cue.values())
            .map(cue ->
                new Kept<>(
                    "sound-" + cue.name().toLowerCase(Locale.ROOT).replace('_', '-'),
                    loudness(cue),
                    Loudness.USUAL,
                    Loudness::of,
                    Loudness::toString));
    return Stream.concat(
        cues,
        Stream.of(
            new Kept<>("sound-volume", volume, FIRST_VOLUME, Settings::volume, Number::toString)));
  }

  private Stream<Kept<?>> seen(Language first) {
    return Stream.of(
        new Kept<>("name", name, "", text -> text, text -> text),
        new Kept<>("language", language, first, Language::of, Language::tag),
        new Kept<>("card-size", cardSize, 1, Settings::size, Settings::percent),
        Kept.of("card-index", index, IndexSize.class),
        Kept.of("card-palette", palette, Palette.class),
        Kept.of("card-letters", letters, Letters.class),
        Kept.of("card-back", back, BackColour.class),
        Kept.of("felt", felt, FeltColour.class),
        Kept.of("motion-speed", speed, Speed.class),
        Kept.of("motion-reduced", stillness, Stillness.class),
        Kept.of("straight-hand", straightHand),
        Kept.of("steady-hand", steadyHand),
        Kept.of("double-click-discards", doubleClickDiscards),
        Kept.of("discovery", discovery),
        Kept.of("no-when-down", noWhenDown),
        new Kept<>("ask-only-for", askOnlyFor, Set.of(), Settings::ranks, Settings::ranks),
        new Kept<>("recent-hosts", recentHosts, List.of(), Settings::words, Settings::line),
        new Kept<>("port", port, FIRST_PORT, Settings::port, Number::toString));
  }

  /** The name that others see; empty until it is chosen. */
  public StringProperty name() {
    return name;
  }

  /** The language of every word. */
  public ObjectProperty<Language> language() {
    return language;
  }

  /**
   * What the width of cards is multiplied by, {@link #SMALLEST_CARDS} to {@link #LARGEST_CARDS}.
   */
  public DoubleProperty cardSize() {
    return cardSize;
  }

  /** How large the corner indices are. */
  public ObjectProperty<IndexSize> index() {
    return index;
  }

  /** The colours of the suits. */
  public ObjectProperty<Palette> palette() {
    return palette;
  }

  /** The letters of court cards and aces. */
  public ObjectProperty<Letters> letters() {
    return letters;
  }

  /** The colour of the backs. */
  public ObjectProperty<BackColour> back() {
    return back;
  }

  /** The colour of the cloth. */
  public ObjectProperty<FeltColour> felt() {
    return felt;
  }

  /** How fast cards move. */
  public ObjectProperty<Speed> speed() {
    return speed;
  }

  /** Whether slides give way to fades. */
  public ObjectProperty<Stillness> stillness() {
    return stillness;
  }

  /** How loud all is, 0 to 100; at 0 nothing is heard. */
  public IntegerProperty volume() {
    return volume;
  }

  /** How loud a cue is beside the others, and whether it is heard at all. */
  public ObjectProperty<Loudness> loudness(Cue cue) {
    return Objects.requireNonNull(loudness.get(cue));
  }

  /** How loud a cue is to be at the moment, from 0, not at all, to 1. */
  public double loud(Cue cue) {
    Loudness chosen = loudness(cue).get();
    return chosen.on() ? volume.get() * chosen.percent() / 10_000.0 : 0;
  }

  /** Whether the hand lies in a line and not in a fan. */
  public BooleanProperty straightHand() {
    return straightHand;
  }

  /** Whether a press must go further before it becomes a drag. */
  public BooleanProperty steadyHand() {
    return steadyHand;
  }

  /** Whether a double click on a card of the hand discards it. */
  public BooleanProperty doubleClickDiscards() {
    return doubleClickDiscards;
  }

  /** Whether claim windows are answered with no as soon as the player is down. */
  public BooleanProperty noWhenDown() {
    return noWhenDown;
  }

  /** The ranks that the player wants to be asked for in claim windows; all if there are none. */
  public ObjectProperty<Set<Rank>> askOnlyFor() {
    return askOnlyFor;
  }

  /** The addresses of hosts where the player was, the last one first. */
  public ObjectProperty<List<String>> recentHosts() {
    return recentHosts;
  }

  /** The TCP port of tables hosted here, {@link #LEAST_PORT} to {@link #GREATEST_PORT}. */
  public IntegerProperty port() {
    return port;
  }

  /** Whether tables on the local network are looked for, and those hosted here can be found. */
  public BooleanProperty discovery() {
    return discovery;
  }

  /** How cards look, as a whole. */
  public ObservableValue<CardStyle> cardStyle() {
    return cardStyle;
  }

  /** Every setting but the name and the language as a newcomer has it. */
  public void restore() {
    kept.stream().filter(setting -> !PERSONAL.contains(setting.key())).forEach(Kept::restore);
  }

  /** What is written to the file. */
  public Map<String, String> values() {
    Map<String, String> values = new TreeMap<>();
    kept.forEach(setting -> values.put(setting.key(), setting.print()));
    return values;
  }

  /**
   * Takes what was read from a file; what it does not name stays.
   *
   * @throws IllegalArgumentException if a value is none; then nothing has changed
   */
  public void take(Map<String, String> values) {
    List<Runnable> changes =
        kept.stream()
            .flatMap(setting ->
                Optional.ofNullable(values.get(setting.key())).map(setting::change).stream())
            .toList();
    changes.forEach(Runnable::run);
  }

  /** Runs something after every change of any setting. */
  public void onChange(Runnable then) {
    kept.forEach(setting -> setting.property().addListener((value, before, now) -> then.run()));
  }

  private CardStyle style() {
    return new CardStyle(index.get(), palette.get(), letters.get(), back.get(), true);
  }

  private static <T> ObjectProperty<T> choice(T first) {
    return new SimpleObjectProperty<>(first);
  }

  /** No address holds a blank. */
  private static List<String> words(String line) {
    return Arrays.stream(line.split(" ")).filter(word -> !word.isEmpty()).toList();
  }

  private static String line(List<String> words) {
    return String.join(" ", words);
  }

  private static Set<Rank> ranks(String line) {
    return words(line).stream()
        .map(word -> Rank.valueOf(word.toUpperCase(Locale.ROOT)))
        .collect(Collectors.toUnmodifiableSet());
  }

  private static String ranks(Set<Rank> ranks) {
    return ranks.stream()
        .sorted()
        .map(rank -> rank.name().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(" "));
  }

  private static Number size(String percent) {
    double size = Integer.parseInt(percent) / 100.0;
    if (size < SMALLEST_CARDS || size > LARGEST_CARDS) {
      throw new IllegalArgumentException("cards of " + percent + " %");
    }
    return size;
  }

  private static Number port(String text) {
    int port = Integer.parseInt(text);
    if (port < LEAST_PORT || port > GREATEST_PORT) {
      throw new IllegalArgumentException("port " + port);
    }
    return port;
  }

  private static Number volume(String text) {
    int volume = Integer.parseInt(text);
    if (volume < 0 || volume > 100) {
      throw new IllegalArgumentException("a volume of " + text);
    }
    return volume;
  }

  private static String percent(Number size) {
    return Long.toString(Math.round(size.doubleValue() * 100));
  }
}
