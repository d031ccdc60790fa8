/** What all screens share: going from one to another, questions, notices and labelled controls. */
@NullMarked
package oklahoma.client.page;

import org.jspecify.annotations.NullMarked;
