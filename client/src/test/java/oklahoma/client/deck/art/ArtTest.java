package oklahoma.client.deck.art;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.client.deck.Rasters;
import oklahoma.client.deck.face.DeckArt;
import oklahoma.client.deck.style.BackColour;
import oklahoma.client.deck.style.Palette;
import oklahoma.rules.card.Suit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ArtTest {
  private static final Pattern RULE = Pattern.compile("\\.([\\w-]+)\\s*\\{[^}]*}");

  static Stream<Path> drawings() throws IOException, URISyntaxException {
    Path folder =
        Path.of(Objects.requireNonNull(Art.class.getResource("deck.css")).toURI()).getParent();
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(".svg")).toList().stream();
    }
  }

  @ParameterizedTest
  @MethodSource("drawings")
  void everyShapeHasItsColourFromAStyleSheet(Path file) throws IOException {
    String text = Files.readString(file);
    String shapes = text.replaceAll("(?s)<style>.*</style>", "");
    assertThat(shapes).doesNotContain("fill=", "stroke=", "style=");
    assertThat(classes(shapes)).isSubsetOf(known(text));
  }

  @ParameterizedTest
  @MethodSource("drawings")
  void whatADrawingRefersToIsInIt(Path file) throws IOException {
    String text = Files.readString(file);
    Set<String> ids = found("\\bid=\"([^\"]+)\"", text);
    assertThat(found("href=\"#([^\"]+)\"", text)).isSubsetOf(ids);
    assertThat(found("url\\(#([^)]+)\\)", text)).isSubsetOf(ids);
    assertThat(text.split("\\bid=\"", -1)).as("no id is there twice").hasSize(ids.size() + 1);
  }

  @Test
  void everyPaletteAndEveryBackNamesAllItsColours() {
    for (Palette palette : Palette.values()) {
      for (Suit suit : Suit.values()) {
        assertThat(palette.ink(suit)).matches("#[0-9a-f]{6}");
      }
    }
    for (BackColour back : BackColour.values()) {
      for (String part : List.of("field", "shade", "ornament")) {
        assertThat(Art.colour(back.sheet(), part)).matches("#[0-9a-f]{6}");
      }
    }
  }

  @Test
  void whatAnEditorAddsToADrawingChangesNothing() {
    String plain =
        """
        <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
            viewBox="0 0 250 350">
          <style>@import url("deck.css"); .robe { color: #123456; }</style>
          <path id="half" class="fill robe" d="M20,20 H230 V90 Z"/>
          <use xlink:href="#half" transform="rotate(180,125,175)"/>
        </svg>
        """;
    String saved =
        """
        <?xml version="1.0" encoding="UTF-8" standalone="no"?>
        <!-- Created by an editor -->
        <svg width="250" viewBox="0 0 250 350" version="1.1" id="svg1"
            xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
            xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd"
            xmlns:xlink="http://www.w3.org/1999/xlink"
            xmlns="http://www.w3.org/2000/svg">
          <sodipodi:namedview id="view1" inkscape:zoom="2"/>
          <style id="style1">@import url("deck.css"); .robe { color: #123456; }</style>
          <path id="half" inkscape:label="Half" class="fill robe" d="M20,20 H230 V90 Z"/>
          <use xlink:href="#half" transform="rotate(180,125,175)"/>
        </svg>
        """;
    int[] once = Rasters.pixels(raster(Art.read("plain", plain)));
    assertThat(Arrays.stream(once).anyMatch(pixel -> pixel == 0xFF123456)).isTrue();
    assertThat(Rasters.pixels(raster(Art.read("saved", saved)))).isEqualTo(once);
    assertThat(Art.read("saved", saved).width()).isEqualTo(250);
  }

  private static BufferedImage raster(Art art) {
    return Rasters.draw(DeckArt.alone(Art.styles("deck") + art.content()), 125, 175, 0);
  }

  /** The classes of the sheets, and those that a drawing has for itself. */
  private static Set<String> known(String text) {
    Set<String> known = new TreeSet<>();
    for (String sheets :
        List.of(
            Art.styles("deck"),
            Art.styles(Palette.FOUR_COLOURS.sheet()),
            Art.styles(BackColour.CRIMSON.sheet()),
            text)) {
      RULE.matcher(sheets).results().forEach(rule -> known.add(rule.group(1)));
    }
    return known;
  }

  private static Set<String> classes(String shapes) {
    return found("class=\"([^\"]+)\"", shapes).stream()
        .flatMap(names -> Stream.of(names.split(" ")))
        .collect(Collectors.toSet());
  }

  private static Set<String> found(String pattern, String text) {
    return Pattern.compile(pattern)
        .matcher(text)
        .results()
        .map(match -> match.group(1))
        .collect(Collectors.toSet());
  }
}
