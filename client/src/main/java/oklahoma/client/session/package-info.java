/**
 * Being at a table, wherever its host is: how one comes to it, what is shown of it, and how one
 * leaves it.
 */
@NullMarked
package oklahoma.client.session;

import org.jspecify.annotations.NullMarked;
