package oklahoma.host.app;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Objects;
import oklahoma.host.identity.IdentityRefused;
import oklahoma.host.journal.JournalRefused;
import oklahoma.host.net.CannotListen;

/** Explains to the person who started a host why it cannot start. */
final class StartupErrors {
  private StartupErrors() {}

  /**
   * The sentence for a failure that stops the host's start.
   *
   * @throws Exception the failure itself, if it is an error of the program
   */
  static String of(Exception failure) throws Exception {
    return switch (failure) {
      case CannotListen refused -> sentence(refused);
      case DataFolder.Unusable unusable -> unusable.sentence();
      case JournalRefused refused -> sentence(refused);
      case IdentityRefused refused -> sentence(refused);
      default -> throw failure;
    };
  }

  /** Why a file or a folder cannot be used, without a full stop. */
  static String why(IOException refused) {
    return switch (refused) {
      case AccessDeniedException denied -> "this user has no permission";
      case NoSuchFileException missing -> "there is no " + missing.getFile();
      case DirectoryNotEmptyException full -> full.getFile() + " is a folder with files in it";
      case FileAlreadyExistsException there -> there.getFile() + " is not a folder";
      case NotDirectoryException file -> file.getFile() + " is not a folder";
      case CharacterCodingException bytes -> "it is not a text in UTF-8";
      case FileSystemException known when known.getReason() != null ->
          known.getReason().toLowerCase(Locale.ROOT);
      default -> Objects.requireNonNullElse(refused.getMessage(), "the system does not say why");
    };
  }

  private static String sentence(CannotListen refused) {
    int port = refused.port();
    return switch (refused.reason()) {
      case PORT_TAKEN ->
          "Port " + port + " is used by another program: choose another with --port.";
      case PORT_TAKEN_OR_KEPT ->
          "Port "
              + port
              + " is used or only for administrators: choose one above 1023 with --port.";
      case NO_SUCH_ADDRESS ->
          "This machine has no address "
              + refused.address().getAddress().getHostAddress()
              + ": choose one of its addresses with --bind.";
    };
  }

  private static String sentence(IdentityRefused refused) {
    return switch (refused.reason()) {
      case DAMAGED ->
          "The host's key in "
              + refused.file()
              + " is damaged; the host did not touch it. Move it away for a new one; guests will be"
              + " warned that the host has changed.";
      case UNREACHABLE ->
          "The host's key "
              + refused.file()
              + " cannot be read or written: look at the folder's rights, and whether the disk is"
              + " full.";
    };
  }

  private static String sentence(JournalRefused refused) {
    Path file = refused.file();
    return switch (refused.reason()) {
      case IN_USE ->
          "Another host uses the journal " + file + ": stop it, or choose another folder.";
      case NEWER ->
          "The journal "
              + file
              + " is of version "
              + refused.version().orElse(0)
              + ", written by a newer Oklahoma: use that, or choose another folder.";
      case DAMAGED ->
          "The journal "
              + file
              + damage(file)
              + "; the host did not touch it. Restore a good one, move it away to start without"
              + " tables and matches, or choose another folder."
              + (empty(file) ? "" : " With --export it may still read matches.");
      case NOT_WRITABLE ->
          "The journal "
              + file
              + (Files.isDirectory(file)
                  ? " is a folder: move it away, or choose another folder for the host."
                  : " cannot be read or written: look at its rights and the folder's, and whether"
                      + " the disk is full.");
      case FULL -> "The disk is full, so the host cannot write the journal " + file + ".";
      case OTHER -> "The journal " + file + " cannot be used: " + refused.words() + ".";
    };
  }

  private static String damage(Path file) {
    if (Files.notExists(file)) {
      return " is gone, but its log " + file + "-wal is there";
    }
    return empty(file) ? " is empty" : " is damaged";
  }

  /** Whether nothing is in a file, or it is not there. */
  private static boolean empty(Path file) {
    try {
      return Files.size(file) == 0;
    } catch (IOException unknown) {
      return Files.notExists(file);
    }
  }
}
