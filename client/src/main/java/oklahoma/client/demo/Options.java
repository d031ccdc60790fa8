package oklahoma.client.demo;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.text.Language;
import oklahoma.rules.Game;
import oklahoma.rules.gin.GinPreset;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The options of the command line. */
@Command(
    name = "oklahoma",
    mixinStandardHelpOptions = true,
    versionProvider = Options.Release.class,
    description = "The card game Oklahoma. Without switches it opens the table.",
    sortOptions = false,
    usageHelpAutoWidth = true)
public final class Options implements Callable<Integer> {
  private static final String RECORD = ".oklahoma";
  private static final int MOST_SEATS = 8;

  /**
   * Without a display JavaFX draws a window into a buffer of 1000 by 1000 pixels, as if at the
   * middle of that screen. A larger window would be drawn past the end of the buffer.
   */
  private static final Size MOST_UNSEEN = new Size(2_000, 998);

  private static final List<String> OF_ONE_SHOW =
      List.of("--shots", "--film", "--game", "--rules", "--seats");
  private static final List<String> OF_EVERY_SHOW = List.of("--speed", "--seed");

  /**
   * The size of the scene, without the window's frame.
   *
   * @param width in pixels, 1024 or more
   * @param height in pixels, 640 or more
   */
  public record Size(int width, int height) {}

  @Option(
      names = "--demo",
      description = "Bots play a whole match on the table, then the program ends.")
  private boolean demo;

  @Option(
      names = "--shots",
      paramLabel = "DIR",
      description =
          "With --demo: writes pictures of every screen and of the key moments into this folder.")
  private @Nullable Path shots;

