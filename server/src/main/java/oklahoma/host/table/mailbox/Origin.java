package oklahoma.host.table.mailbox;

import oklahoma.protocol.identity.Fingerprint;

/**
 * The origin of a network session.
 *
 * @param network what counts as one address: an IPv4 address, or the first half of an IPv6 one,
 *     since a computer has as many of those as it likes
 * @param host by what the guest knows the host on this line
 */
public record Origin(String network, Fingerprint host) {}
