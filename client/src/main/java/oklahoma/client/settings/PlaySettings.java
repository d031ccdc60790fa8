package oklahoma.client.settings;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import oklahoma.rules.card.Rank;

/** The settings of the player's hand, and of the claims for which the player is asked. */
public final class PlaySettings {
  private final Habits habits = new Habits();
  private final BooleanProperty steadyHand = new SimpleBooleanProperty();
  private final BooleanProperty noWhenDown = new SimpleBooleanProperty();
  private final ObjectProperty<Set<Rank>> askOnlyFor = new SimpleObjectProperty<>(Set.of());
  private final KeptGroup kept =
      new KeptGroup(Stream.concat(habits.kept().stream(), answers().stream()).toList());

  PlaySettings() {}

  private List<StoredSetting<?>> answers() {
    return List.of(
        StoredSetting.of("steady-hand", steadyHand),
        StoredSetting.of("no-when-down", noWhenDown),
        new StoredSetting<>(
            "ask-only-for", askOnlyFor, Set.of(), PlaySettings::ranks, PlaySettings::ranks));
  }

  public KeptGroup kept() {
    return kept;
  }

  /** Whether the pointer must move further before a press becomes a drag. */
  public BooleanProperty steadyHandProperty() {
    return steadyHand;
  }

  /** The player's habits: what the pointer does, what is marked, and what needs confirmation. */
  public Habits habits() {
    return habits;
  }

  /** Whether the program declines every claim for a player who is down. */
  public BooleanProperty noWhenDownProperty() {
    return noWhenDown;
  }

  /** The ranks of discards for which the player is asked about a claim; empty for all ranks. */
  public ObjectProperty<Set<Rank>> askOnlyForProperty() {
    return askOnlyFor;
  }

  private static Set<Rank> ranks(String line) {
    return StoredSetting.words(line).stream()
        .map(word -> Rank.valueOf(word.toUpperCase(Locale.ROOT)))
        .collect(Collectors.toUnmodifiableSet());
  }

  private static String ranks(Set<Rank> ranks) {
    return ranks.stream()
        .sorted()
        .map(rank -> rank.name().toLowerCase(Locale.ROOT))
        .collect(Collectors.joining(" "));
  }
}
