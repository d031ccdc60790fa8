package oklahoma.client.ui;

import java.util.List;

/**
 * The content of a card about a failure.
 *
 * @param titleKey the key of its title
 * @param bodyKey the key of the sentences below
 * @param arguments what the sentences name
 */
public record ErrorMessage(String titleKey, String bodyKey, List<Object> arguments) {
  public ErrorMessage {
    arguments = List.copyOf(arguments);
  }
}
