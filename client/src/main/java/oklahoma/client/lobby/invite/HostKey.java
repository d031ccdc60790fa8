package oklahoma.client.lobby.invite;

import oklahoma.protocol.identity.Fingerprint;

/**
 * The key of another host, for the guest who checks it.
 *
 * @param fingerprint the key's fingerprint
 * @param verified whether the invitation contained it or the player has compared it
 * @param verify records that the player has compared it
 */
public record HostKey(Fingerprint fingerprint, boolean verified, Runnable verify) {}
