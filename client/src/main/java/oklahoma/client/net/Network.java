package oklahoma.client.net;

import java.util.Optional;
import java.util.function.Supplier;
import oklahoma.client.net.trust.KnownHosts;
import oklahoma.client.net.trust.OwnMark;

/**
 * The parts that connect the program to hosts.
 *
 * @param eventLoops carries every connection
 * @param known the hosts that were met
 * @param mark by which hosts know the program again
 */
public record Network(EventLoops eventLoops, KnownHosts known, Supplier<Optional<OwnMark>> mark) {}
