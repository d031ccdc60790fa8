package oklahoma.installers;

import java.time.LocalDate;

/**
 * What is packaged.
 *
 * @param date the date of the build, the same on every machine
 */
record Release(String version, LocalDate date) {}
