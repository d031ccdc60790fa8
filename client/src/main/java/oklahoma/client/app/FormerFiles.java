package oklahoma.client.app;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import oklahoma.client.lesson.Lesson;
import oklahoma.client.lesson.Progress;
import oklahoma.client.net.trust.KnownHosts;
import oklahoma.client.net.trust.OwnMark;
import oklahoma.client.session.kept.KeptHand;
import oklahoma.client.session.kept.KeptSeat;
import oklahoma.client.settings.Settings;
import oklahoma.client.setup.OwnRules;
import oklahoma.client.setup.PlannedTable;
import oklahoma.client.setup.Preset;
import oklahoma.client.setup.Venue;
import oklahoma.client.storage.KeptFile;
import oklahoma.client.storage.Rows;
import oklahoma.client.storage.Subject;
import oklahoma.client.text.Language;
import oklahoma.protocol.identity.Octets;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The files in which earlier versions kept what they were given. Each is taken over once, and stays
 * where it is. What the database knows already counts for more; a file that cannot be read now is
 * tried again at the next start.
 */
final class FormerFiles {
  private static final Logger LOG = LoggerFactory.getLogger(FormerFiles.class);
  private static final String PROPERTIES = ".properties";
  private static final String SEAT = ".seat";
  private static final String RECENT = "recent-hosts";

  private final Path folder;

  /** What a file is about. */
  enum About {
    SETTINGS,
    PLAN,
    RULES,
    KNOWN,
    LESSONS,
    MARK,
    SEAT,
    TABLE
  }

  /** What a file says, as rows. */
  private interface Contents {
    /**
     * Checks everything, then writes it.
     *
     * @throws IllegalArgumentException if it cannot be used; nothing has been written then
     */
    void into(Rows rows, Map<String, String> values);
  }

  /**
   * A file that was not taken over.
   *
   * @param reading {@link KeptFile.Reading.Damaged} or {@link KeptFile.Reading.Unreadable}
   */
  record Trouble(About about, KeptFile.Reading reading) {}

  /** The files in the program's folder. */
  FormerFiles(Path folder) {
    this.folder = folder;
  }

  /** Takes over what has not been taken over yet; what cannot be comes back. */
  List<Trouble> takeOver(Rows rows) {
    List<Trouble> troubles = new ArrayList<>();
    take(rows, "settings.properties", About.SETTINGS, FormerFiles::settings, troubles);
    take(rows, "table.properties", About.PLAN, plan(ProgramFiles.SOLO, Venue.SOLO), troubles);
    take(rows, "hosted.properties", About.PLAN, plan(ProgramFiles.HOSTED, Venue.NETWORK), troubles);
    take(rows, "rules.properties", About.RULES, FormerFiles::rules, troubles);
    take(rows, "known-hosts.properties", About.KNOWN, KnownHosts::takeOver, troubles);
    take(rows, "practice.properties", About.LESSONS, FormerFiles::lessons, troubles);
    take(rows, "mark.properties", About.MARK, FormerFiles::mark, troubles);
    for (Path seat : in(folder.resolve("seats"), "*" + SEAT)) {
      take(rows, "seats/" + seat.getFileName(), About.SEAT, seat(bare(seat, SEAT)), troubles);
    }
    for (Path shelf : in(folder.resolve("tables"), "*")) {
      String number = shelf.getFileName().toString();
      for (Path file : in(shelf, "{table,hand}-*" + PROPERTIES)) {
        take(
            rows,
            "tables/" + number + "/" + file.getFileName(),
            About.TABLE,
            besideTable(number, bare(file, PROPERTIES)),
            troubles);
      }
    }
    return troubles;
  }

  private void take(
      Rows rows, String path, About about, Contents contents, List<Trouble> troubles) {
    if (!rows.row(Subject.TAKEN_OVER, path).isEmpty()) {
      return;
    }
    KeptFile file = new KeptFile(folder.resolve(path));
    KeptFile.Reading reading = file.load(values -> contents.into(rows, values));
    switch (reading) {
      case KeptFile.Reading.Absent absent -> {}
      case KeptFile.Reading.Taken taken -> {
        LOG.info("{} has been taken over", path);
        rows.put(Subject.TAKEN_OVER, path, Map.of("taken", "yes"));
      }
      case KeptFile.Reading.Damaged damaged -> troubles.add(new Trouble(about, damaged));
      case KeptFile.Reading.Unreadable unreadable -> troubles.add(new Trouble(about, unreadable));
    }
  }

