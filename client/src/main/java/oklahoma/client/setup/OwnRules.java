package oklahoma.client.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import oklahoma.rules.Rules;
import oklahoma.rules.notation.Notation;

/** The player's own sets of rules for both games, each with a name. */
public final class OwnRules {
  /** The maximum number of characters in a name. */
  public static final int LONGEST_NAME = 40;

  private final ReadOnlyObjectWrapper<List<Preset.Own>> all =
      new ReadOnlyObjectWrapper<>(this, "all", List.of());

  /** No sets yet. */
  public OwnRules() {}

  /** All sets, in the order in which they were first saved. */
  public List<Preset.Own> all() {
    return all.get();
  }

  /** The observable list of all sets. */
  ReadOnlyObjectProperty<List<Preset.Own>> allProperty() {
    return all.getReadOnlyProperty();
  }

  /** The set with this name, if there is one. */
  Optional<Preset.Own> named(String name) {
    return all().stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /** Saves rules under a name, in place of a set with the same name. */
  public void keep(String name, Rules rules) {
    Preset.Own fresh = new Preset.Own(name, rules);
    List<Preset.Own> now = new ArrayList<>(all());
    Optional<Preset.Own> before = named(name);
    if (before.isPresent()) {
      now.set(now.indexOf(before.get()), fresh);
    } else {
      now.add(fresh);
    }
    all.set(List.copyOf(now));
  }

  /** Deletes the set with this name. */
  void forget(String name) {
    all.set(all().stream().filter(each -> !each.name().equals(name)).toList());
  }

  /**
   * Adds a set that was read from the database.
   *
   * @param rules the rules in the notation
   * @throws IllegalArgumentException if they cannot be read; then nothing has changed
   */
  public void takeIn(String name, String rules) {
    keep(name, Notation.anyRules(rules).orElseThrow());
  }

  /** Registers a listener, which receives the lists before and after every change. */
  public void onChange(BiConsumer<List<Preset.Own>, List<Preset.Own>> then) {
    all.addListener((value, before, now) -> then.accept(before, now));
  }
}
