/** What all screens share: going from one to another, questions, notices and labelled controls. */
@NullMarked
package oklahoma.client.ui;

import org.jspecify.annotations.NullMarked;
