/** What people at a table say to each other: in the lobby, at the table, and over the seats. */
@NullMarked
package oklahoma.client.match.chat;

import org.jspecify.annotations.NullMarked;
