package oklahoma.client.demo;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import oklahoma.client.text.Language;
import oklahoma.rules.gin.GinPreset;

/**
 * The look of the program during a demonstration, and the target of its pictures.
 *
 * @param language the language; if empty, it does not change
 * @param size the size of the scene, without the window's frame
 * @param scale pixels of a picture for each layout pixel, in each direction; 1 or 2
 * @param sheet the gin rules to play; if empty, Oklahoma
 * @param seats the number of seats
 * @param folder the folder for pictures; if empty, none are taken
 * @param contact the beginning of the names of the contact sheets; if empty, none are made
 */
public record DemoLook(
    Optional<Language> language,
    Options.Size size,
    int scale,
    Optional<GinPreset> sheet,
    int seats,
    Optional<Path> folder,
    Optional<Path> contact) {
  private static final Options.Size SMALL = new Options.Size(1024, 640);
  private static final Options.Size USUAL = new Options.Size(1280, 800);
  private static final int SEATS = 4;
  private static final int GIN_SEATS = 2;

  /**
   * Every language with both games: the smallest window, the usual one, and the usual one at double
   * scale.
   */
  static List<DemoLook> all(Path folder) {
    List<DemoLook> all = new ArrayList<>();
    for (Language language : Language.all()) {
      for (Optional<GinPreset> sheet :
          List.of(Optional.<GinPreset>empty(), Optional.of(GinPreset.CLASSIC))) {
        all.add(of(folder, language, SMALL, 1, sheet));
        all.add(of(folder, language, USUAL, 1, sheet));
        all.add(of(folder, language, USUAL, 2, sheet));
      }
    }
    return all;
  }

  private static DemoLook of(
      Path folder, Language language, Options.Size size, int scale, Optional<GinPreset> sheet) {
    String name =
        String.format(
            Locale.ROOT,
            "%s-%s-%dx%d%s",
            sheet.isPresent() ? "gin" : "oklahoma",
            language.tag(),
            size.width(),
            size.height(),
            scale == 1 ? "" : "-double");
    return new DemoLook(
        Optional.of(language),
        size,
        scale,
        sheet,
        sheet.isPresent() ? GIN_SEATS : SEATS,
        Optional.of(folder.resolve(name)),
        Optional.of(folder.resolve(name)));
  }
}
