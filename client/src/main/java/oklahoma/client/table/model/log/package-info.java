/** What has happened at a table, line by line: events, deeds of the owner, comings and goings. */
@NullMarked
package oklahoma.client.table.model.log;

import org.jspecify.annotations.NullMarked;
