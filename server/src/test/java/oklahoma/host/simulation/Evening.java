package oklahoma.host.simulation;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import oklahoma.host.lobby.Admission;
import oklahoma.host.table.setup.BotPace;
import oklahoma.host.table.setup.FirstLobby;
import oklahoma.host.table.setup.TableSetup;
import oklahoma.host.table.setup.WaitingTimes;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinPreset;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.gin.MatchEnd;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaSwitch;

/**
 * What is planned for an evening; all else follows from the seed.
 *
 * @param tables how they are opened, the first one as number 1
 * @param moves after so many entries of the journals no more goes wrong
 */
record Evening(
    long seed, List<TableSetup> tables, List<Coming> people, List<Fault> faults, int moves) {

  /** What somebody is up to. */
  enum Kind {
    PLAYER,
    LATECOMER,
    SPECTATOR,
    GUESSER,
    CHEAT
  }

  /**
   * Somebody comes.
   *
   * @param id unlike everybody else's
   * @param inside whether inside the host's program
   * @param at when, in milliseconds
   */
  record Coming(int id, Kind kind, int table, boolean inside, long at) {}

  private static final int LENGTH = 240_000;

  Evening {
    tables = List.copyOf(tables);
    people = List.copyOf(people);
    faults = List.copyOf(faults);
  }

  Evening withFaults(List<Fault> others) {
    return new Evening(seed, tables, people, others, moves);
  }

  Evening withPeople(List<Coming> others) {
    return new Evening(seed, tables, others, faults, moves);
  }

  Evening withMoves(int others) {
    return new Evening(seed, tables, people, faults, others);
  }

  /** The evening of a seed. */
  static Evening of(long seed) {
    SplittableRandom chance = new SplittableRandom(seed);
    List<TableSetup> tables = new ArrayList<>();
    List<Coming> people = new ArrayList<>();
    int count = chance.nextInt(5) == 0 ? 2 + chance.nextInt(2) : 1;
    for (int table = 1; table <= count; table++) {
      Rules rules = rules(chance);
      TableSetup.Opening opening =
          TableSetup.Opening.values()[chance.nextInt(TableSetup.Opening.values().length)];
      int humans = 1 + chance.nextInt(Math.min(4, rules.seats()));
      tables.add(setup(chance, rules, opening, humans));
      for (int i = 0; i < humans; i++) {
        Kind kind = i > 0 && chance.nextInt(8) == 0 ? Kind.CHEAT : Kind.PLAYER;
        boolean inside = i == 0 && chance.nextInt(4) == 0;
        people.add(new Coming(people.size(), kind, table, inside, chance.nextInt(3_000)));
      }
      if (chance.nextInt(3) == 0) {
        people.add(new Coming(people.size(), Kind.SPECTATOR, table, false, chance.nextInt(60_000)));
      }
      boolean guarded = tables.getLast().lobby().admission().needsPassword();
      if (chance.nextInt(guarded ? 2 : 8) == 0) {
        people.add(new Coming(people.size(), Kind.GUESSER, table, false, chance.nextInt(20_000)));
      }
    }
    if (count == 1 && seed % 3 == 0) {
      people.add(new Coming(people.size(), Kind.LATECOMER, 1, false, 1_000 * (seed % 100)));
    }
    return new Evening(
        seed, tables, people, faults(chance, people.size(), count), 50 + chance.nextInt(150));
  }

  private static List<Fault> faults(SplittableRandom chance, int people, int tables) {
    List<Fault> faults = new ArrayList<>();
    int count = chance.nextInt(4) == 0 ? 0 : 1 + chance.nextInt(8);
    for (int i = 0; i < count; i++) {
      Fault.Kind kind = Fault.Kind.values()[chance.nextInt(Fault.Kind.values().length)];
      boolean ofTable = kind == Fault.Kind.BUSY;
      int whom = ofTable ? 1 + chance.nextInt(tables) : chance.nextInt(people);
      faults.add(new Fault(chance.nextInt(LENGTH), kind, whom, chance.nextInt(20_000)));
    }
    return faults;
  }

  private static Rules rules(SplittableRandom chance) {
    return chance.nextInt(2) == 0 ? oklahoma(chance) : gin(chance);
  }

  private static OklahomaRules oklahoma(SplittableRandom chance) {
    int seats = chance.nextInt(6) == 0 ? 5 + chance.nextInt(4) : 2 + chance.nextInt(3);
    OptionalInt claims =
        chance.nextInt(3) == 0 ? OptionalInt.of(1 + chance.nextInt(3)) : OptionalInt.empty();
    return OklahomaRules.standard(seats)
        .with(new OklahomaRules.StockRules(chance.nextInt(4), 1 + chance.nextInt(2)))
        .with(new OklahomaRules.Claims(claims, chance.nextInt(3)))
        .with(
            new OklahomaRules.Clocks(
                chance.nextInt(2) == 0
                    ? OptionalInt.empty()
                    : OptionalInt.of(3 + chance.nextInt(8)),
                chance.nextInt(2) == 0
                    ? OptionalInt.empty()
                    : OptionalInt.of(15 + chance.nextInt(20))))
        .with(OklahomaSwitch.FIRST_UP_CARD_CLAIMABLE, chance.nextInt(3) == 0)
        .with(OklahomaSwitch.DOWN_MAY_CLAIM, chance.nextInt(3) != 0);
  }

  private static GinRules gin(SplittableRandom chance) {
    GinPreset preset = GinPreset.values()[chance.nextInt(GinPreset.values().length)];
    GinRules rules = preset.rules(2 + chance.nextInt(preset.mostSeats() - 1));
    return rules
        .with(
            rules.scoring() == GinRules.Scoring.DIFFERENCE
                ? new MatchEnd.Target(50, chance.nextBoolean())
                : new MatchEnd.Rounds(1 + chance.nextInt(2), chance.nextBoolean()))
        .with(
            new GinRules.Clocks(
                chance.nextInt(2) == 0 ? OptionalInt.empty() : OptionalInt.of(15),
                chance.nextInt(2) == 0 ? OptionalInt.empty() : OptionalInt.of(10)));
  }

  private static TableSetup setup(
      SplittableRandom chance, Rules rules, TableSetup.Opening opening, int humans) {
    List<Chair> chairs = new ArrayList<>();
    boolean lobby = opening != TableSetup.Opening.AT_ONCE;
    int bots = lobby ? chance.nextInt(2) : rules.seats() - humans;
    for (int i = 0; i < humans; i++) {
      chairs.add(new Chair.Open());
    }
    for (int i = 0; i < bots && chairs.size() < rules.seats(); i++) {
      chairs.add(new Chair.OfBot(new Name("Bot " + i), BotLevel.EASY));
    }
    if (chance.nextInt(3) == 0) {
      Collections.rotate(chairs, 1);
    }
    BotPace pace = chance.nextBoolean() ? BotPace.NONE : BotPace.FAST;
    FirstLobby first =
        new FirstLobby(
            new TableName("Evening"),
            rules,
            chairs,
            new Admission(
                chance.nextInt(3) != 0,
                chance.nextInt(5) == 0
                    ? Optional.of(Password.lock(chance.nextLong()))
                    : Optional.empty(),
                List.of(),
                true));
    WaitingTimes waits =
        new WaitingTimes(
            pace,
            chance.nextInt(4) == 0
                ? Optional.empty()
                : Optional.of(Duration.ofSeconds(20 + chance.nextInt(40))),
            chance.nextBoolean() ? Optional.empty() : Optional.of(Duration.ofSeconds(20)));
    return new TableSetup(
        first,
        opening,
        waits,
        TableHelp.ALL,
        chance.nextInt(5) == 0 ? OptionalLong.of(chance.nextLong()) : OptionalLong.empty());
  }
}
