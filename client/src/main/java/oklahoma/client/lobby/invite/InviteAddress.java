package oklahoma.client.lobby.invite;

/**
 * An address at which guests may reach a table hosted here.
 *
 * @param address the address with the port
 * @param kind the kind of network; {@code lobby.network.KIND} is its text key
 * @param likely whether guests nearby can probably use it
 */
public record InviteAddress(String address, String kind, boolean likely) {}
