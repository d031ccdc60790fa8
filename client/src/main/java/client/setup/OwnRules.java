package client.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import rules.Rules;
import rules.notation.Fault;
import rules.notation.Notation;
import rules.notation.Parsed;

/** The rules that the player has kept, of either game, each set with a name. */
public final class OwnRules {
  /** The most letters that a name has. */
  public static final int LONGEST_NAME = 40;

  private static final String NAME = "name-";
  private static final String RULES = "rules-";

  /** A file whose rules cannot be read. */
  public static final class Damaged extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;
    private final String name;
    private final transient Fault fault;

    Damaged(String name, Fault fault) {
      super("the rules “" + name + "”: " + fault);
      this.name = name;
      this.fault = fault;
    }

    /** What the player called the rules. */
    public String name() {
      return name;
    }

    /** Where in their line something is wrong, and what. */
    public Fault fault() {
      return fault;
    }
  }

  private final ReadOnlyObjectWrapper<List<Preset.Own>> all =
      new ReadOnlyObjectWrapper<>(this, "all", List.of());
  private Optional<Damaged> damage = Optional.empty();

  /** Nothing kept yet. */
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

  /** What is written to a file. */
  public Map<String, String> lines() {
    Map<String, String> lines = new TreeMap<>();
    for (int number = 1; number <= all().size(); number++) {
      Preset.Own own = all().get(number - 1);
      lines.put(NAME + number, own.name());
      lines.put(RULES + number, Notation.print(own.rules()));
    }
    return lines;
  }

  /**
   * Takes what was read from a file.
   *
   * @throws IllegalArgumentException if it is none of such rules; then nothing has changed
   */
  public void take(Map<String, String> lines) {
    List<Preset.Own> read = new ArrayList<>();
    for (int number = 1; lines.containsKey(NAME + number); number++) {
      String name = lines.getOrDefault(NAME + number, "");
      read.add(new Preset.Own(name, rules(name, lines.getOrDefault(RULES + number, ""))));
    }
    if (2 * read.size() != lines.size()) {
      throw new IllegalArgumentException("names and rules do not go together");
    }
    all.set(List.copyOf(read));
  }

  /** Why the file could not be read, if it was its rules. */
  public Optional<Damaged> damage() {
    return damage;
  }

  /** Runs something after every change. */
  public void onChange(Runnable then) {
    all.addListener((value, before, now) -> then.run());
  }

  private Rules rules(String name, String text) {
    return switch (Notation.anyRules(text)) {
      case Parsed.Value<Rules>(Rules rules) -> rules;
      case Parsed.Faulty<Rules>(Fault fault) -> {
        Damaged damaged = new Damaged(name, fault);
        damage = Optional.of(damaged);
        throw damaged;
      }
    };
  }
}
