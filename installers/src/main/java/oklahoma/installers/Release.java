package oklahoma.installers;

import java.time.LocalDate;

/**
 * What is packaged.
 *
 * @param date the day that the build bears, the same whoever builds it
 */
record Release(String version, LocalDate date) {}
