package oklahoma.host.lobby;

import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.people.Name;

/**
 * A guest who is blocked from a table.
 *
 * @param name what the guest was called there, unlike the names of others who are blocked
 * @param mark by which its program is recognized
 */
public record KeptOut(Name name, GuestMark mark) {}
