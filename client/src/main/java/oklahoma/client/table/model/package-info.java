/**
 * The table as its player knows it, without a node: the deal as seen, what one may do now, how
 * one's own cards are arranged, and what has happened.
 */
@NullMarked
package oklahoma.client.table.model;

import org.jspecify.annotations.NullMarked;
