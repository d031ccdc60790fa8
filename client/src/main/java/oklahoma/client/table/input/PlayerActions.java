package oklahoma.client.table.input;

import java.util.Optional;

/**
 * All player actions at a table besides dragging cards, whether by a key, a click or a button.
 *
 * @param commands what can be done with hand and tray
 * @param claims drawing, taking, and the answers to claim windows
 * @param melds the numbers of the melds
 * @param placing placing all that fits
 * @param suggestions what the program suggests
 * @param gin what only gin has; empty at a table of another game
 */
public record PlayerActions(
    Commands commands,
    ClaimAnswers claims,
    NumberedMelds melds,
    PlaceAll placing,
    Suggestions suggestions,
    Optional<GinPlay> gin) {}
