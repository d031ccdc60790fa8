package client.setup;

import atlantafx.base.controls.ToggleSwitch;
import client.page.Choice;
import client.page.Controls;
import client.text.Texts;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import rules.oklahoma.OklahomaRules;

/**
 * The control of each parameter. A value that the other parameters exclude cannot be chosen, and
 * the control says why.
 */
final class RuleControls {

  private RuleControls() {}

  /** A switch for what is on or off, a menu for everything else. */
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
        Choice.menu(
            texts,
            parameter.values(),
            table.chosen().map(parameter.get()),
            parameter.said(),
            value -> fault(texts, table, parameter, value),
            value -> choose(table, parameter, value));
    Controls.said(menu, texts.live("setup.rule." + parameter.key() + ".name"));
    return menu;
  }

  /** Why a parameter has no other value to offer, if it has none. */
  static <T> Optional<String> stuck(Texts texts, ChosenRules table, Parameter<T> parameter) {
    OklahomaRules rules = table.chosen().getValue();
    T now = parameter.get().apply(rules);
    List<T> others = parameter.values().stream().filter(value -> !value.equals(now)).toList();
    boolean free = others.stream().anyMatch(value -> parameter.fault(rules, value).isEmpty());
    return free ? Optional.empty() : fault(texts, table, parameter, others.getFirst());
  }

  private static <T> ToggleSwitch toggle(Texts texts, ChosenRules table, Parameter<T> parameter) {
    T on = parameter.values().getFirst();
    T off = parameter.values().getLast();
    ToggleSwitch toggle = new ToggleSwitch();
    Controls.said(toggle, texts.live("setup.rule." + parameter.key() + ".name"));
    table
        .chosen()
        .subscribe(rules -> {
          toggle.setSelected(parameter.get().apply(rules).equals(on));
          toggle.setDisable(stuck(texts, table, parameter).isPresent());
        });
    toggle
        .selectedProperty()
        .addListener((selected, before, now) -> choose(table, parameter, now ? on : off));
    return toggle;
  }

  private static <T> void choose(ChosenRules table, Parameter<T> parameter, T value) {
    OklahomaRules rules = table.chosen().getValue();
    if (!parameter.get().apply(rules).equals(value) && parameter.fault(rules, value).isEmpty()) {
      table.rules(parameter.changed(rules, value));
    }
  }

  private static <T> Optional<String> fault(
      Texts texts, ChosenRules table, Parameter<T> parameter, T value) {
    return parameter
        .fault(table.chosen().getValue(), value)
        .map(fault -> texts.say("setup.fault." + fault.name()));
  }
}
