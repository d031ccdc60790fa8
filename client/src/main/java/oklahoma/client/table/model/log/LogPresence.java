package oklahoma.client.table.model.log;

/**
 * Somebody who comes or goes, in the log.
 *
 * @param after how many events of the deal the viewer had seen before
 */
public record LogPresence(int hand, int after, PresenceChange change) implements LogEntry {}
