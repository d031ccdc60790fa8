/**
 * Animation without nodes: which card moves where ({@link oklahoma.client.table.motion.Motion}),
 * and the queue of steps ({@link oklahoma.client.table.motion.AnimationPlayer}).
 */
@NullMarked
package oklahoma.client.table.motion;

import org.jspecify.annotations.NullMarked;
