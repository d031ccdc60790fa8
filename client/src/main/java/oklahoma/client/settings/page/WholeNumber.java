package oklahoma.client.settings.page;

import java.util.function.IntSupplier;
import javafx.util.StringConverter;

/** Reads a typed whole number; invalid text leaves the number unchanged. */
final class WholeNumber extends StringConverter<Integer> {
  private final IntSupplier now;

  WholeNumber(IntSupplier now) {
    this.now = now;
  }

  @Override
  public String toString(Integer number) {
    return number == null ? "" : number.toString();
  }

  @Override
  public Integer fromString(String typed) {
    try {
      return Integer.valueOf(typed.strip());
    } catch (NumberFormatException none) {
      return now.getAsInt();
    }
  }
}
