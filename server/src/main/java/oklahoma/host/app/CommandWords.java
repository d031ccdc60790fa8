package oklahoma.host.app;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.bot.Entrant;
import oklahoma.bot.tournament.Contender;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Game;
import oklahoma.rules.notation.Fault;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses the arguments of the command line. */
final class CommandWords {
  /** The chairs of a lobby. */
  static final int MOST_SEATS = 8;

  private static final int MOST_FOUND = 40;

  private CommandWords() {}

  /** The text at the position of a fault, in quotes and without control characters. */
  static String found(Fault fault) {
    String plain = fault.found().replaceAll("[\\p{Cc}\\p{Cf}]", "?");
    if (plain.isEmpty()) {
      return "the end of the line";
    }
    return plain.length() > MOST_FOUND
        ? "'" + plain.substring(0, MOST_FOUND) + "…'"
        : "'" + plain + "'";
  }

  /** Reads a game: {@code oklahoma} or {@code gin}. */
  static final class Played implements ITypeConverter<Game> {
    @Override
    public Game convert(String text) {
      return Stream.of(Game.values())
          .filter(game -> RulesFile.word(game).equals(text))
          .findFirst()
          .orElseThrow(() ->
              new TypeConversionException("This host plays oklahoma or gin, not '" + text + "'"));
    }
  }

  /** A number of bots of one level. */
  record BotCount(int count, BotLevel level) {
    static final BotCount NONE = new BotCount(0, BotLevel.NORMAL);
  }

  /** Reads bots: {@code 2} or {@code 2:hard}. */
  static final class Bots implements ITypeConverter<BotCount> {
    private static final Pattern COUNT_AND_LEVEL = Pattern.compile("(\\d)(?::(\\w+))?");

    @Override
    public BotCount convert(String text) {
      Matcher matcher = COUNT_AND_LEVEL.matcher(text);
      if (!matcher.matches()) {
        throw new TypeConversionException("'" + text + "' is not a number such as 2, or 2:hard");
      }
      String level = matcher.group(2);
      return new BotCount(
          Integer.parseInt(matcher.group(1)), level == null ? BotLevel.NORMAL : level(level));
    }

    private static BotLevel level(String text) {
      return Stream.of(BotLevel.values())
          .filter(level -> level.name().equals(text.toUpperCase(Locale.ROOT)))
          .findFirst()
          .orElseThrow(() ->
              new TypeConversionException("'" + text + "' is not easy, normal, hard or expert"));
    }
  }

  /** Reads a contender: {@code hard}, or {@code 15xhard} with fifteen times the budget. */
  static final class Contends implements ITypeConverter<Contender> {
    private static final Pattern TIMES_AND_NAME = Pattern.compile("(?:(\\d{1,4})x)?([a-z]+)");

    @Override
    public Contender convert(String text) {
      Matcher matcher = TIMES_AND_NAME.matcher(text.toLowerCase(Locale.ROOT));
      if (!matcher.matches()) {
        throw new TypeConversionException("'" + text + "' is not a bot such as hard, or 15xhard");
      }
      int times = matcher.group(1) == null ? 1 : Integer.parseInt(matcher.group(1));
      if (times < 1 || times > Contender.MOST_TIMES) {
        throw new TypeConversionException(
            "'" + text + "' has not 1 to " + Contender.MOST_TIMES + " times the budget");
      }
      return new Contender(entrant(matcher.group(2)), times);
    }

    private static Entrant entrant(String text) {
      return Stream.of(Entrant.values())
          .filter(entrant -> RulesFile.word(entrant).equals(text))
          .findFirst()
          .orElseThrow(() -> new TypeConversionException("'" + text + "' is not " + names()));
    }

    private static String names() {
      return Stream.of(Entrant.values()).map(RulesFile::word).collect(Collectors.joining(", "));
    }

    /** The word that {@link #convert} reads as this contender. */
    static String word(Contender contender) {
      String name = RulesFile.word(contender.entrant());
      return contender.times() == 1 ? name : contender.times() + "x" + name;
    }
  }

  /** A time limit; none if empty. A record, since picocli treats an Optional in its own way. */
  record Patience(Optional<Duration> span) {
    static final Patience ENDLESS = new Patience(Optional.empty());
  }

  /** Reads a time limit: seconds, or {@code none}. */
  static final class Grace implements ITypeConverter<Patience> {
    private static final int LEAST = 15;
    private static final int MOST = 600;

    @Override
    public Patience convert(String text) {
      if (text.equals("none")) {
        return Patience.ENDLESS;
      }
      int seconds = text.matches("\\d{1,4}") ? Integer.parseInt(text) : -1;
      if (seconds != 0 && (seconds < LEAST || seconds > MOST)) {
        throw new TypeConversionException("'" + text + "' is not 0, 15 to 600 or none");
      }
      return new Patience(Optional.of(Duration.ofSeconds(seconds)));
    }
  }

  /** Reads an address of this machine. Java would take an empty text for the loopback address. */
  static final class Address implements ITypeConverter<InetAddress> {
    @Override
    public InetAddress convert(String text) {
      try {
        if (!text.isEmpty()) {
          return InetAddress.getByName(text);
        }
      } catch (UnknownHostException unknown) {
        // refused below, like an empty text
      }
      throw new TypeConversionException("'" + text + "' is not an address");
    }
  }

  /** Reads a folder. Java would take an empty text for the working directory. */
  static final class Folder implements ITypeConverter<Path> {
    @Override
    public Path convert(String text) {
      try {
        if (!text.isEmpty()) {
          return Path.of(text);
        }
      } catch (InvalidPathException invalid) {
        // refused below, like an empty text
      }
      throw new TypeConversionException("'" + text + "' is not a folder");
    }
  }

  /** Reads a table's name. */
  static final class Named implements ITypeConverter<TableName> {
    @Override
    public TableName convert(String text) {
      return TableName.of(text)
          .orElseThrow(() ->
              new TypeConversionException(
                  "a name has 1 to " + TableName.LONGEST + " visible characters"));
    }
  }
}
