package oklahoma.client.table.view;

import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.input.MoveSender;
import oklahoma.client.table.input.TableFeedback;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.words.TableWords;

/**
 * What all input methods of a table share.
 *
 * @param model the state of the table
 * @param picture the cards on the screen
 * @param moves sends moves to the host
 * @param feedback shows sentences and lights over the cards
 * @param words the sentences
 */
record Board(
    TableModel model,
    CardScene picture,
    MoveSender moves,
    TableFeedback feedback,
    TableWords words) {}
