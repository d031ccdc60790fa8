package oklahoma.client.table.model;

/**
 * A suggested way to lay down, which is staged in the tray.
 *
 * @param index its rank, 0 for the best
 * @param count number of suggestions
 */
public record Suggestion(int index, int count) {}
