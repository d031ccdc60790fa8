package oklahoma.client.table.words;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.client.table.model.hand.Slot;
import oklahoma.client.text.Texts;
import oklahoma.rules.Refusal;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.Values;

/** The text above a slot of the tray. */
public final class SlotWords {
  private final Texts texts;

  public SlotWords(Texts texts) {
    this.texts = texts;
  }

  /** The kind of meld and its progress: {@code Run 3/4}, with a tick if the meld is complete. */
  public String title(Slot slot, OklahomaRules rules) {
    String key =
        switch (slot.kind()) {
          case BOOK -> "board.slot.book";
          case RUN -> "board.slot.run";
        };
    String title = texts.say(key, slot.cards().size(), slot.fewest());
    return slot.fault(rules).isEmpty() ? title + " ✓" : title;
  }

  /**
   * The next card that the slot needs, or what is wrong with it; an empty text if it is complete.
   */
  public String hint(Slot slot, OklahomaRules rules) {
    if (slot.cards().isEmpty()) {
      return texts.say("board.slot.empty");
    }
    Optional<Refusal> fault = slot.fault(rules);
    return fault.map(refusal -> hint(slot, refusal, rules)).orElse("");
  }

  /**
   * The card for which a wild in a slot stands; empty for natural cards, and while it is unknown.
   */
  public Optional<String> standsFor(Slot slot, int place) {
    List<Card> cards = slot.meld().cards();
    boolean natural = cards.stream().anyMatch(card -> !Values.wild(card));
    if (!Values.wild(cards.get(place)) || !natural) {
      return Optional.empty();
    }
    return switch (slot.kind()) {
      case BOOK -> Optional.of(texts.say("board.wild.rank", OklahomaMelds.rankOf(slot.meld())));
      case RUN ->
          fits(slot.meld())
              ? Optional.of(
                  texts.say("board.wild.card", OklahomaMelds.standsFor(slot.meld(), place)))
              : Optional.empty();
    };
  }

  private static boolean fits(Meld run) {
    return OklahomaMelds.bottom(run) >= 1 && OklahomaMelds.top(run) <= 14;
  }

  private String hint(Slot slot, Refusal refusal, OklahomaRules rules) {
    boolean natural = slot.cards().stream().anyMatch(held -> !Values.wild(held.card()));
    return switch (refusal.reason()) {
      case BOOK_SHORT ->
          natural
              ? texts.say("board.slot.needs", OklahomaMelds.rankOf(slot.meld()))
              : texts.say("board.slot.needs.natural");
      case RUN_SHORT ->
          natural ? growing(slot.meld(), rules) : texts.say("board.slot.needs.natural");
      case RUN_GAP -> texts.say("board.slot.needs", refusal.cards().getFirst());
      case NATURALS_MISSING, WILDS_OUTNUMBER -> texts.say("board.slot.needs.natural");
      default -> texts.say("board.slot.wrong");
    };
  }

  private String growing(Meld run, OklahomaRules rules) {
    List<Card> next = new ArrayList<>();
    for (End end : End.values()) {
      OklahomaMelds.grows(rules, run, end).ifPresent(next::add);
    }
    return texts.say(
        next.size() == 2 ? "board.slot.needs.either" : "board.slot.needs", next.toArray());
  }
}
