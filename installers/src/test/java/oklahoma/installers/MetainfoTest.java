package oklahoma.installers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What software centres read about the program in the Linux packages. */
@DisabledOnOs(OS.WINDOWS) // the tree has links, which need rights there
class MetainfoTest {
  private static final Path ROOT = Path.of("..");
  private static final Pattern VERSION =
      Pattern.compile("<artifactId>oklahoma</artifactId>\\s*<version>([^<]+)</version>");

  @TempDir private Path scratch;
  private Path root;
  private Document metainfo;

  @BeforeEach
  void laidOut() throws Exception {
    Path image = scratch.resolve("image");
    Path commands = Files.createDirectories(image.resolve("bin"));
    Files.writeString(commands.resolve(Product.ID), "");
    Files.writeString(commands.resolve(Product.HOST), "");
    root = scratch.resolve("root");
    Release release = new Release(version(), LocalDate.of(2026, 11, 20));
    LinuxFiles.layOut(image, List.of(ROOT.resolve("CHANGELOG.md")), release, root);
    DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
    factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
    Path file = root.resolve("usr/share/metainfo/oklahoma.table.oklahoma.metainfo.xml");
    metainfo = factory.newDocumentBuilder().parse(file.toFile());
  }

  private static String version() throws IOException {
    Matcher pom = VERSION.matcher(Files.readString(ROOT.resolve("pom.xml")));
    assertThat(pom.find()).isTrue();
    return pom.group(1);
  }

  @Test
  void itNamesTheProgramAndItsVersion() throws IOException {
    assertThat(texts("id")).containsExactly("oklahoma.table.oklahoma");
    assertThat(elements("release"))
        .extracting(release -> release.getAttribute("version"))
        .containsExactly(version());
    assertThat(elements("release"))
        .extracting(release -> release.getAttribute("date"))
        .containsExactly("2026-11-20");
    assertThat(Files.readString(ROOT.resolve("CHANGELOG.md"))).contains("## " + version());
  }

  @Test
  void whatItSpeaksOfIsInThePackage() throws IOException {
    assertThat(texts("launchable"))
        .isNotEmpty()
        .allSatisfy(entry -> assertThat(root.resolve("usr/share/applications/" + entry)).exists());
    assertThat(texts("binary"))
        .hasSize(2)
        .allSatisfy(command -> assertThat(root.resolve("usr/bin/" + command)).exists());
    assertThat(texts("icon"))
        .isNotEmpty()
        .allSatisfy(icon ->
            assertThat(root.resolve("usr/share/icons/hicolor/scalable/apps/" + icon + ".svg"))
                .exists());
    String entries =
        Files.readString(root.resolve("usr/share/applications/oklahoma.desktop"))
            + Files.readString(root.resolve("usr/share/applications/oklahoma-link.desktop"));
    assertThat(texts("mediatype"))
        .hasSize(2)
        .allSatisfy(kind -> assertThat(entries).contains("MimeType=" + kind + ";"));
    assertThat(texts("category"))
        .isNotEmpty()
        .allSatisfy(category -> assertThat(entries).containsPattern("Categories=.*" + category));
  }

  @Test
  void everythingHasBothLanguages() {
    for (String tag : List.of("name", "summary", "p", "li")) {
      List<String> languages =
          elements(tag).stream().map(element -> element.getAttribute("xml:lang")).toList();
      assertThat(languages).as(tag).isNotEmpty().hasSizeGreaterThan(1);
      for (int i = 0; i < languages.size(); i++) {
        assertThat(languages.get(i)).as("%s %d", tag, i).isEqualTo(i % 2 == 0 ? "" : "bg");
      }
    }
  }

  /** The .deb takes every file of the tree; the .rpm those that its description names. */
  @Test
  void theRpmNamesEveryFile() throws IOException {
    List<String> named =
        Template.read("linux/oklahoma.spec")
            .lines()
            .dropWhile(line -> !line.equals("%files"))
            .filter(line -> line.startsWith("/"))
            .toList();
    List<Path> files = files();
    assertThat(files).hasSizeGreaterThan(20);
    assertThat(files).allMatch(file -> named.stream().anyMatch(name -> holds(name, file)));
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(root)) {
      return all.filter(path -> !Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS))
          .map(path -> Path.of("/").resolve(root.relativize(path)))
          .toList();
    }
  }

  private static boolean holds(String name, Path file) {
    return file.startsWith(name)
        || FileSystems.getDefault().getPathMatcher("glob:" + name).matches(file);
  }

  private List<String> texts(String tag) {
    return elements(tag).stream().map(Element::getTextContent).toList();
  }

  private List<Element> elements(String tag) {
    NodeList found = metainfo.getElementsByTagName(tag);
    List<Element> elements = new ArrayList<>();
    for (int i = 0; i < found.getLength(); i++) {
      elements.add((Element) found.item(i));
    }
    return elements;
  }
}
