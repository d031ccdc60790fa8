package oklahoma.client.app;

import oklahoma.client.settings.Presentation;
import oklahoma.client.setup.PlannedTable;
import oklahoma.client.ui.Pages;

/**
 * What the screens of a program are made of.
 *
 * @param solo the plan of the next table with bots
 */
public record Parts(Pages pages, Presentation presentation, PlannedTable solo) {}
