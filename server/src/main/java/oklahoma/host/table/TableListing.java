package oklahoma.host.table;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.host.lobby.Admission;
import oklahoma.host.table.people.Participant;
import oklahoma.host.table.people.Regulars;
import oklahoma.host.table.people.Roster;
import oklahoma.host.table.snapshot.TableContext;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.lobby.TableLabel;

/**
 * The table in a list of tables, as of its last message.
 *
 * @param label the label for strangers
 * @param kept the label for players whose seats are kept: they should return and not join as
 *     newcomers
 * @param open whether somebody could sit down
 * @param roster the people whose seats are kept
 * @param regulars the players who may see who is connected
 * @param admission whom the table lets in
 */
record TableListing(
    TableLabel label,
    TableLabel kept,
    boolean open,
    Roster roster,
    Regulars regulars,
    Admission admission) {

  /**
   * The listing of a table.
   *
   * @param stage its present stage
   * @param offered the stage that a newcomer would join
   */
  static TableListing of(Stage stage, Stage offered) {
    TableContext context = stage.context();
    return new TableListing(
        label(offered),
        label(stage),
        offered.summary().open(),
        context.roster(),
        context.regulars(),
        offered.admission());
  }

  private static TableLabel label(Stage stage) {
    Stage.Summary look = stage.summary();
    return new TableLabel(
        stage.context().number(),
        stage.context().setup().lobby().name(),
        look.game(),
        new TableLabel.Occupancy(look.seats(), look.taken()),
        flags(stage),
        List.of());
  }

  private static Set<TableLabel.Flag> flags(Stage stage) {
    Set<TableLabel.Flag> flags = EnumSet.noneOf(TableLabel.Flag.class);
    if (stage instanceof MatchStage) {
      flags.add(TableLabel.Flag.PLAYING);
    }
    if (stage.admission().watchable()) {
      flags.add(TableLabel.Flag.WATCHABLE);
    }
    if (stage.admission().needsPassword()) {
      flags.add(TableLabel.Flag.NEEDS_PASSWORD);
    }
    if (stage.admission().latecomers()
        && (stage instanceof LobbyStage || stage.noSeat(true, Optional.empty()).isEmpty())) {
      flags.add(TableLabel.Flag.LATECOMERS);
    }
    return flags;
  }

  /** The label for a guest with this mark. */
  TableLabel label(Optional<GuestMark> mark) {
    boolean sits =
        mark.isPresent() && roster.sitting().anyMatch(person -> person.mark().equals(mark));
    TableLabel shown = sits ? kept : label;
    return regulars.recognizes(mark) && !admission.blocks(mark)
        ? shown.withPlayers(
            roster.sitting().filter(Participant::here).map(Participant::name).toList())
        : shown;
  }
}
