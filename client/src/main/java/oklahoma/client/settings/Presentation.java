package oklahoma.client.settings;

import oklahoma.client.deck.CardImages;
import oklahoma.client.sound.Sounds;

/**
 * How the program looks and sounds: what the player has chosen, and what draws cards and plays
 * sounds for every screen.
 */
public record Presentation(Settings settings, CardImages images, Sounds sounds) {}
