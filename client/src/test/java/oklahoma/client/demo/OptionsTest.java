package oklahoma.client.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.text.Language;
import oklahoma.rules.gin.GinPreset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

class OptionsTest {

  @Test
  void everySwitchIsRead() {
    Options options =
        Options.of(
            "--demo",
            "--headless",
            "--shots",
            "pictures",
            "--film",
            "film",
            "--seats",
            "8",
            "--speed",
            "off",
            "--seed",
            "7",
            "--lang",
            "bg",
            "--size",
            "1024x640",
            "--deck-sheet",
            "deck.png",
            "--frame-rate",
            "oklahoma://192.168.1.20:6552/#K7F39QZM2AXT");
    assertThat(options.demo()).isTrue();
    assertThat(options.headless()).isTrue();
    assertThat(options.shots()).contains(Path.of("pictures"));
    assertThat(options.film()).contains(Path.of("film"));
    assertThat(options.seats()).isEqualTo(8);
    assertThat(options.speed()).isEqualTo(Speed.OFF);
    assertThat(options.seed()).isEqualTo(7);
    assertThat(options.language()).contains(Language.of("bg"));
    assertThat(options.frameRate()).isTrue();
    assertThat(options.deckSheet()).contains(Path.of("deck.png"));
    assertThat(options.invitation()).contains("oklahoma://192.168.1.20:6552/#K7F39QZM2AXT");
    assertThat(options.size()).isEqualTo(new Options.Size(1024, 640));
  }

  @Test
  void noSwitchesAreTheSameHoweverTheyAreRead() {
    Options read = new Options();
    assertThat(new CommandLine(read).execute()).isZero();
    assertThat(Options.of()).usingRecursiveComparison().ignoringFields("spec").isEqualTo(read);
  }

  @Test
  void aDemonstrationOfGinNamesItsSheetAndIsForTwoUnlessMoreAreNamed() {
    assertThat(Options.of("--demo").sheet()).isEmpty();
    assertThat(Options.of("--demo").seats()).isEqualTo(4);
    Options gin = Options.of("--demo", "--game", "gin");
    assertThat(gin.sheet()).contains(GinPreset.CLASSIC);
    assertThat(gin.seats()).isEqualTo(2);
    Options royal = Options.of("--demo", "--rules", "royal", "--seats", "4");
    assertThat(royal.sheet()).contains(GinPreset.ROYAL);
    assertThat(royal.seats()).isEqualTo(4);
    assertThat(royal.call()).isZero();
  }

  @Test
  void aDisplayMayBeLargerThanThePlatformWithoutOne() {
    assertThat(Options.of("--demo", "--size", "3840x2160").call()).isZero();
    assertThat(Options.of("--demo", "--headless", "--size", "2000x998").call()).isZero();
  }

  @Test
  void contactSheetsShowEveryLanguageSizeAndGame() {
    Options options = Options.of("--contact-sheets", "sheets", "--headless", "--speed", "off");
    assertThat(options.call()).isZero();
    assertThat(options.demo()).isTrue();
    assertThat(options.dresses())
        .extracting(dress -> dress.contact().orElseThrow().getFileName().toString())
        .contains(
            "oklahoma-en-1024x640",
            "oklahoma-bg-1280x800-double",
            "gin-bg-1024x640",
            "gin-en-1280x800")
        .hasSize(6 * Language.all().size())
        .doesNotHaveDuplicates();
  }

  @Test
  void anUsualDemonstrationIsOneShow() {
    assertThat(Options.of("--demo", "--rules", "royal", "--seats", "3", "--lang", "bg").dresses())
        .singleElement()
        .satisfies(dress -> {
          assertThat(dress.sheet()).contains(GinPreset.ROYAL);
          assertThat(dress.seats()).isEqualTo(3);
          assertThat(dress.language()).contains(Language.of("bg"));
          assertThat(dress.contact()).isEmpty();
        });
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "--contact-sheets d --demo | --contact-sheets already shows every screen in every"
            + " language.",
        "--seats 9 --demo     | --seats needs a number from 2 to 8, not 9.",
        "--seats 5 --demo --rules royal | --seats needs a number from 2 to 4, not 5.",
        "--seats 3 --demo --game gin | These rules are for two, so --seats cannot be 3.",
        "--demo --rules plain | 'plain' is not classic, sheet-bg, sheet-101, awards or royal",
        "--demo --game bridge | 'bridge' is neither oklahoma nor gin",
        "--demo --game oklahoma --rules royal | --rules names rules of gin, but --game says",
        "--shots pictures     | --shots goes together with --demo.",
        "--film pictures      | --film goes together with --demo.",
        "--game gin           | --game goes together with --demo.",
        "--rules royal       | --rules goes together with --demo.",
        "--seats 3            | --seats goes together with --demo.",
        "--contact-sheets d --seats 3 | --seats goes together with --demo.",
        "--speed fast         | --speed goes together with --demo or --contact-sheets.",
        "--frame-rate --seed 2 | --seed goes together with --demo or --contact-sheets.",
        "--demo --shots pom.xml | --shots needs a folder, and pom.xml is not one.",
        "--demo --film pom.xml | --film needs a folder, and pom.xml is not one.",
        "--contact-sheets pom.xml | --contact-sheets needs a folder, and pom.xml is not one.",
        "--film f --demo --game gin | --film shows Oklahoma: gin has no contract.",
        "--headless           | --headless goes together with --demo, --contact-sheets or"
            + " --frame-rate",
        "--speed quick --demo | 'quick' is not off, fast, normal or slow",
        "--lang xx            | 'xx' is not a language of this program",
        "--size 800x600       | the window is at least 1024x640",
        "--demo --headless --size 1280x999 | --size is at most 2000x998 with --headless",
        "--demo --headless --size 2001x800 | --size is at most 2000x998 with --headless",
        "--size large         | 'large' is not a size such as 1280x800",
        "--deck-sheet f --demo --headless | --deck-sheet only draws the deck: use it alone.",
        "--frame-rate --deck-sheet f | --deck-sheet only draws the deck: use it alone.",
        "--deck-sheet f --lang bg | --deck-sheet only draws the deck: use it alone.",
        "--deck-sheet f x.oklahoma | --deck-sheet only draws the deck: use it alone.",
        "--frame-rate --demo --shots s | --frame-rate measures a table of its own: use it alone or"
            + " with --headless.",
        "--frame-rate --contact-sheets d | --frame-rate measures a table of its own",
        "--frame-rate x.oklahoma | --frame-rate measures a table of its own",
        "--demo x.oklahoma    | --demo plays a match of its own and shows no FILE.oklahoma.",
        "--demo 10.0.0.1      | --demo plays a match of its own and joins no table.",
        "--demo --shots=      | --shots needs a folder, and '' is not one.",
        "--demo --film=       | --film needs a folder, and '' is not one.",
        "--contact-sheets=    | --contact-sheets needs a folder, and '' is not one.",
        "--dance              | Unknown option: '--dance'",
      })
  void aWrongSwitchIsExplained(String line, String words) {
    StringWriter output = new StringWriter();
    int code =
        new CommandLine(new Options()).setErr(new PrintWriter(output)).execute(line.split(" "));
    assertThat(code).isEqualTo(CommandLine.ExitCode.USAGE);
    assertThat(output.toString()).contains(words);
  }

  @Test
  void helpNamesEverySwitch() {
    CommandLine line = new CommandLine(new Options());
    for (OptionSpec option : line.getCommandSpec().options()) {
      assertThat(line.getUsageMessage()).contains(option.names());
      assertThat(option.description()).as(option.longestName()).isNotEmpty();
    }
  }
}
