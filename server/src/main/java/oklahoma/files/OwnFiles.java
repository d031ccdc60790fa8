package oklahoma.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/**
 * Creates files and folders that only their user can access. On Windows they inherit the
 * permissions of their folder, which belongs to the user; nothing is changed there.
 */
public final class OwnFiles {
  private static final FileAttribute<?>[] FILE = forTheUserAlone("rw-------");
  private static final FileAttribute<?>[] FOLDER = forTheUserAlone("rwx------");

  private OwnFiles() {}

  /**
   * Makes an empty file.
   *
   * @throws FileAlreadyExistsException if there is one
   * @throws IOException if it cannot be made
   */
  public static void create(Path file) throws IOException {
    Files.createFile(file, posix(file) ? FILE : new FileAttribute<?>[0]);
  }

  /**
   * Makes an empty file if there is none; one that is there keeps its content and its rights.
   *
   * @throws IOException if it cannot be made
   */
  public static void createIfAbsent(Path file) throws IOException {
    try {
      create(file);
    } catch (FileAlreadyExistsException there) {
      // as it was
    }
  }

  /**
   * Makes a folder and those above it; those that are there keep their rights.
   *
   * @throws IOException if it cannot be made
   */
  public static void createFolders(Path folder) throws IOException {
    Files.createDirectories(folder, posix(folder) ? FOLDER : new FileAttribute<?>[0]);
  }

  /**
   * Makes the folder in which a file is to be, and those above it.
   *
   * @throws IOException if it cannot be made
   */
  public static void createFolderOf(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      createFolders(folder);
    }
  }

  /**
   * Writes a file whole, in place of one from before, which others may have been able to read.
   *
   * @throws IOException if it cannot be written; the one from before is still there
   */
  public static void write(Path file, String text) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid());
    Files.deleteIfExists(fresh);
    create(fresh);
    try {
      // It is on the disk before it replaces the other, or a power cut could leave neither.
      Files.writeString(
          fresh, text, StandardCharsets.UTF_8, StandardOpenOption.WRITE, StandardOpenOption.SYNC);
      Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static boolean posix(Path path) {
    return path.getFileSystem().supportedFileAttributeViews().contains("posix");
  }

  private static FileAttribute<?>[] forTheUserAlone(String rights) {
    return new FileAttribute<?>[] {
      PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(rights))
    };
  }
}
