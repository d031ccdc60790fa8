package client.table;

import protocol.Mover;
import rules.Event;
import rules.oklahoma.Oklahoma;

/**
 * One line of the log.
 *
 * @param hand in which of the five hands it happened
 * @param event what happened, as this viewer saw it
 * @param deal the deal after it, or a later moment of the same deal: what the words need to name
 *     its melds
 * @param mover who let it happen
 */
public record LogLine(int hand, Event event, Oklahoma deal, Mover mover) {}
