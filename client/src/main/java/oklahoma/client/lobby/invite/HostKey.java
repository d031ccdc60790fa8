package oklahoma.client.lobby.invite;

import oklahoma.protocol.identity.Fingerprint;

/**
 * The key of another host, as a guest knows it.
 *
 * @param verified whether an invitation bore it, or the player has compared it
 * @param verify the player has compared it
 */
public record HostKey(Fingerprint fingerprint, boolean verified, Runnable verify) {}
