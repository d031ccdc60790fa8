package oklahoma.installers;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The command lines of {@code jpackage} for Windows and macOS. They are plain values, so they can
 * be printed and tested on any system.
 *
 * @param app the folder with the program, its libraries and the cache
 * @param runtime the Java runtime for it
 * @param resources the folder that {@link Resources} has written
 * @param version the version from the parent pom
 */
record JPackage(Path app, Path runtime, Path resources, String version) {

  /** The types of images and packages, named as in {@code jpackage}. */
  enum Type {
    APP_IMAGE("app-image"),
    MSI("msi"),
    DMG("dmg");

    private final String word;

    Type(String word) {
      this.word = word;
    }
  }

  /**
   * The command for the program's folder: on macOS an application, on Windows the content of the
   * zip.
   */
  List<String> image(Target target, Path into, Map<String, String> environment) {
    List<String> line = common(Type.APP_IMAGE, target, into);
    line.addAll(List.of("--input", app.toString(), "--main-jar", "oklahoma.jar"));
    line.addAll(List.of("--runtime-image", runtime.toString()));
    for (String option : JvmOptions.ofLauncher()) {
      line.addAll(List.of("--java-options", option));
    }
    line.addAll(
        List.of(
            "--add-launcher", Product.HOST + "=" + resources.resolve("oklahoma-host.properties")));
    if (target == Target.MACOS) {
      line.addAll(List.of("--mac-package-identifier", Product.MAC_IDENTIFIER));
      line.addAll(List.of("--mac-package-name", Product.NAME));
      line.addAll(signing(environment));
    }
    return line;
  }

  /** The command for the installer, which contains the image. */
  List<String> installer(Target target, Path image, Path into, Map<String, String> environment) {
    List<String> line = common(target == Target.MACOS ? Type.DMG : Type.MSI, target, into);
    line.addAll(List.of("--app-image", image.toString()));
    line.addAll(List.of("--license-file", resources.resolve("LICENSE.txt").toString()));
    if (target == Target.WINDOWS) {
      line.addAll(
          List.of("--file-associations", resources.resolve("record.properties").toString()));
      line.addAll(List.of("--win-upgrade-uuid", Product.WINDOWS_UPGRADE));
      line.addAll(List.of("--win-per-user-install", "--win-menu", "--win-shortcut-prompt"));
      line.addAll(List.of("--win-menu-group", Product.NAME, "--win-dir-chooser"));
    } else {
      line.addAll(signing(environment));
    }
    return line;
  }

  private List<String> common(Type type, Target target, Path into) {
    return new ArrayList<>(
        List.of(
            "--type",
            type.word,
            "--name",
            Product.NAME,
            "--app-version",
            numbered(target),
            "--vendor",
            Product.VENDOR,
            "--description",
            Product.SUMMARY,
            "--resource-dir",
            resources.toString(),
            "--dest",
            into.toString()));
  }

  /**
   * The version for {@code jpackage}. macOS wants a first number above zero; Info.plist shows
   * players the true version.
   */
  private String numbered(Target target) {
    return target == Target.MACOS && version.startsWith("0.")
        ? "1" + version.substring(1)
        : version;
  }

  /**
   * The options that sign the image, if the environment names a certificate; README.md lists the
   * variables. A workflow gives a missing secret as an empty text.
   */
  private static List<String> signing(Map<String, String> environment) {
    return Optional.ofNullable(environment.get("MAC_SIGNING_IDENTITY"))
        .filter(identity -> !identity.isBlank())
        .map(identity -> List.of("--mac-sign", "--mac-signing-key-user-name", identity))
        .orElse(List.of());
  }
}
