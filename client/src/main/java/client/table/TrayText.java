package client.table;

import client.text.Refusals;
import client.text.Texts;
import java.util.Optional;
import rules.Reason;
import rules.Refusal;

/** The words on the tray. */
public final class TrayText {
  private final Texts texts;
  private final Refusals refusals;

  /** Words of this language, with the sentences for what does not fit. */
  public TrayText(Texts texts, Refusals refusals) {
    this.texts = texts;
    this.refusals = refusals;
  }

  /** What a slot is for and how full it is: Run 3/4. */
  public String header(Slot slot) {
    return switch (slot.kind()) {
      case BOOK -> texts.say("table.slot.book", slot.cards().size(), slot.fewest());
      case RUN -> texts.say("table.slot.run", slot.cards().size(), slot.fewest());
    };
  }

  /** What a slot still needs or what is wrong in it; empty if it is a meld. */
  public Optional<String> needs(Slot slot, Tray tray) {
    return slot.fault(tray.rules()).map(fault -> needs(slot, fault));
  }

  /** What the button says: how many cards would be left, or how far one is in hand 5. */
  public String button(Sight sight) {
    Tray tray = sight.own().tray();
    int held = sight.own().hand().cards().size();
    if (sight.deal().contract().allAtOnce() && tray.size() < held) {
      return texts.say("table.laydown.all", tray.size(), held);
    }
    return tray.fault().isPresent()
        ? texts.say("table.laydown")
        : texts.say("table.laydown.leaves", held - tray.size());
  }

  private String needs(Slot slot, Refusal fault) {
    boolean tooFew =
        slot.cards().isEmpty()
            || fault.reason() == Reason.BOOK_SHORT
            || fault.reason() == Reason.RUN_SHORT;
    if (tooFew) {
      return texts.say("table.slot.missing", Math.max(1, slot.fewest() - slot.cards().size()));
    }
    return fault.reason() == Reason.RUN_GAP
        ? texts.say("table.slot.gap", fault.cards().getFirst())
        : refusals.say(fault);
  }
}
