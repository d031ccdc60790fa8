/** Chat: in the lobby, at the table, and in bubbles over the seats. */
@NullMarked
package oklahoma.client.match.chat;

import org.jspecify.annotations.NullMarked;
