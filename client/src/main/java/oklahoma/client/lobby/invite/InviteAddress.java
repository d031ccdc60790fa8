package oklahoma.client.lobby.invite;

/**
 * An address by which others can join a table hosted here.
 *
 * @param address with the port, as it is typed
 * @param kind what kind of network it leads over: {@code lobby.network.KIND} says it
 * @param likely whether it is probably the right one for friends nearby
 */
public record InviteAddress(String address, String kind, boolean likely) {}
