package oklahoma.installers;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Operations on whole folders. */
final class Folders {

  private Folders() {}

  /** Empties this folder, or creates it. */
  static Path fresh(Path folder) throws IOException {
    remove(folder);
    return Files.createDirectories(folder);
  }

  /** Deletes a folder with everything in it; does nothing if there is none. */
  static void remove(Path folder) throws IOException {
    if (!Files.exists(folder)) {
      return;
    }
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult postVisitDirectory(Path left, @Nullable IOException failure)
              throws IOException {
            Files.delete(left);
            return FileVisitResult.CONTINUE;
          }
        });
  }

  /** Puts copies of files into a folder, under their own names. */
  static void copyInto(Path folder, List<Path> files) throws IOException {
    for (Path file : files) {
      Files.copy(file, folder.resolve(file.getFileName()));
    }
  }

  /**
   * Copies a folder with everything in it into another one, which need not exist. Symbolic links
   * stay links.
   */
  static void copy(Path from, Path to) throws IOException {
    for (Path path : under(from)) {
      Path copy = to.resolve(from.relativize(path).toString());
      if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
        Files.createDirectories(copy);
      } else {
        Files.copy(path, copy, StandardCopyOption.COPY_ATTRIBUTES, LinkOption.NOFOLLOW_LINKS);
      }
    }
  }

  /** The folder and everything in it, sorted, so that each folder comes before its content. */
  static List<Path> under(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths.sorted().toList();
    }
  }

  /** The size in bytes of a file, or of all files in a folder together. */
  static long size(Path path) throws IOException {
    long sum = 0;
    for (Path file : under(path)) {
      sum += Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) ? Files.size(file) : 0;
    }
    return sum;
  }
}
