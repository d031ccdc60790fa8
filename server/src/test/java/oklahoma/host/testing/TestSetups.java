package oklahoma.host.testing;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import oklahoma.host.HostSettings;
import oklahoma.host.fixture.GenerousLimits;
import oklahoma.host.net.Limits;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.OklahomaRules;

/** Setups for tests. */
public final class TestSetups {
  /** As {@link GenerousLimits}, but a guest counts as slow after a moment of silence. */
  public static final Limits IMPATIENT =
      new Limits(
          new Limits.Patience(
              Duration.ofMinutes(1),
              Duration.ofMinutes(1),
              Duration.ofMillis(150),
              Duration.ofMinutes(1)),
          new Limits.Backlog(8 * 1024 * 1024, Duration.ofSeconds(30)),
          new Limits.Rate(1_000_000, 1_000_000),
          new Limits.Places(1_000, 1_000));

  private TestSetups() {}

  /** So many free seats first, then bots; the cards are the same every time. */
  public static TableSetup of(Rules rules, int humans) {
    return fair(rules, humans).seeded(rules.seats());
  }

  /** So many free seats first, then bots; everybody adds to the shuffle. */
  public static TableSetup fair(Rules rules, int humans) {
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      chairs.add(
          seat < humans
              ? new Chair.Open()
              : new Chair.OfBot(new Name("Bot " + seat), BotLevel.EASY));
    }
    return TableSetup.of(rules, chairs, BotPace.NONE);
  }

  /** The standard rules without any clock. */
  public static OklahomaRules patient(int seats) {
    return untimed(OklahomaRules.standard(seats));
  }

  /** The same rules without any clock. */
  public static OklahomaRules untimed(OklahomaRules rules) {
    return rules.with(new OklahomaRules.Clocks(OptionalInt.empty(), OptionalInt.empty()));
  }

  /** The same rules without any clock. */
  public static GinRules untimed(GinRules rules) {
    return rules.with(new GinRules.Clocks(OptionalInt.empty(), OptionalInt.empty()));
  }

  public static HostSettings settings() {
    return HostSettings.with(level -> new PlainBot()).withLimits(GenerousLimits.LIMITS);
  }
}
