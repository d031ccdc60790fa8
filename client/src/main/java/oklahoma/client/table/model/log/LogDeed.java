package oklahoma.client.table.model.log;

import oklahoma.protocol.messages.Deed;

/** An act of the table's owner that concerns others. */
public record LogDeed(int hand, Deed deed) implements LogEntry {}
