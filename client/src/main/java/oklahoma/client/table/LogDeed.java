package oklahoma.client.table;

import oklahoma.protocol.Deed;

/** The owner of the table has done something about others. */
public record LogDeed(int hand, Deed deed) implements LogEntry {}
