package oklahoma.host.table;

import java.util.List;
import oklahoma.host.table.effect.Effect;

/**
 * The result of a message.
 *
 * @param state the table after it
 * @param effects the effects to perform, in order
 */
record Step(TableState state, List<Effect> effects) {
  Step {
    effects = List.copyOf(effects);
  }
}
