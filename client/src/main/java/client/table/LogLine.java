package client.table;

import rules.Event;
import rules.oklahoma.Oklahoma;

/**
 * One line of the log.
 *
 * @param hand in which of the five hands it happened
 * @param event what happened, as this viewer saw it
 * @param before the deal before it, for the words
 * @param turn how many discards of one's own came before it: equal to the model's count since one's
 *     last turn
 */
public record LogLine(int hand, Event event, Oklahoma before, int turn) {}
