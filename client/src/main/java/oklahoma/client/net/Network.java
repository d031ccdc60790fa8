package oklahoma.client.net;

import java.util.Optional;
import java.util.function.Supplier;
import oklahoma.client.net.trust.KnownHosts;
import oklahoma.client.net.trust.OwnMark;

/**
 * The parts through which the program connects to hosts.
 *
 * @param eventLoops the threads of all connections
 * @param known the hosts that the program has met
 * @param mark the secret from which each host gets its own mark of this program
 */
public record Network(EventLoops eventLoops, KnownHosts known, Supplier<Optional<OwnMark>> mark) {}
