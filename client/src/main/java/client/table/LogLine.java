package client.table;

import protocol.Mover;
import rules.Deal;
import rules.Event;

/**
 * One line of the log.
 *
 * @param hand in which deal of the match it happened, from 1
 * @param event what happened, as this viewer saw it
 * @param deal the deal after it, or a later moment of the same deal: what the words need to name
 *     its melds
 * @param mover who let it happen
 */
public record LogLine(int hand, Event event, Deal deal, Mover mover) {}
