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
   * Creates an empty file.
   *
   * @throws FileAlreadyExistsException if the file exists
   * @throws IOException if it cannot be created
   */
  public static void create(Path file) throws IOException {
    Files.createFile(file, posix(file) ? FILE : new FileAttribute<?>[0]);
  }

  /**
   * Creates an empty file if there is none; an existing file keeps its content and permissions.
   *
   * @throws IOException if it cannot be created
   */
  public static void createIfAbsent(Path file) throws IOException {
    try {
      create(file);
    } catch (FileAlreadyExistsException there) {
      // the file exists, so there is nothing to do
    }
  }

  /**
   * Creates a folder and its parents; existing folders keep their permissions.
   *
   * @throws IOException if it cannot be created
   */
  public static void createFolders(Path folder) throws IOException {
    Files.createDirectories(folder, posix(folder) ? FOLDER : new FileAttribute<?>[0]);
  }

  /**
   * Creates the folder for a file, and its parents.
   *
   * @throws IOException if it cannot be created
   */
  public static void createFolderOf(Path file) throws IOException {
    Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      createFolders(folder);
    }
  }

  /**
   * Replaces a file, which other users may have been able to read, with a new one.
   *
   * @throws IOException if it cannot be written; the previous file is unchanged
   */
  public static void write(Path file, String text) throws IOException {
    Path fresh = file.resolveSibling(file.getFileName() + "." + ProcessHandle.current().pid());
    Files.deleteIfExists(fresh);
    create(fresh);
    try {
      // This file must be on the disk before it replaces the other one, or a power cut could lose
      // both.
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
