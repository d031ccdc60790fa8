package oklahoma.host.table;

/**
 * What a table is fitted out with, whatever goes on at it.
 *
 * @param name what the host's log calls it
 * @param keeping what the table needs to go on after the host was down
 * @param clock of the match
 * @param graces of those whose connection is lost
 */
record Fittings(
    String name,
    TableSetup setup,
    PatientJournal journal,
    Keeping keeping,
    Dealing chance,
    BotDesk bots,
    Clock clock,
    Roll roll,
    Graces graces) {}
