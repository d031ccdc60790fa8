/**
 * Animation, without nodes: which card moves from where to where ({@link
 * oklahoma.client.table.motion.Motion}), and the ordered queue of steps ({@link
 * oklahoma.client.table.motion.Player}).
 */
@NullMarked
package oklahoma.client.table.motion;

import org.jspecify.annotations.NullMarked;
