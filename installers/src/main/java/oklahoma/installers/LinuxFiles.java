package oklahoma.installers;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * The files of a Linux package below its root. Desktops find the menu entry, the file type, the
 * link and the icons by their locations, and software centres the program, so no script runs at
 * installation or removal.
 */
final class LinuxFiles {
  private static final List<Integer> SIZES = List.of(16, 24, 32, 48, 64, 128, 256, 512);
  private static final Path HOME = Path.of("usr/lib/oklahoma");

  private LinuxFiles() {}

  /**
   * Creates these files.
   *
   * @param image the assembled program
   * @param notices the licences of the libraries
   * @param root the folder that becomes {@code /} in the package
   */
  static void layOut(Path image, List<Path> notices, Release release, Path root)
      throws IOException {
    Files.createDirectories(root.resolve(HOME).getParent());
    Folders.copy(image, root.resolve(HOME));
    Path commands = Files.createDirectories(root.resolve("usr/bin"));
    for (String command : List.of(Product.ID, Product.HOST)) {
      Files.createSymbolicLink(
          commands.resolve(command), Path.of("../lib/oklahoma/bin").resolve(command));
    }
    write(
        root.resolve("usr/share/applications/oklahoma.desktop"),
        Template.filled("linux/oklahoma.desktop", Map.of("summary", Product.SUMMARY)));
    write(
        root.resolve("usr/share/applications/oklahoma-link.desktop"),
        Template.read("linux/oklahoma-link.desktop"));
    write(root.resolve("usr/share/mime/packages/oklahoma.xml"), Template.read("linux/mime.xml"));
    write(
        root.resolve("usr/share/metainfo/" + Product.COMPONENT + ".metainfo.xml"),
        Template.filled(
            "linux/metainfo.xml",
            Map.of(
                "id",
                Product.COMPONENT,
                "summary",
                Product.SUMMARY,
                "vendor",
                Product.VENDOR,
                "version",
                release.version(),
                "date",
                release.date().toString())));
    Path documents = Files.createDirectories(root.resolve("usr/share/doc/oklahoma"));
    Folders.copyInto(documents, notices);
    write(documents.resolve("copyright"), Template.read("linux/copyright"));
    icons(Icon.program(), "apps/oklahoma", root);
    icons(Icon.record(), "mimetypes/application-vnd.oklahoma.record", root);
  }

  private static void icons(String svg, String name, Path root) throws IOException {
    Path theme = root.resolve("usr/share/icons/hicolor");
    write(theme.resolve("scalable/" + name + ".svg"), svg);
    for (int size : SIZES) {
      Path file = theme.resolve(size + "x" + size + "/" + name + ".png");
      Files.createDirectories(file.getParent());
      Files.write(file, Icon.png(svg, size));
    }
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
