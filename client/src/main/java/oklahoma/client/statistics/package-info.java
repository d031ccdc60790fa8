/** What the player's own matches add up to: figures and plots, by game, rules and opponents. */
@NullMarked
package oklahoma.client.statistics;

import org.jspecify.annotations.NullMarked;
