/** How others find a table: addresses, invitations, and the host's key. */
@NullMarked
package oklahoma.client.lobby.invite;

import org.jspecify.annotations.NullMarked;
