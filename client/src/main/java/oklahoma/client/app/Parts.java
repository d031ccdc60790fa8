package oklahoma.client.app;

import oklahoma.client.settings.Presentation;
import oklahoma.client.setup.PlannedTable;
import oklahoma.client.ui.Pages;

/**
 * The shared parts from which the program's screens are built.
 *
 * @param solo the plan of the next table with bots
 */
public record Parts(Pages pages, Presentation presentation, PlannedTable solo) {}
