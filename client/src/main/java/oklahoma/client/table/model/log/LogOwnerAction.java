package oklahoma.client.table.model.log;

import oklahoma.protocol.messages.OwnerAction;

/** An action of the table's owner in the log. */
public record LogOwnerAction(int hand, OwnerAction ownerAction) implements LogEntry {}
