package oklahoma.client.table.model;

/**
 * A suggested way to lay down, which was put into the tray.
 *
 * @param index which one, 0 for the best
 * @param count how many there are
 */
public record Suggestion(int index, int count) {}
