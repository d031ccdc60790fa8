package oklahoma.host.table.snapshot;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.host.lobby.Admission;
import oklahoma.host.lobby.Blocked;
import oklahoma.host.table.people.Leavers;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.people.Seats;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.FirstLobby;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.setup.WaitingTimes;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.Series;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.notation.Notation;

/**
 * Writes and reads a {@link TableSnapshot} as lines. Each line begins with a keyword and ends with
 * the name or the rules, if it has one.
 */
final class SnapshotText {
  private static final String NONE = "none";
  private static final String NO_KEYS = "-";
  private static final String WITHOUT = "without";
  private static final String PLACES = "places";
  private static final String SUGGESTIONS = "suggestions";

  private SnapshotText() {}

  static String print(TableSnapshot kept) {
    TableSetup setup = kept.setup();
    FirstLobby first = setup.lobby();
    WaitingTimes waits = setup.waits();
    List<String> lines = new ArrayList<>();
    lines.add("table " + first.name().text());
    lines.add("opening " + setup.opening());
    lines.add("pace " + print(waits.pace().turn()) + " " + print(waits.pace().answer()));
    lines.add("grace " + print(waits.grace()));
    lines.add("pause " + print(waits.nextDealAfter()));
    lines.add("seed " + (setup.seed().isPresent() ? "" + setup.seed().getAsLong() : NONE));
    lines.addAll(print(setup.help()));
    lines.addAll(print("opened ", first.admission()));
    lines.add("opened " + Notation.print(first.rules()));
    first.chairs().forEach(chair -> lines.add("opened chair " + print(chair)));
    lines.addAll(print("lobby ", kept.admission()));
    lines.add("lobby " + Notation.print(kept.rules()));
    kept.chairs().forEach(chair -> lines.add("lobby chair " + print(chair)));
    kept.people().forEach(human -> lines.add("came " + print(human)));
    kept.people()
        .forEach(human ->
            human
                .mark()
                .ifPresent(mark -> lines.add("marked " + human.number() + " " + print(mark))));
    kept.people()
        .forEach(human ->
            human
                .avatar()
                .ifPresent(avatar -> lines.add("pictured " + human.number() + " " + avatar)));
    kept.seats().forEach(sitter -> lines.add("seat " + print(sitter)));
    lines.addAll(print(kept.leavers()));
    kept.regulars().chairs().forEach(chair -> lines.add("last chair " + print(chair)));
    kept.regulars().password().ifPresent(verifier -> lines.add("last password " + verifier.text()));
    kept.regulars().people().forEach(person -> lines.add("regular " + print(person)));
    kept.regulars().series().matches().forEach(match -> lines.addAll(print(match)));
    return String.join("\n", lines) + "\n";
  }

  /** The line of the admission. Without a password and blocked guests it has the older form. */
  private static List<String> print(String of, Admission admission) {
    List<String> lines = new ArrayList<>();
    lines.add(of + "watchable " + admission.watchable());
    admission.password().ifPresent(verifier -> lines.add(of + "password " + verifier.text()));
    admission
        .blocked()
        .forEach(
            each -> lines.add(of + "kept-out " + print(each.mark()) + " " + each.name().text()));
    if (admission.latecomers()) {
      lines.add(of + "latecomers true");
    }
    return lines;
  }

  /** The line of the help; none if all help is allowed, as in older versions. */
  private static List<String> print(TableHelp help) {
    List<String> lines = new ArrayList<>();
    if (!help.places()) {
      lines.add(WITHOUT + " " + PLACES);
    }
    if (!help.suggestions()) {
      lines.add(WITHOUT + " " + SUGGESTIONS);
    }
    return lines;
  }

  private static List<String> print(Leavers leavers) {
    return Stream.concat(
            leavers.removed().stream().map(mark -> "removed " + print(mark)),
            leavers.inDeal().stream()
                .map(leaver -> "saw " + leaver.seat() + " " + markOrNone(leaver.mark())))
        .sorted()
        .toList();
  }

  private static String markOrNone(Optional<GuestMark> mark) {
    return mark.map(SnapshotText::print).orElse(NONE);
  }

  private static String print(GuestMark mark) {
    return mark.value().hex();
  }

  private static String print(BotPace.Span span) {
    return span.least().toMillis() + " " + span.most().toMillis();
  }

  private static String print(Optional<Duration> span) {
    return span.map(time -> "" + time.toMillis()).orElse(NONE);
  }

  private static String print(Chair chair) {
    return switch (chair) {
      case Chair.Open(var expected) ->
          expected.map(name -> "expects " + name.text()).orElse("open");
      case Chair.Locked locked -> "locked";
      case Chair.OfBot(Name name, BotLevel level) -> "bot " + level + " " + name.text();
      case Chair.OfHuman human -> "human " + human.name().text();
    };
  }

