package oklahoma.client.setup;

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
import oklahoma.protocol.people.BotLevel;
import oklahoma.rules.Game;
import oklahoma.rules.Rules;
import oklahoma.rules.gin.GinPreset;

/** The plan of the next table while the player changes it. It is always playable. */
public final class PlannedTable implements ChosenRules {
  private final Venue venue;
  private final OwnRules own;
  private final ObjectProperty<TablePlan> plan;

  /** The rules of the other game, for who turns back to it. */
  private Rules resting;

  /** A newcomer's plan, where no rules are kept. */
  public PlannedTable(Venue venue) {
    this(venue, new OwnRules());
  }

  /**
   * A newcomer's plan.
   *
   * @param own the rules that the player keeps
   */
  public PlannedTable(Venue venue, OwnRules own) {
    this.venue = venue;
    this.own = own;
    plan = new SimpleObjectProperty<>(TablePlan.first(venue));
    resting = venue.sheet(GinPreset.CLASSIC, venue.freest(Game.GIN));
  }

  @Override
  public Venue venue() {
    return venue;
  }

  @Override
  public OwnRules own() {
    return own;
  }

  /** The plan. */
  public ReadOnlyObjectProperty<TablePlan> planProperty() {
    return plan;
  }

  /** What is kept of it, by names. */
  public Map<String, String> lines() {
    return PlanLines.of(plan.get(), resting);
  }

  /**
   * Takes what was kept.
   *
   * @throws IllegalArgumentException if it is no plan; then nothing has changed
   */
  public void take(Map<String, String> lines) {
    TablePlan kept = PlanLines.plan(venue, lines);
    Rules other = PlanLines.resting(lines, usual(other(kept.rules().game())));
    if (other.game() == kept.rules().game()) {
      throw new IllegalArgumentException("two rules of one game");
    }
    resting = other;
    plan.set(kept);
  }

  /** Runs something after every change. */
  public void onChange(Runnable then) {
    plan.addListener((value, before, now) -> then.run());
  }

  @Override
  public ObservableValue<Rules> chosenProperty() {
    return plan.map(TablePlan::rules);
  }

  /** The game that is played. */
  Game game() {
    return plan.get().rules().game();
  }

  /** Only the game of the plan; the other one is chosen apart from its rules. */
  @Override
  public List<Game> games() {
    return List.of(game());
  }

  /**
   * Plays by other rules, with as many bots as they seat at most. Where others may join, fewer
   * seats than before leave one to a friend.
   */
  @Override
  public void rules(Rules rules) {
    List<BotSeat> bots = plan.get().bots();
    boolean friend = venue == Venue.NETWORK && rules.mostSeats() < mostSeats();
    int most = rules.mostSeats() - (friend ? 2 : 1);
    seat(rules, bots.size() > most ? bots.subList(0, most) : bots);
  }

  @Override
  public Optional<String> refusal(Rules rules) {
    return sitting() > rules.mostSeats() ? Unplayable.by(sitting(), rules) : Optional.empty();
  }

  /** Why the bots could not sit there by a preset's rules even if some of them left. */
  Optional<String> refusal(Preset preset) {
    Rules rules = preset.rules(venue);
    int bots = Math.min(plan.get().bots().size(), rules.mostSeats() - 1);
    return Unplayable.by(venue.seats(rules.game(), bots), rules);
  }

  /** Plays a game by the rules that it was planned with last. */
  void game(Game game) {
    if (game != game()) {
      rules(resting);
    }
    if (game != game()) { // The rules do not allow this number of players.
      rules(usual(game));
    }
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

  /** By how many the rules can be played at most. */
  int mostSeats() {
    return plan.get().rules().mostSeats();
  }

  /** How many sit there now, the player included. */
  int sitting() {
    return plan.get().bots().size() + 1;
  }

  /** Whether there is room for another bot. */
  boolean mayAdd() {
    return sitting() < mostSeats();
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

  /** Why no bot may be removed, as the key of a sentence, if none may. */
  Optional<String> removalFault() {
    Rules rules = plan.get().rules();
    return Unplayable.by(venue.seats(rules.game(), plan.get().bots().size() - 1), rules);
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
    seat(plan.get().rules(), bots);
  }

  private void seat(Rules rules, List<BotSeat> bots) {
    rules
        .seated(venue.seats(rules.game(), bots.size()))
        .ifPresent(seated -> {
          if (seated.game() != game()) {
            resting = plan.get().rules();
          }
          change(now -> now.of(seated, bots));
        });
  }

  private Rules usual(Game game) {
    return switch (game) {
      case OKLAHOMA -> venue.standard(venue.freest(game));
      case GIN -> venue.sheet(GinPreset.CLASSIC, venue.freest(game));
    };
  }

  private static Game other(Game game) {
    return switch (game) {
      case OKLAHOMA -> Game.GIN;
      case GIN -> Game.OKLAHOMA;
    };
  }

  private void change(UnaryOperator<TablePlan> how) {
    plan.set(how.apply(plan.get()));
  }
}
