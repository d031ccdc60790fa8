package oklahoma.client.app;

import oklahoma.client.deck.CardImages;
import oklahoma.client.settings.Settings;
import oklahoma.client.setup.PlannedTable;
import oklahoma.client.sound.Sounds;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;

/**
 * What the screens of a program are made of.
 *
 * @param solo the plan of the next table with bots
 */
public record Parts(
    Texts texts,
    Settings settings,
    Pages pages,
    CardImages images,
    Sounds sounds,
    PlannedTable solo) {}
