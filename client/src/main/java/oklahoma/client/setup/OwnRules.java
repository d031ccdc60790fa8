package oklahoma.client.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import oklahoma.rules.Rules;
import oklahoma.rules.notation.Notation;

/** The player's saved rules, of either game, each set with a name. */
public final class OwnRules {
  /** The most letters that a name has. */
  public static final int LONGEST_NAME = 40;

  private final ReadOnlyObjectWrapper<List<Preset.Own>> all =
      new ReadOnlyObjectWrapper<>(this, "all", List.of());

  /** No rules yet. */
  public OwnRules() {}

  /** All of them, in the order in which they were kept first. */
  public List<Preset.Own> all() {
    return all.get();
  }

  /** The same, to be followed. */
  ReadOnlyObjectProperty<List<Preset.Own>> allProperty() {
    return all.getReadOnlyProperty();
  }

  /** The set of that name, if there is one. */
  Optional<Preset.Own> named(String name) {
    return all().stream().filter(each -> each.name().equals(name)).findFirst();
  }

  /** Keeps rules under a name, in place of those of the same name. */
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

  /** Forgets the rules of that name. */
  void forget(String name) {
    all.set(all().stream().filter(each -> !each.name().equals(name)).toList());
  }

  /**
   * Takes in what was kept, after what is there.
   *
   * @param rules in the notation
   * @throws IllegalArgumentException if they cannot be read; then nothing has changed
   */
  public void takeIn(String name, String rules) {
    keep(name, Notation.anyRules(rules).orElseThrow());
  }

  /** Tells somebody after every change what there was before it and what there is now. */
  public void onChange(BiConsumer<List<Preset.Own>, List<Preset.Own>> then) {
    all.addListener((value, before, now) -> then.accept(before, now));
  }
}
