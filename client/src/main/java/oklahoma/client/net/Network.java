package oklahoma.client.net;

import oklahoma.client.net.trust.KnownHosts;

/**
 * What the program needs to meet hosts.
 *
 * @param lines carries every line
 * @param known the hosts that were met
 */
public record Network(Lines lines, KnownHosts known) {}
