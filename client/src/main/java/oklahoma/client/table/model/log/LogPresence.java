package oklahoma.client.table.model.log;

/**
 * Somebody has come or gone.
 *
 * @param after how many events of the deal the viewer had noticed before it
 */
public record LogPresence(int hand, int after, PresenceChange change) implements LogEntry {}
