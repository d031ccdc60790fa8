package oklahoma.host.table.mailbox;

import oklahoma.protocol.identity.Fingerprint;

/**
 * The origin of a network session.
 *
 * @param network the part that counts as one address: an IPv4 address, or the first half of an IPv6
 *     one, since a computer can have any number of IPv6 addresses
 * @param host the fingerprint of the host on this connection
 */
public record Origin(String network, Fingerprint host) {}
