/** What lasts only as long as a node is seen. */
@NullMarked
package oklahoma.client.ui.lifetime;

import org.jspecify.annotations.NullMarked;
