/**
 * Movement, without a node: which card goes from where to where ({@link
 * oklahoma.client.table.motion.Motion}), and the ordered queue in which the steps are shown ({@link
 * oklahoma.client.table.motion.Player}).
 */
@NullMarked
package oklahoma.client.table.motion;

import org.jspecify.annotations.NullMarked;
