package oklahoma.client.table.input;

import java.util.Optional;

/**
 * All player actions at a table besides dragging cards, whether by a key, a click or a button.
 *
 * @param commands the hand and the tray
 * @param claims drawing, taking and answering claims
 * @param melds laying off on numbered or clicked melds
 * @param layOffAll laying off everything that fits
 * @param suggestions suggested moves
 * @param gin the commands of gin; empty at an Oklahoma table
 */
public record PlayerActions(
    Commands commands,
    ClaimAnswers claims,
    NumberedMelds melds,
    LayOffAll layOffAll,
    Suggestions suggestions,
    Optional<GinPlay> gin) {}
