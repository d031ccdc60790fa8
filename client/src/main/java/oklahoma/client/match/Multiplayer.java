package oklahoma.client.match;

import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import oklahoma.client.match.chat.ChatModel;
import oklahoma.client.net.Connection;
import oklahoma.protocol.lobby.Series;

/**
 * The additional parts of a table with other people.
 *
 * @param chat the chat of the table
 * @param series the results of the table's matches
 * @param connection the state of the connection to the host
 * @param nanos the clock of the connection
 */
public record Multiplayer(
    ChatModel chat,
    ReadOnlyObjectProperty<Series> series,
    ReadOnlyObjectProperty<Connection> connection,
    LongSupplier nanos) {}
