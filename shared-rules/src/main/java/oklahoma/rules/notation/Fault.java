package oklahoma.rules.notation;

/**
 * A fault in a text, with its position.
 *
 * @param reason why it could not be read
 * @param line the line, from 1
 * @param column the column, from 1
 * @param found what is there, or what is missing
 */
public record Fault(NotationError reason, int line, int column, String found) {

  @Override
  public String toString() {
    return "line " + line + ", column " + column + ": " + reason + " '" + found + "'";
  }
}
