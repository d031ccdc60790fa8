package oklahoma.client.table.model;

/**
 * A way to lay down that was put into the tray.
 *
 * @param index which one, 0 for the best
 * @param count how many there are
 */
public record Suggestion(int index, int count) {}
