package oklahoma.installers;

import java.time.LocalDate;

/**
 * A version of the program.
 *
 * @param date the date of the build, the same on every machine
 */
record Release(String version, LocalDate date) {}
