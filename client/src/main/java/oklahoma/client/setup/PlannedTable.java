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

/** The plan of the next table while the player changes it. Every state of it can be played. */
public final class PlannedTable implements ChosenRules {
  private final Venue venue;
  private final OwnRules own;
  private final ObjectProperty<TablePlan> plan;

  /** The last rules of the other game, for a player who switches back to it. */
  private Rules resting;

  /** The plan of a new player without own sets of rules. */
  public PlannedTable(Venue venue) {
    this(venue, new OwnRules());
  }

  /**
   * The plan of a new player.
   *
   * @param own the player's own sets of rules
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

  /** The current plan. */
  public ReadOnlyObjectProperty<TablePlan> planProperty() {
    return plan;
  }

  /** The fields to save. */
  public Map<String, String> lines() {
    return PlanLines.of(plan.get(), resting);
  }

  /**
   * Applies saved fields.
   *
   * @throws IllegalArgumentException if they are not a plan; then nothing has changed
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

  /** Runs an action after every change of the plan. */
  public void onChange(Runnable then) {
    plan.addListener((value, before, now) -> then.run());
  }

  @Override
  public ObservableValue<Rules> chosenProperty() {
    return plan.map(TablePlan::rules);
  }

  /** The chosen game. */
  Game game() {
    return plan.get().rules().game();
  }

  /** Only the chosen game: a separate control switches to the other one. */
  @Override
  public List<Game> games() {
    return List.of(game());
  }

  /**
   * Chooses other rules, and removes bots that have no seat in them. On the network, rules with
   * fewer seats than before also leave one seat for a friend.
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

  /**
   * The text key of the reason why a preset cannot be chosen even with fewer bots; empty if it can.
   */
  Optional<String> refusal(Preset preset) {
    Rules rules = preset.rules(venue);
    int bots = Math.min(plan.get().bots().size(), rules.mostSeats() - 1);
    return Unplayable.by(venue.seats(rules.game(), bots), rules);
  }

  /** Switches to a game, with the rules that it had last. */
  void game(Game game) {
    if (game != game()) {
      rules(resting);
    }
    if (game != game()) { // Those rules do not allow this number of players.
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

  /** The largest number of players that the rules allow. */
  int mostSeats() {
    return plan.get().rules().mostSeats();
  }

  /** The number of players in the plan: the bots and the player. */
  int sitting() {
    return plan.get().bots().size() + 1;
  }

  /** Whether the rules have a seat for another bot. */
  boolean mayAdd() {
    return sitting() < mostSeats();
  }

  /** Adds a bot after the last one in turn order. */
  void add() {
    List<BotSeat> bots = new ArrayList<>(plan.get().bots());
    List<String> taken = bots.stream().map(BotSeat::name).toList();
    BotSeat.NAMES.stream()
        .filter(name -> !taken.contains(name))
        .findFirst()
        .ifPresent(name -> bots.add(new BotSeat(name, BotLevel.NORMAL)));
    seat(bots);
  }

  /** The text key of the reason why no bot may be removed; empty if one may. */
  Optional<String> removalFault() {
    Rules rules = plan.get().rules();
    return Unplayable.by(venue.seats(rules.game(), plan.get().bots().size() - 1), rules);
  }

  void remove(int bot) {
    List<BotSeat> bots = new ArrayList<>(plan.get().bots());
    bots.remove(bot);
    seat(bots);
  }

  /** Swaps a bot with the one before it. */
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
