package oklahoma.installers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.w3c.dom.Document;

/** What the packages are made of, as far as it can be looked at without making one. */
class PackageTextsTest {
  @TempDir private Path folder;

  @Test
  void aWordThatNobodySuppliesIsAnError() {
    assertThatThrownBy(() -> Template.filled("linux/control", Map.of()))
        .hasMessage("linux/control asks for version");
  }

  @Test
  void theListOfModulesIsReadWithoutItsComment() {
    assertThat(Modules.written())
        .contains("java.base", "javafx.controls")
        .noneMatch(name -> name.contains(" "));
  }

  @Test
  void theDesktopOpensRecordsAndLinksInTheirOwnWays() {
    assertThat(Template.read("linux/oklahoma.desktop")).contains("Exec=oklahoma %f\n");
    assertThat(Template.read("linux/oklahoma-link.desktop")).contains("Exec=oklahoma %u\n");
    assertThat(Template.read("linux/mime.xml")).contains("*.oklahoma");
  }

  @Test
  void thePropertyListOfMacosIsWellFormedAndSaysWhyTheNetworkIsUsed() throws Exception {
    Resources.write(Target.MACOS, "0.1.0", Path.of("..", "LICENSE"), folder);
    String list = Files.readString(folder.resolve("Info.plist"));
    assertThat(list).contains("<string>0.1.0</string>", "NSLocalNetworkUsageDescription");
    DocumentBuilderFactory parsers = DocumentBuilderFactory.newInstance();
    parsers.setFeature("http://apache.org/xml/features/nonvalidating/load-external-dtd", false);
    Document read =
        parsers
            .newDocumentBuilder()
            .parse(new ByteArrayInputStream(list.getBytes(StandardCharsets.UTF_8)));
    assertThat(read.getDocumentElement().getTagName()).isEqualTo("plist");
  }

  @Test
  void windowsKnowsTheProgramByTheSameNumberForEver() {
    JPackage line = new JPackage(Path.of("app"), Path.of("runtime"), Path.of("res"), "0.1.0");
    assertThat(line.installer(Target.WINDOWS, Path.of("image"), Path.of("out"), Map.of()))
        .containsSequence("--win-upgrade-uuid", "6f1d1f4e-92a7-4d0b-8a53-0c7d5e7b2a11");
  }

  /** The second command names all options of its JVM: jpackage adds none of the first. */
  @ParameterizedTest
  @EnumSource(names = {"WINDOWS", "MACOS"})
  void theSecondCommandHasTheOptionsOfTheFirstAndItsOwnName(Target target) throws Exception {
    Resources.write(target, "0.1.0", Path.of("..", "LICENSE"), folder);
    Properties second = new Properties();
    try (Reader text = Files.newBufferedReader(folder.resolve("oklahoma-host.properties"))) {
      second.load(text);
    }
    assertThat(second.getProperty("java-options").split(" "))
        .containsAll(JvmOptions.PROGRAM)
        .contains("-XX:AOTCache=$APPDIR/app.aot", "-Doklahoma.command=oklahoma-host");
  }

  @Test
  void macosIsSignedOnlyWithAnIdentityAndHasNoVersionZero() {
    JPackage line = new JPackage(Path.of("app"), Path.of("runtime"), Path.of("res"), "0.1.0");
    assertThat(line.image(Target.MACOS, Path.of("out"), Map.of()))
        .doesNotContain("--mac-sign")
        .containsSequence("--app-version", "1.1.0");
    assertThat(line.image(Target.MACOS, Path.of("out"), Map.of("MAC_SIGNING_IDENTITY", "N")))
        .containsSequence("--mac-sign", "--mac-signing-key-user-name", "N");
    assertThat(line.image(Target.MACOS, Path.of("out"), Map.of("MAC_SIGNING_IDENTITY", "")))
        .doesNotContain("--mac-sign");
  }

  @Test
  void theNameOfADownloadTellsKindsOfMacsApart() {
    assertThat(Packaging.download("Oklahoma", "0.1.0", Target.MACOS, "dmg"))
        .isIn("Oklahoma-0.1.0-macos-x64.dmg", "Oklahoma-0.1.0-macos-arm64.dmg");
  }

  @Test
  void theIconsOfWindowsAndMacosHoldWhatTheirHeadsSay() throws Exception {
    ByteBuffer ico = ByteBuffer.wrap(Icon.ico(Icon.program())).order(ByteOrder.LITTLE_ENDIAN);
    int pictures = ico.getShort(4);
    int last = 6 + 16 * (pictures - 1);
    assertThat(ico.getInt(last + 8) + ico.getInt(last + 12)).isEqualTo(ico.capacity());
    ByteBuffer icns = ByteBuffer.wrap(Icon.icns(Icon.record()));
    assertThat(icns.getInt(4)).isEqualTo(icns.capacity());
  }

  @Test
  void checksumsAreWhatTheirToolsExpect() throws Exception {
    Path file = Files.writeString(folder.resolve("abc"), "abc");
    Checksums.write(List.of(file, folder), folder.resolve("SHA256SUMS"));
    assertThat(folder.resolve("SHA256SUMS"))
        .hasContent("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  abc");
  }
}
