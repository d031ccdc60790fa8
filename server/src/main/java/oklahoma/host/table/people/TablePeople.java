package oklahoma.host.table.people;

/**
 * Everybody at a table, connected or not.
 *
 * @param timers of the seats of those whose connection is lost
 */
public record TablePeople(Roster roster, ReconnectTimers timers) {}