  private static void settings(Rows rows, Map<String, String> values) {
    new Settings(Language.ENGLISH).take(values);
    Map<String, String> there = rows.row(Subject.SETTINGS, ProgramFiles.ALL);
    values.forEach((setting, value) -> {
      if (!there.containsKey(setting) && !setting.equals(RECENT)) {
        rows.set(Subject.SETTINGS, ProgramFiles.ALL, setting, value);
      }
    });
    List<String> recent = new ArrayList<>(List.of(values.getOrDefault(RECENT, "").split(" ")));
    recent.removeIf(String::isEmpty);
    Collections.reverse(recent);
    for (String address : recent) {
      add(rows, Subject.RECENT, address, KeptRows.place(recent.indexOf(address) + 1));
    }
  }

  private static Contents plan(String name, Venue venue) {
    return (rows, values) -> {
      new PlannedTable(venue).take(values);
      add(rows, Subject.PLANS, name, values);
    };
  }

  private static void rules(Rows rows, Map<String, String> values) {
    OwnRules read = new OwnRules();
    for (int n = 1; values.containsKey("name-" + n); n++) {
      read.takeIn(values.getOrDefault("name-" + n, ""), values.getOrDefault("rules-" + n, ""));
    }
    if (2 * read.all().size() != values.size()) {
      throw new IllegalArgumentException("names and rules do not go together");
    }
    List<Preset.Own> all = read.all();
    for (Preset.Own own : all) {
      add(rows, Subject.RULES, own.name(), KeptRows.rules(own, all.indexOf(own) + 1));
    }
  }

  private static void lessons(Rows rows, Map<String, String> values) {
    List<Lesson> lessons = new ArrayList<>();
    for (String name : values.getOrDefault("lessons", "").split(" ", -1)) {
      if (!name.isEmpty()) {
        lessons.add(Lesson.valueOf(name));
      }
    }
    lessons.forEach(lesson -> ProgramFiles.keep(rows, lesson, new Progress(0, true, false)));
  }

  private static void mark(Rows rows, Map<String, String> values) {
    OwnMark mark = new OwnMark(Octets.ofHex(values.getOrDefault(ProgramFiles.SECRET, "")));
    add(rows, Subject.MARK, ProgramFiles.ALL, Map.of(ProgramFiles.SECRET, mark.secret().hex()));
  }

  private static Contents seat(String id) {
    return (rows, values) -> add(rows, Subject.SEATS, id, KeptSeat.of(id, values).values());
  }

  /** The names of such files are {@code table-N} and {@code hand-N}. */
  private static Contents besideTable(String shelf, String file) {
    int dash = file.indexOf('-');
    Subject subject = file.startsWith("table") ? Subject.TABLES : Subject.HANDS;
    String name = shelf + "/" + file.substring(dash + 1);
    return (rows, values) -> {
      if (subject == Subject.HANDS) {
        KeptHand.Order.of(values);
      }
      add(rows, subject, name, values);
    };
  }

  private static void add(Rows rows, Subject subject, String name, Map<String, String> fields) {
    if (!fields.isEmpty() && rows.row(subject, name).isEmpty()) {
      rows.put(subject, name, fields);
    }
  }

  private static String bare(Path file, String ending) {
    String name = file.getFileName().toString();
    return name.substring(0, name.length() - ending.length());
  }

  private static List<Path> in(Path folder, String pattern) {
    List<Path> found = new ArrayList<>();
    if (Files.isDirectory(folder)) {
      try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, pattern)) {
        files.forEach(found::add);
      } catch (IOException failure) {
        LOG.warn("cannot look into {}", folder, failure);
      }
    }
    return found;
  }
}
