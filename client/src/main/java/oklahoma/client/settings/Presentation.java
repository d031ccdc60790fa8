package oklahoma.client.settings;

import oklahoma.client.deck.CardImages;
import oklahoma.client.sound.Sounds;

/**
 * The look and sound of the program: the player's settings, with the card pictures and sounds that
 * all screens share.
 */
public record Presentation(Settings settings, CardImages images, Sounds sounds) {}
