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

  /** An empty folder of this name, whatever was there. */
  static Path fresh(Path folder) throws IOException {
    remove(folder);
    return Files.createDirectories(folder);
  }

  /** Takes away a folder with everything in it. */
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

  /** Copies a folder with everything in it; the other one need not exist. Links stay links. */
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

  /** The folder and everything under it, sorted, so that a folder comes before what is in it. */
  static List<Path> under(Path folder) throws IOException {
    try (Stream<Path> paths = Files.walk(folder)) {
      return paths.sorted().toList();
    }
  }

  /** What the files under a folder, or a file, hold together, in bytes. */
  static long size(Path path) throws IOException {
    long sum = 0;
    for (Path file : under(path)) {
      sum += Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS) ? Files.size(file) : 0;
    }
    return sum;
  }
}
