/** The settings pages, one for each subject. */
@NullMarked
package oklahoma.client.settings.page;

import org.jspecify.annotations.NullMarked;
