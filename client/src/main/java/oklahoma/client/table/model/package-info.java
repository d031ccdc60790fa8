/**
 * The table as its player knows it, without a node: the deal as seen, what one may do now, how
 * one's own cards are arranged, and what has happened.
 *
 * <p>{@link oklahoma.client.table.model.TableModel} changes its deal only by the host's events. A
 * meant move is first judged by the same rules here ({@link
 * oklahoma.client.table.model.TableModel#send}); a legal one goes to the host and is pending until
 * its event comes back.
 */
@NullMarked
package oklahoma.client.table.model;

import org.jspecify.annotations.NullMarked;