  private static String print(Regulars.Regular person) {
    return person.inside() + " " + markOrNone(person.mark()) + " " + person.name().text();
  }

  private static List<String> print(Series.Played match) {
    List<String> lines = new ArrayList<>(List.of("match " + match.game()));
    match.results().forEach(result -> lines.add("result " + print(result)));
    return lines;
  }

  private static String print(Series.Result result) {
    return result.bot() + " " + result.points() + " " + result.won() + " " + result.name().text();
  }

  private static String print(TableSnapshot.Human human) {
    String keyHashes = human.keyHashes().isEmpty() ? NO_KEYS : String.join(",", human.keyHashes());
    return human.number() + " " + human.inside() + " " + keyHashes + " " + human.name().text();
  }

  private static String print(Seats.Sitter sitter) {
    return switch (sitter) {
      case Seats.Sitter.Bot(Name name, BotLevel level) -> "bot " + level + " " + name.text();
      case Seats.Sitter.Human(int person, Optional<BotLevel> standIn) ->
          "human " + person + " " + standIn.map(BotLevel::toString).orElse(NONE);
    };
  }

  static TableSnapshot parse(String text) {
    Lines lines = new Lines(text);
    TableName name = new TableName(lines.rest("table"));
    TableSetup.Opening opening = TableSetup.Opening.valueOf(lines.rest("opening"));
    BotPace pace = pace(lines.words("pace"));
    Optional<Duration> grace = span(lines.rest("grace"));
    Optional<Duration> pause = span(lines.rest("pause"));
    String seed = lines.rest("seed");
    TableHelp help = help(lines.all(WITHOUT));
    Admission opened = admission(lines, "opened ");
    Rules agreed = rules(lines.rest("opened"));
    TableSetup setup =
        new TableSetup(
            new FirstLobby(
                name,
                agreed,
                lines.all("opened chair").stream().map(SnapshotText::chair).toList(),
                opened),
            opening,
            new WaitingTimes(pace, grace, pause),
            help,
            seed.equals(NONE) ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(seed)));
    Admission admission = admission(lines, "lobby ");
    Rules rules = rules(lines.rest("lobby"));
    List<Chair> chairs = lines.all("lobby chair").stream().map(SnapshotText::chair).toList();
    List<TableSnapshot.Human> came = lines.all("came").stream().map(SnapshotText::human).toList();
    List<TableSnapshot.Human> marked =
        each(came, lines.all("marked"), SnapshotText::mark, TableSnapshot.Human::marked);
    List<TableSnapshot.Human> people =
        each(marked, lines.all("pictured"), Avatar::valueOf, TableSnapshot.Human::pictured);
    List<Seats.Sitter> seats = lines.all("seat").stream().map(SnapshotText::sitter).toList();
    Set<GuestMark> removed =
        lines.all("removed").stream().map(SnapshotText::mark).collect(Collectors.toSet());
    Set<Leavers.Leaver> inDeal =
        lines.all("saw").stream().map(SnapshotText::leaver).collect(Collectors.toSet());
    List<Chair> last = lines.all("last chair").stream().map(SnapshotText::chair).toList();
    Optional<PasswordVerifier> played = password(lines, "last ");
    Regulars regulars =
        new Regulars(
            last,
            lines.all("regular").stream().map(SnapshotText::regular).toList(),
            played,
            series(lines));
    lines.end();
    return new TableSnapshot(
        setup, rules, admission, chairs, people, seats, new Leavers(inDeal, removed), regulars);
  }

  private static TableHelp help(List<String> without) {
    for (String each : without) {
      if (!each.equals(PLACES) && !each.equals(SUGGESTIONS)) {
        throw new IllegalArgumentException("no help: " + each);
      }
    }
    return new TableHelp(!without.contains(PLACES), !without.contains(SUGGESTIONS));
  }

  private static Admission admission(Lines lines, String of) {
    boolean watchable = Boolean.parseBoolean(lines.rest(of + "watchable"));
    return new Admission(
        watchable,
        password(lines, of),
        lines.all(of + "kept-out").stream().map(SnapshotText::blocked).toList(),
        lines.all(of + "latecomers").contains("true"));
  }

  private static Optional<PasswordVerifier> password(Lines lines, String of) {
    return lines.all(of + "password").stream().map(PasswordVerifier::ofText).findFirst();
  }

  private static Blocked blocked(String text) {
    String[] words = text.split(" ", 2);
    return new Blocked(new Name(words[1]), mark(words[0]));
  }

  private static Leavers.Leaver leaver(String text) {
    String[] words = text.split(" ", 2);
    return new Leavers.Leaver(Seat.valueOf(words[0]), shown(words[1]));
  }

  private static Optional<GuestMark> shown(String mark) {
    return mark.equals(NONE) ? Optional.empty() : Optional.of(mark(mark));
  }

  private static GuestMark mark(String hex) {
    return new GuestMark(Octets.ofHex(hex));
  }

  /**
   * Reads lines that give something for some of the people: each has a person's number and the
   * value.
   */
  private static <T> List<TableSnapshot.Human> each(
      List<TableSnapshot.Human> people,
      List<String> lines,
      Function<String, T> read,
      BiFunction<TableSnapshot.Human, T, TableSnapshot.Human> having) {
    Map<Integer, T> of =
        lines.stream()
            .map(line -> line.split(" ", 2))
            .collect(
                Collectors.toMap(
                    words -> Integer.parseInt(words[0]), words -> read.apply(words[1])));
    return people.stream()
        .map(human ->
            Optional.ofNullable(of.get(human.number()))
                .map(what -> having.apply(human, what))
                .orElse(human))
        .toList();
  }

  private static BotPace pace(String[] millis) {
    return new BotPace(
        BotPace.Span.millis(Long.parseLong(millis[0]), Long.parseLong(millis[1])),
        BotPace.Span.millis(Long.parseLong(millis[2]), Long.parseLong(millis[3])));
  }

  private static Optional<Duration> span(String millis) {
    return millis.equals(NONE)
        ? Optional.empty()
        : Optional.of(Duration.ofMillis(Long.parseLong(millis)));
  }

  private static Rules rules(String text) {
    return Notation.anyRules(text).orElseThrow();
  }

  private static Chair chair(String text) {
    String[] words = text.split(" ", 2);
    return switch (words[0]) {
      case "open" -> new Chair.Open();
      case "expects" -> new Chair.Open(Optional.of(new Name(words[1])));
      case "locked" -> new Chair.Locked();
      case "bot" -> {
        String[] bot = words[1].split(" ", 2);
        yield new Chair.OfBot(new Name(bot[1]), BotLevel.valueOf(bot[0]));
      }
      case "human" -> new Chair.OfHuman(new Name(words[1]), false, Presence.AWAY);
      default -> throw new IllegalArgumentException("no chair: " + text);
    };
  }

  private static Regulars.Regular regular(String text) {
    String[] words = text.split(" ", 3);
    return new Regulars.Regular(
        new Name(words[2]), Boolean.parseBoolean(words[0]), shown(words[1]));
  }

  private static Series series(Lines lines) {
    Series series = Series.EMPTY;
    while (lines.begins("match")) {
      Game game = Game.valueOf(lines.rest("match"));
      series =
          series.with(
              new Series.Played(
                  game, lines.all("result").stream().map(SnapshotText::result).toList()));
    }
    return series;
  }

  private static Series.Result result(String text) {
    String[] words = text.split(" ", 4);
    return new Series.Result(
        new Name(words[3]),
        Boolean.parseBoolean(words[0]),
        Integer.parseInt(words[1]),
        Boolean.parseBoolean(words[2]));
  }

  private static TableSnapshot.Human human(String text) {
    String[] words = text.split(" ", 4);
    List<String> keyHashes =
        words[2].equals(NO_KEYS) ? List.of() : List.of(words[2].split(",", -1));
    return new TableSnapshot.Human(
        Integer.parseInt(words[0]),
        new Name(words[3]),
        Boolean.parseBoolean(words[1]),
        keyHashes,
        Optional.empty(),
        Optional.empty());
  }

  private static Seats.Sitter sitter(String text) {
    String[] words = text.split(" ", 3);
    return switch (words[0]) {
      case "bot" -> new Seats.Sitter.Bot(new Name(words[2]), BotLevel.valueOf(words[1]));
      case "human" ->
          new Seats.Sitter.Human(
              Integer.parseInt(words[1]),
              words[2].equals(NONE) ? Optional.empty() : Optional.of(BotLevel.valueOf(words[2])));
      default -> throw new IllegalArgumentException("nobody: " + text);
    };
  }

  /** Reads lines one after another. */
  private static final class Lines {
    private final Deque<String> left;

    Lines(String text) {
      left = new ArrayDeque<>(text.lines().toList());
    }

    /** Reads the next line, which must begin with this word, and returns the rest of it. */
    String rest(String word) {
      String line = left.isEmpty() ? "" : left.removeFirst();
      if (!line.startsWith(word + " ")) {
        throw new IllegalArgumentException("'" + word + "' expected: " + line);
      }
      return line.substring(word.length() + 1);
    }

    String[] words(String word) {
      return rest(word).split(" ", -1);
    }

    /** Reads all following lines that begin with this word and returns the rest of each. */
    List<String> all(String word) {
      List<String> all = new ArrayList<>();
      while (begins(word)) {
        all.add(rest(word));
      }
      return all;
    }

    /** Whether the next line begins with this word. */
    boolean begins(String word) {
      return !left.isEmpty() && left.getFirst().startsWith(word + " ");
    }

    void end() {
      if (!left.isEmpty()) {
        throw new IllegalArgumentException("left over: " + left.getFirst());
      }
    }
  }
}
