/**
 * Everything that the program saves on this computer in one small database, which all its windows
 * share. Depends on neither screens nor tables.
 */
@NullMarked
package oklahoma.client.storage;

import org.jspecify.annotations.NullMarked;
