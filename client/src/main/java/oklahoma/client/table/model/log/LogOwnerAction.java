package oklahoma.client.table.model.log;

import oklahoma.protocol.messages.OwnerAction;

/** An act of the table's owner that concerns others. */
public record LogOwnerAction(int hand, OwnerAction ownerAction) implements LogEntry {}
