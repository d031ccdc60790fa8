package client.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import protocol.BotLevel;
import rules.oklahoma.OklahomaRules;
import rules.oklahoma.RulesFault;
import rules.oklahoma.RulesRefused;

/**
 * The plan of the next table while it is being changed. A plan that cannot be played never comes
 * about.
 */
public final class PlannedTable {
  private static final int MOST_BOTS = 7;

  private final ObjectProperty<TablePlan> plan = new SimpleObjectProperty<>(TablePlan.first());
  private final ObjectProperty<OklahomaRules> own =
      new SimpleObjectProperty<>(TablePlan.standard(3));

  /** A newcomer's plan. */
  public PlannedTable() {}

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
    TablePlan kept = PlanLines.plan(lines);
    own.set(PlanLines.own(lines));
    plan.set(kept);
  }

  /** Runs something after every change. */
  public void onChange(Runnable then) {
    plan.addListener((value, before, now) -> then.run());
    own.addListener((value, before, now) -> then.run());
  }

  /** Plays by other rules with the same number of seats. */
  void rules(OklahomaRules rules) {
    change(now -> new TablePlan(rules, now.bots(), now.pace(), now.showsPlaces(), now.suggests()));
  }

  /** Plays by the standard rules. */
  void standard() {
    rules(TablePlan.standard(seats()));
  }

  /** Plays by the player's own rules. */
  void ownRules() {
    seated(own.get(), seats()).ifPresent(this::rules);
  }

  /** Why the player's own rules cannot be played by so many, if they cannot. */
  Optional<RulesFault> ownFault() {
    return fault(own.get(), seats());
  }

  /** Keeps the rules as the player's own. */
  void saveAsOwn() {
    own.set(plan.get().rules());
  }

  /** In how many parameters the rules differ from the standard ones. */
  int changes() {
    OklahomaRules standard = TablePlan.standard(seats());
    OklahomaRules rules = plan.get().rules();
    return (int) Parameter.all().stream().filter(one -> one.differs(rules, standard)).count();
  }

  void pace(Tempo pace) {
    change(now -> new TablePlan(now.rules(), now.bots(), pace, now.showsPlaces(), now.suggests()));
  }

  void showPlaces(boolean show) {
    change(now -> new TablePlan(now.rules(), now.bots(), now.pace(), show, now.suggests()));
  }

  void suggest(boolean suggest) {
    change(now -> new TablePlan(now.rules(), now.bots(), now.pace(), now.showsPlaces(), suggest));
  }

  /** How many play, the player included. */
  int seats() {
    return plan.get().rules().seats();
  }

  /** Whether there is room for another bot. */
  boolean mayAdd() {
    return plan.get().bots().size() < MOST_BOTS;
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
    return fault(plan.get().rules(), seats() - 1);
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
    seated(plan.get().rules(), bots.size() + 1)
        .ifPresent(rules ->
            change(
                now -> new TablePlan(rules, bots, now.pace(), now.showsPlaces(), now.suggests())));
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
