package oklahoma.host.lobby;

import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.people.Name;

/**
 * A guest who is blocked from a table.
 *
 * @param name the guest's name, which no other blocked guest has
 * @param mark the mark by which the host recognizes the guest's program
 */
public record Blocked(Name name, GuestMark mark) {}
