package client.table;

import protocol.Deed;

/** The owner of the table has done something about others. */
public record LogDeed(int hand, Deed deed) implements LogEntry {}
