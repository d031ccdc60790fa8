package oklahoma.client.match;

import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import oklahoma.client.match.chat.ChatModel;
import oklahoma.client.net.Connection;

/**
 * What there is at a table with others.
 *
 * @param chat what is said
 * @param connection how things stand with the host
 * @param nanos the clock of the connection
 */
public record Company(
    ChatModel chat, ReadOnlyObjectProperty<Connection> connection, LongSupplier nanos) {}
