package oklahoma.client.table.model.log;

/**
 * An arrival or departure.
 *
 * @param after how many events of the deal the viewer had noticed before it
 */
public record LogPresence(int hand, int after, PresenceChange change) implements LogEntry {}