  @Option(
      names = "--film",
      paramLabel = "DIR",
      description =
          "With --demo: films the first contract that is laid down, 12 pictures a second, into this"
              + " folder, then the program ends.")
  private @Nullable Path film;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      description =
          "With --demo: the game, oklahoma or gin (gin if --rules is there, otherwise oklahoma).",
      converter = GameOf.class)
  private @Nullable Game game;

  @Option(
      names = "--rules",
      paramLabel = "NAME",
      description =
          "With --demo: the rules of gin, classic, sheet-bg, sheet-101, awards or royal (classic).",
      converter = SheetOf.class)
  private @Nullable GinPreset rules;

  @Option(
      names = "--seats",
      paramLabel = "N",
      description = "With --demo: the number of players, 2 to 8 (4), in gin 2 to 4 (2).")
  private @Nullable Integer seats;

  @Option(
      names = "--speed",
      paramLabel = "SPEED",
      description =
          "With --demo or --contact-sheets: off, fast, normal or slow (${DEFAULT-VALUE}).",
      defaultValue = "normal",
      converter = SpeedOf.class)
  private Speed speed = Speed.NORMAL;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "With --demo or --contact-sheets: the same number deals the same cards"
              + " (${DEFAULT-VALUE}).")
  private long seed = 1;

  @Option(
      names = "--lang",
      paramLabel = "TAG",
      description = "The language: en or bg.",
      converter = LanguageOf.class)
  private @Nullable Language language;

  @Option(
      names = "--size",
      paramLabel = "WxH",
      description = "The size of the window (${DEFAULT-VALUE}); 1024x640 is the smallest.",
      defaultValue = "1280x800",
      converter = SizeOf.class)
  private Size size = new Size(1280, 800);

  @Option(
      names = "--headless",
      description =
          "Without a display; with --demo or --frame-rate. The window then has at most 2000x998.")
  private boolean headless;

  @Option(
      names = "--deck-sheet",
      paramLabel = "FILE",
      description = "Writes a picture of the whole deck at three sizes, as PNG, then ends.")
  private @Nullable Path deckSheet;

  @Option(
      names = "--contact-sheets",
      paramLabel = "DIR",
      description =
          "Makes pictures of both games in every language, at two sizes and at double scale, and"
              + " writes them and sheets of nine into this folder.")
  private @Nullable Path contactSheets;

  @Option(
      names = "--frame-rate",
      description = "Measures how smoothly a full table moves without a graphics card, then ends.")
  private boolean frameRate;

  @Parameters(
      arity = "0..1",
      paramLabel = "WHAT",
      description =
          "A match record, FILE.oklahoma, to watch; or an invitation or its link (oklahoma://…) to"
              + " join.")
  private @Nullable String named;

  @Spec private @Nullable CommandSpec spec;

  /** All options at their defaults. */
  public Options() {}

  /** Parses a command line. Most starts have no arguments, and skip picocli. */
  public static Options of(String... arguments) {
    Options options = new Options();
    if (arguments.length > 0) {
      new CommandLine(options).parseArgs(arguments);
    }
    return options;
  }

  /** Checks combinations of options, which picocli cannot. */
  @Override
  public Integer call() {
    requireOnePurpose();
    if (!demo) {
      refuse(OF_ONE_SHOW, " goes together with --demo.");
    }
    if (!demo()) {
      refuse(OF_EVERY_SHOW, " goes together with --demo or --contact-sheets.");
    }
    requireFolder("--shots", shots);
    requireFolder("--film", film);
    requireFolder("--contact-sheets", contactSheets);
    if (film != null && sheet().isPresent()) {
      throw wrong("--film shows Oklahoma: gin has no contract.");
    }
    if (contactSheets != null && (demo || language != null)) {
      throw wrong("--contact-sheets already shows every screen in every language.");
    }
    if (headless && !demo() && !frameRate) {
      throw wrong(
          "--headless goes together with --demo, --contact-sheets or --frame-rate: without a"
              + " display nobody could play.");
    }
    if (headless && (size.width() > MOST_UNSEEN.width() || size.height() > MOST_UNSEEN.height())) {
      throw wrong(
          "--size is at most %dx%d with --headless: JavaFX draws no larger window unseen."
              .formatted(MOST_UNSEEN.width(), MOST_UNSEEN.height()));
    }
    if (rules != null && game == Game.OKLAHOMA) {
      throw wrong("--rules names rules of gin, but --game says oklahoma.");
    }
    int most = sheet().map(GinPreset::mostSeats).orElse(MOST_SEATS);
    if (seats() < 2 || seats() > most) {
      throw wrong(
          most == 2
              ? "These rules are for two, so --seats cannot be " + seats() + "."
              : "--seats needs a number from 2 to " + most + ", not " + seats() + ".");
    }
    return CommandLine.ExitCode.OK;
  }

  /** Refuses combinations of purposes, because the program would follow one and ignore the rest. */
  private void requireOnePurpose() {
    if (deckSheet != null && (typed().matchedOptions().size() > 1 || named != null)) {
      throw wrong("--deck-sheet only draws the deck: use it alone.");
    }
    if (frameRate && (demo() || named != null)) {
      throw wrong("--frame-rate measures a table of its own: use it alone or with --headless.");
    }
    if (demo() && named != null) {
      throw wrong(
          record().isPresent()
              ? "--demo plays a match of its own and shows no FILE.oklahoma."
              : "--demo plays a match of its own and joins no table.");
    }
  }

  private ParseResult typed() {
    return Objects.requireNonNull(spec).commandLine().getParseResult();
  }

  private void refuse(List<String> switches, String why) {
    ParseResult typed = typed();
    switches.stream()
        .filter(typed::hasMatchedOption)
        .findFirst()
        .ifPresent(each -> {
          throw wrong(each + why);
        });
  }

  private void requireFolder(String option, @Nullable Path folder) {
    if (folder != null && folder.toString().isEmpty()) { // an empty path is the current folder
      throw wrong(option + " needs a folder, and '' is not one.");
    }
    if (folder != null && Files.exists(folder) && !Files.isDirectory(folder)) {
      throw wrong(option + " needs a folder, and " + folder + " is not one.");
    }
  }

  /** Whether to run the demonstration, with or without contact sheets. */
  public boolean demo() {
    return demo || contactSheets != null;
  }

  /** The folder for pictures; empty if none are taken. */
  public Optional<Path> shots() {
    return Optional.ofNullable(shots);
  }

  /** The folder for the pictures of a film; empty if none is made. */
  public Optional<Path> film() {
    return Optional.ofNullable(film);
  }

  /** The looks in which the demonstration runs, one after the other. */
  public List<DemoLook> dresses() {
    return contactSheets == null
        ? List.of(new DemoLook(language(), size, 1, sheet(), seats(), shots(), Optional.empty()))
        : DemoLook.all(contactSheets);
  }

  /** The gin rules of the demonstration; empty if it plays Oklahoma. */
  public Optional<GinPreset> sheet() {
    return Optional.ofNullable(rules)
        .or(() -> game == Game.GIN ? Optional.of(GinPreset.CLASSIC) : Optional.empty());
  }

  /** The number of seats in the demonstration. */
  public int seats() {
    if (seats != null) {
      return seats;
    }
    return sheet().isPresent() ? 2 : 4;
  }

  /** The speed of motion in the demonstration. */
  public Speed speed() {
    return speed;
  }

  /** The seed that decides the cards of the demonstration. */
  public long seed() {
    return seed;
  }

  /** The language of {@code --lang}; empty if it is not given. */
  public Optional<Language> language() {
    return Optional.ofNullable(language);
  }

  /** The size of the scene, without the window's frame. */
  public Size size() {
    return size;
  }

  /** Whether to run without a display. */
  public boolean headless() {
    return headless;
  }

  /** Whether to measure the frame rate instead of opening the program. */
  public boolean frameRate() {
    return frameRate;
  }

  /** The file for the picture of the deck; if there is one, the program only draws it. */
  public Optional<Path> deckSheet() {
    return Optional.ofNullable(deckSheet);
  }

  /** The invitation on the command line: an argument that does not end in {@code .oklahoma}. */
  public Optional<String> invitation() {
    return Optional.ofNullable(named).filter(what -> !what.endsWith(RECORD));
  }

  /** The saved match on the command line: an argument that ends in {@code .oklahoma}. */
  public Optional<Path> record() {
    return Optional.ofNullable(named).filter(what -> what.endsWith(RECORD)).map(Path::of);
  }

  private ParameterException wrong(String words) {
    return new ParameterException(Objects.requireNonNull(spec).commandLine(), words);
  }

  static final class Release implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Options.class.getPackage().getImplementationVersion();
      return new String[] {version == null ? "Oklahoma" : "Oklahoma " + version};
    }
  }

  static final class SpeedOf implements ITypeConverter<Speed> {
    @Override
    public Speed convert(String text) {
      try {
        return Speed.valueOf(text.toUpperCase(Locale.ROOT));
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException("'" + text + "' is not off, fast, normal or slow");
      }
    }
  }

  static final class GameOf implements ITypeConverter<Game> {
    @Override
    public Game convert(String text) {
      return named(Game.values(), text, "is neither oklahoma nor gin");
    }
  }

  static final class SheetOf implements ITypeConverter<GinPreset> {
    @Override
    public GinPreset convert(String text) {
      return named(
          GinPreset.values(), text, "is not classic, sheet-bg, sheet-101, awards or royal");
    }
  }

  /** The constant with this name on the command line: in lower case, with hyphens. */
  private static <T extends Enum<T>> T named(T[] all, String text, String fault) {
    return Arrays.stream(all)
        .filter(each -> each.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(text))
        .findFirst()
        .orElseThrow(() -> new TypeConversionException("'" + text + "' " + fault));
  }

  static final class LanguageOf implements ITypeConverter<Language> {
    @Override
    public Language convert(String text) {
      return Language.all().stream()
          .filter(language -> language.tag().equals(text))
          .findFirst()
          .orElseThrow(() ->
              new TypeConversionException("'" + text + "' is not a language of this program"));
    }
  }

  static final class SizeOf implements ITypeConverter<Size> {
    @Override
    public Size convert(String text) {
      if (!text.matches("\\d{1,5}x\\d{1,5}")) {
        throw new TypeConversionException("'" + text + "' is not a size such as 1280x800");
      }
      int x = text.indexOf('x');
      Size size =
          new Size(Integer.parseInt(text.substring(0, x)), Integer.parseInt(text.substring(x + 1)));
      if (size.width() < 1024 || size.height() < 640) {
        throw new TypeConversionException("the window is at least 1024x640");
      }
      return size;
    }
  }
}
