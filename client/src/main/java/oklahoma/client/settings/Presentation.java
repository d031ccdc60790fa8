package oklahoma.client.settings;

import oklahoma.client.deck.CardImages;
import oklahoma.client.sound.Sounds;

/**
 * The look and sound of the program: the player's choices, and what draws cards and plays sounds
 * for every screen.
 */
public record Presentation(Settings settings, CardImages images, Sounds sounds) {}
