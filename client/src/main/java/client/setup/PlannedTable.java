package client.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import protocol.BotLevel;
import rules.gin.GinPreset;
import rules.oklahoma.OklahomaRules;
import rules.oklahoma.RulesFault;
import rules.oklahoma.RulesRefused;

/**
 * The plan of the next table while it is being changed. A plan that cannot be played never comes
 * about.
 */
public final class PlannedTable implements ChosenRules {
  private final Venue venue;
  private final ObjectProperty<TablePlan> plan;
  private final ObjectProperty<OklahomaRules> own;

  /** A newcomer's plan. */
  public PlannedTable(Venue venue) {
    this.venue = venue;
    plan = new SimpleObjectProperty<>(TablePlan.first(venue));
    own = new SimpleObjectProperty<>(venue.standard(PlanLines.OWN_SEATS));
  }

  /** Where the table will stand. */
  Venue venue() {
    return venue;
  }

  /** The plan. */
  public ReadOnlyObjectProperty<TablePlan> plan() {
    return plan;
  }

  /** The rules that the player has saved; the standard ones before that. */
  ReadOnlyObjectProperty<OklahomaRules> own() {
    return own;
  }

  /** What is written to a file. */
  public Map<String, String> lines() {
    return PlanLines.of(plan.get(), own.get());
  }

  /**
   * Takes what was read from a file.
   *
   * @throws IllegalArgumentException if it is no plan; then nothing has changed
   */
  public void take(Map<String, String> lines) {
    TablePlan kept = PlanLines.plan(venue, lines);
    own.set(PlanLines.own(lines));
    plan.set(kept);
  }

  /** Runs something after every change. */
  public void onChange(Runnable then) {
    plan.addListener((value, before, now) -> then.run());
    own.addListener((value, before, now) -> then.run());
  }

  @Override
  public ObservableValue<OklahomaRules> chosen() {
    return plan.map(TablePlan::rules);
  }

  @Override
  public void rules(OklahomaRules rules) {
    change(now -> now.of(rules, now.bots()));
  }

  @Override
  public OklahomaRules standardRules() {
    return venue.standard(seats());
  }

  /** Plays by the player's own rules. */
  void ownRules() {
    seated(own.get(), seats()).ifPresent(this::rules);
  }

  /** Why the player's own rules cannot be played by so many, if they cannot. */
  Optional<RulesFault> ownFault() {
    return fault(own.get(), seats());
  }

  @Override
  public void saveAsOwn() {
    keepAsOwn(plan.get().rules());
  }

  /** Keeps rules as the player's own. */
  public void keepAsOwn(OklahomaRules rules) {
    own.set(rules);
  }

  /** Plays a sheet of gin, with as many bots as it seats at most; Oklahoma if empty. */
  void game(Optional<GinPreset> sheet) {
    int most = sheet.map(GinPreset::mostSeats).orElse(venue.mostBots() + 1) - 1;
    change(now -> now.playing(Optional.empty()));
    if (plan.get().bots().size() > most) {
      seat(plan.get().bots().subList(0, most));
    }
    change(now -> now.playing(sheet));
  }

  void pace(Tempo pace) {
    change(now -> now.at(pace));
  }

  void grace(OptionalInt seconds) {
    change(now -> now.waiting(seconds));
  }

  void showPlaces(boolean show) {
    change(now -> now.helping(show, now.suggests()));
  }

  void suggest(boolean suggest) {
    change(now -> now.helping(now.showsPlaces(), suggest));
  }

  /** How many the rules seat, the player included. */
  int seats() {
    return plan.get().rules().seats();
  }

  /** Whether there is room for another bot. */
  boolean mayAdd() {
    int most = plan.get().gin().map(sheet -> sheet.mostSeats() - 1).orElse(venue.mostBots());
    return plan.get().bots().size() < most;
  }

  /** Seats another bot, last in turn order. */
  void add() {
    List<BotSeat> bots = new ArrayList<>(plan.get().bots());
    List<String> taken = bots.stream().map(BotSeat::name).toList();
    BotSeat.NAMES.stream()
        .filter(name -> !taken.contains(name))
        .findFirst()
        .ifPresent(name -> bots.add(new BotSeat(name, BotLevel.NORMAL)));
    seat(bots);
  }

  /** Why no bot may be removed, if none may. */
  Optional<RulesFault> removalFault() {
    return fault(plan.get().rules(), venue.seats(plan.get().bots().size() - 1));
  }

  void remove(int bot) {
    List<BotSeat> bots = new ArrayList<>(plan.get().bots());
    bots.remove(bot);
    seat(bots);
  }

  /** Lets a bot change places with the one before it. */
  void raise(int bot) {
    List<BotSeat> bots = new ArrayList<>(plan.get().bots());
    Collections.swap(bots, bot, bot - 1);
    seat(bots);
  }

  void level(int bot, BotLevel level) {
    List<BotSeat> bots = new ArrayList<>(plan.get().bots());
    bots.set(bot, bots.get(bot).at(level));
    seat(bots);
  }

  private void seat(List<BotSeat> bots) {
    seated(plan.get().rules(), venue.seats(bots.size()))
        .ifPresent(rules -> change(now -> now.of(rules, bots)));
  }

  private void change(UnaryOperator<TablePlan> how) {
    plan.set(how.apply(plan.get()));
  }

  private static Optional<OklahomaRules> seated(OklahomaRules rules, int seats) {
    return fault(rules, seats).isPresent()
        ? Optional.empty()
        : Optional.of(rules.draft().seats(seats).rules());
  }

  private static Optional<RulesFault> fault(OklahomaRules rules, int seats) {
    try {
      rules.draft().seats(seats).rules();
      return Optional.empty();
    } catch (RulesRefused refused) {
      return Optional.of(refused.fault());
    }
  }
}
