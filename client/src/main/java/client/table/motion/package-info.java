/**
 * Movement, without a node: which card goes from where to where ({@link
 * client.table.motion.Motion}), and the ordered queue in which the steps are shown ({@link
 * client.table.motion.Player}).
 */
@NullMarked
package client.table.motion;

import org.jspecify.annotations.NullMarked;
