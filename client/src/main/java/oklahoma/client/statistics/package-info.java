/** Statistics of the player's own matches: figures and graphs, by game, rules and opponents. */
@NullMarked
package oklahoma.client.statistics;

import org.jspecify.annotations.NullMarked;
