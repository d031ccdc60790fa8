package oklahoma.client.deck;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import oklahoma.client.deck.face.Drawing;
import oklahoma.client.deck.style.Deck;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The decks of GNOME's and KDE's card games on this computer. A deck that cannot be read is logged
 * and omitted. Methods may block; call them on any thread except the FX thread.
 */
public final class InstalledDecks {
  private static final Logger LOG = LoggerFactory.getLogger(InstalledDecks.class);
  private static final String ZIPPED = ".svgz";

  /**
   * A deck that the player can choose.
   *
   * @param name the deck's own title
   */
  public record Installed(Deck deck, String name) {}

  private record Found(Deck deck, String name, Path file) {}

  private final List<Path> roots;
  private final Map<Deck, Optional<ForeignFaces>> read = new ConcurrentHashMap<>();

  /**
   * Looks for decks under these folders.
   *
   * @param roots each may contain {@code aisleriot/cards} and {@code carddecks}
   */
  public InstalledDecks(List<Path> roots) {
    this.roots = List.copyOf(roots);
  }

  /** The decks installed for this user and for all users of this computer. */
  public static InstalledDecks ofThisComputer() {
    return new InstalledDecks(
        List.of(
            Path.of(System.getProperty("user.home"), ".local", "share"),
            Path.of("/usr/local/share"),
            Path.of("/usr/share")));
  }

  /**
   * The decks whose drawings name all fifty-two cards, sorted by name. Takes up to some seconds.
   */
  public List<Installed> list() {
    return found()
        .filter(InstalledDecks::whole)
        .map(found -> new Installed(found.deck(), found.name()))
        .distinct()
        .sorted(Comparator.comparing(Installed::name))
        .toList();
  }

  /** True if {@link #faces} would not have to read a file for this deck. */
  boolean read(Deck deck) {
    return deck.own() || read.containsKey(deck);
  }

  /** The faces of a deck; empty if it is not installed or cannot be read. */
  Optional<ForeignFaces> faces(Deck deck) {
    return read.computeIfAbsent(deck, this::load);
  }

  private Optional<ForeignFaces> load(Deck deck) {
    Optional<Found> found = found().filter(each -> each.deck().equals(deck)).findFirst();
    if (found.isEmpty()) {
      LOG.warn("there is no deck {} on this computer", deck.id());
      return Optional.empty();
    }
    try {
      return Optional.of(ForeignFaces.of(Drawing.of(Drawing.text(found.get().file()))));
    } catch (IOException | RuntimeException fault) {
      // Whatever is wrong with a foreign deck, the table can show the program's own.
      LOG.warn("the deck {} is left out", found.get().file(), fault);
      return Optional.empty();
    }
  }

  private static boolean whole(Found found) {
    try {
      String text = new String(Drawing.text(found.file()), StandardCharsets.UTF_8);
      boolean all = ForeignFaces.named(text);
      if (!all) {
        LOG.info("the deck {} is left out: cards are missing", found.file());
      }
      return all;
    } catch (IOException fault) {
      LOG.info("the deck {} is left out: {}", found.file(), fault.toString());
      return false;
    }
  }

  private Stream<Found> found() {
    return roots.stream()
        .flatMap(root ->
            Stream.concat(
                inside(root.resolve("aisleriot/cards")).flatMap(file -> gnome(file).stream()),
                inside(root.resolve("carddecks")).flatMap(folder -> kde(folder).stream())));
  }

  private static Stream<Path> inside(Path folder) {
    if (!Files.isDirectory(folder)) {
      return Stream.empty();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList().stream();
    } catch (IOException fault) {
      LOG.info("the folder {} cannot be read: {}", folder, fault.toString());
      return Stream.empty();
    }
  }

  private static Optional<Found> gnome(Path file) {
    String name = file.getFileName().toString();
    if (!name.endsWith(ZIPPED)) {
      return Optional.empty();
    }
    String plain = name.substring(0, name.length() - ZIPPED.length());
    return deck("aisleriot/" + plain)
        .map(deck -> new Found(deck, capital(plain.replaceAll("[-_]", " ")), file));
  }

  /** A folder with the file {@code index.desktop}, which names the deck and its drawing. */
  private static Optional<Found> kde(Path folder) {
    Path index = folder.resolve("index.desktop");
    if (!Files.isReadable(index)) {
      return Optional.empty();
    }
    try {
      List<String> lines = Files.readAllLines(index);
      Optional<Path> drawing = value(lines, "SVG=").map(folder::resolve).filter(Files::isReadable);
      String name = value(lines, "Name=").orElse(folder.getFileName().toString());
      return deck("carddecks/" + folder.getFileName())
          .flatMap(deck -> drawing.map(file -> new Found(deck, name, file)));
    } catch (IOException | RuntimeException fault) {
      LOG.info("the deck {} is left out: {}", index, fault.toString());
      return Optional.empty();
    }
  }

  private static Optional<String> value(List<String> lines, String key) {
    return lines.stream()
        .filter(line -> line.startsWith(key))
        .map(line -> line.substring(key.length()).strip())
        .filter(value -> !value.isEmpty())
        .findFirst();
  }

  private static Optional<Deck> deck(String id) {
    try {
      return Optional.of(new Deck(id));
    } catch (IllegalArgumentException odd) {
      LOG.info("a deck is left out: {}", odd.getMessage());
      return Optional.empty();
    }
  }

  private static String capital(String name) {
    return name.isEmpty() ? name : Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
