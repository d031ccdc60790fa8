package oklahoma.client.table.model.log;

import oklahoma.protocol.messages.Deed;

/** The owner of the table has done something about others. */
public record LogDeed(int hand, Deed deed) implements LogEntry {}
