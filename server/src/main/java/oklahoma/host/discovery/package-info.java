/**
 * How a host is found on the local network. A finder asks on UDP, by multicast and by broadcast on
 * every interface that it has, who hosts a table; the host answers each question to where it came
 * from, and says nothing by itself. That is all, and all of it is here: another way of being found,
 * DNS-SD say, would be beside it. Being found is a convenience: a guest who knows the address joins
 * without it.
 */
@NullMarked
package oklahoma.host.discovery;

import org.jspecify.annotations.NullMarked;
