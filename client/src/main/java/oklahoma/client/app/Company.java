package oklahoma.client.app;

import java.util.function.LongSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import oklahoma.client.chat.ChatModel;
import oklahoma.client.link.Connection;

/**
 * What there is at a table with others.
 *
 * @param chat what is said
 * @param connection how things stand with the host
 * @param nanos the clock of the connection
 */
record Company(ChatModel chat, ReadOnlyObjectProperty<Connection> connection, LongSupplier nanos) {}
