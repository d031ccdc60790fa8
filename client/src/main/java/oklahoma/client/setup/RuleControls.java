package oklahoma.client.setup;

import atlantafx.base.controls.ToggleSwitch;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.Label;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Choice;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.rules.Rules;

/**
 * Makes the control of a parameter. Values that other parameters exclude cannot be chosen, and the
 * control says why. While the other game is chosen, it keeps showing its last value.
 */
final class RuleControls {

  private static final int FEW = 3;

  private RuleControls() {}

  /** The control: a switch for parameters that are on or off, a menu for all others. */
  static <T> Control of(Texts texts, ChosenRules table, Parameter<T> parameter) {
    Control control =
        parameter.values().getFirst() instanceof Boolean
            ? toggle(texts, table, parameter)
            : menu(texts, table, parameter);
    control.setId("rule-" + parameter.key());
    return control;
  }

  static <T> ComboBox<T> menu(Texts texts, ChosenRules table, Parameter<T> parameter) {
    ComboBox<T> menu =
        Choice.quietMenu(
            texts,
            parameter.values(),
            value(table, parameter),
            parameter.wording(),
            value -> refused(table, parameter, value).isPresent(),
            value -> choose(table, parameter, value));
    Controls.spoken(menu, texts.live(parameter.nameKey()));
    NodeVisibility.follow(
        menu,
        table.chosenProperty(),
        rules -> {
          if (rules.game() == parameter.game()) {
            menu.setDisable(parameter.idle().apply(rules).isPresent());
          }
        });
    return menu;
  }

  /** Why a parameter has no effect now, or allows no other value; empty if it can be changed. */
  static <T> Optional<String> stuck(Texts texts, ChosenRules table, Parameter<T> parameter) {
    Rules rules = table.chosenProperty().getValue();
    Optional<String> idle = parameter.idle().apply(rules);
    if (idle.isPresent()) {
      return idle.map(texts::say);
    }
    T now = parameter.get().apply(rules);
    List<T> others = parameter.values().stream().filter(value -> !value.equals(now)).toList();
    boolean free = others.stream().anyMatch(value -> refused(table, parameter, value).isEmpty());
    return free ? Optional.empty() : refused(table, parameter, others.getFirst()).map(texts::say);
  }

  /** Why some values cannot be chosen now; empty if all can. */
  private static <T> String reasons(Texts texts, ChosenRules table, Parameter<T> parameter) {
    Optional<String> stuck = stuck(texts, table, parameter);
    if (stuck.isPresent()) {
      return stuck.get();
    }
    Map<String, List<String>> refused = new LinkedHashMap<>();
    for (T value : parameter.values()) {
      refused(table, parameter, value)
          .ifPresent(why ->
              refused
                  .computeIfAbsent(why, fresh -> new ArrayList<>())
                  .add(parameter.wording().apply(texts, value)));
    }
    return refused.entrySet().stream()
        .map(each -> texts.say("setup.not-now", few(each.getValue()), texts.say(each.getKey())))
        .collect(Collectors.joining("\n"));
  }

  /** A label with the {@link #reasons}; hidden if there are none. */
  static Label reason(Texts texts, ChosenRules table, Parameter<?> parameter) {
    Label reason = Controls.styled(Controls.wrapped(new Label()), "reason");
    Runnable say =
        () -> {
          if (table.chosenProperty().getValue().game() == parameter.game()) {
            String why = reasons(texts, table, parameter);
            reason.setText(why);
            Controls.show(reason, !why.isEmpty());
          }
        };
    NodeVisibility.follow(reason, table.chosenProperty(), rules -> say.run());
    texts.whileSeen(reason, say);
    return reason;
  }

  /** The values in one text; of many, only the first and the last. */
  private static String few(List<String> values) {
    return values.size() > FEW
        ? values.getFirst() + " … " + values.getLast()
        : String.join(", ", values);
  }

  private static <T> ObservableValue<T> value(ChosenRules table, Parameter<T> parameter) {
    AtomicReference<T> last =
        new AtomicReference<>(parameter.get().apply(table.chosenProperty().getValue()));
    return table
        .chosenProperty()
        .map(rules ->
            last.updateAndGet(before ->
                rules.game() == parameter.game() ? parameter.get().apply(rules) : before));
  }

  private static <T> ToggleSwitch toggle(Texts texts, ChosenRules table, Parameter<T> parameter) {
    T on = parameter.values().getFirst();
    T off = parameter.values().getLast();
    ToggleSwitch toggle = new ToggleSwitch();
    Controls.spoken(toggle, texts.live(parameter.nameKey()));
    NodeVisibility.follow(
        toggle,
        table.chosenProperty(),
        rules -> {
          if (rules.game() == parameter.game()) {
            toggle.setSelected(parameter.get().apply(rules).equals(on));
            toggle.setDisable(stuck(texts, table, parameter).isPresent());
          }
        });
    toggle
        .selectedProperty()
        .addListener((selected, before, now) -> choose(table, parameter, now ? on : off));
    return toggle;
  }

  private static <T> void choose(ChosenRules table, Parameter<T> parameter, T value) {
    Rules rules = table.chosenProperty().getValue();
    if (!parameter.get().apply(rules).equals(value)
        && parameter.idle().apply(rules).isEmpty()
        && refused(table, parameter, value).isEmpty()) {
      table.rules(parameter.set().apply(rules, value));
    }
  }

  private static <T> Optional<String> refused(ChosenRules table, Parameter<T> parameter, T value) {
    Rules rules = table.chosenProperty().getValue();
    return parameter
        .fault(rules, value)
        .or(() -> table.refusal(parameter.set().apply(rules, value)));
  }
}
