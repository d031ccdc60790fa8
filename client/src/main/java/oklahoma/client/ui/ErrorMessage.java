package oklahoma.client.ui;

import java.util.List;

/**
 * The content of a card about a failure.
 *
 * @param titleKey the text key of its title
 * @param bodyKey the text key of its explanation
 * @param arguments the values for the explanation
 */
public record ErrorMessage(String titleKey, String bodyKey, List<Object> arguments) {
  public ErrorMessage {
    arguments = List.copyOf(arguments);
  }
}
