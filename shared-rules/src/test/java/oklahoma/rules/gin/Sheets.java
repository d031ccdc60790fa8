package oklahoma.rules.gin;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.provider.ValueSource;

/** The names of the sheets that a scenario is played under, as the notation writes them. */
final class Sheets {
  private Sheets() {}

  /** Every sheet. */
  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @ValueSource(strings = {"classic", "sheet-bg", "sheet-101", "awards", "royal"})
  @interface All {}

  /** The sheets with at-most limits. */
  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @ValueSource(strings = {"classic", "sheet-bg", "sheet-101", "awards"})
  @interface AtMost {}

  /** The sheets that offer the up-card. */
  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @ValueSource(strings = {"classic", "sheet-bg", "sheet-101"})
  @interface Offering {}

  /** The sheets for more than two. */
  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @ValueSource(strings = {"awards", "royal"})
  @interface Several {}
}
