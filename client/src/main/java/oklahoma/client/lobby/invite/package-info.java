/** How others find a table: addresses, invitations, the key of its host. */
@NullMarked
package oklahoma.client.lobby.invite;

import org.jspecify.annotations.NullMarked;
