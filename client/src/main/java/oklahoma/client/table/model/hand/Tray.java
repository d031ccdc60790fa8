package oklahoma.client.table.model.hand;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import oklahoma.rules.Move;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.Contract;
import oklahoma.rules.oklahoma.OklahomaRules;

/**
 * The tray where the player puts the contract together before laying it down: a slot for each of
 * its melds; immutable and private. A staged card stays in the hand and leaves a ghost there.
 *
 * @param rules by which its melds are judged
 * @param slots books first
 */
public record Tray(OklahomaRules rules, List<Slot> slots) {

  public Tray {
    slots = List.copyOf(slots);
  }

  /** A tray with nothing in it. */
  public static Tray of(OklahomaRules rules, Contract contract) {
    List<Slot> slots = new ArrayList<>();
    slots.addAll(Collections.nCopies(contract.books(), Slot.empty(Meld.Kind.BOOK)));
    slots.addAll(Collections.nCopies(contract.runs(), Slot.empty(Meld.Kind.RUN)));
    return new Tray(rules, slots);
  }

  /** No tray, for games in which players do not lay down a contract. */
  public static Tray none() {
    return new Tray(OklahomaRules.standard(2), List.of());
  }

  /** The ids of all cards in it. */
  public Set<Integer> ids() {
    return slots.stream()
        .flatMap(slot -> slot.cards().stream())
        .map(Held::id)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** How many cards are in it. */
  public int size() {
    return slots.stream().mapToInt(slot -> slot.cards().size()).sum();
  }

  /** The laying down that it stands for; whether it is legal is for the deal to say. */
  public Move.LayDown move() {
    return new Move.LayDown(
        slots.stream().filter(slot -> !slot.cards().isEmpty()).map(Slot::meld).toList());
  }

  /**
   * The first slot of a kind that is empty, otherwise the first of that kind that is no meld yet,
   * else the first.
   */
  public OptionalInt slotFor(Meld.Kind kind) {
    OptionalInt empty = first(kind, slot -> slot.cards().isEmpty());
    OptionalInt open =
        empty.isPresent() ? empty : first(kind, slot -> slot.fault(rules).isPresent());
    return open.isPresent() ? open : first(kind, slot -> true);
  }

  /** With a card in a slot, taken out of any other slot first. */
  public Tray adding(int slot, Held held) {
    Tray out = without(held.id());
    return out.with(slot, out.slots.get(slot).adding(held, rules));
  }

  /** With these cards of the hand in a slot, in the order given; ids that it lacks are left out. */
  public Tray adding(int slot, List<Integer> ids, HandOrder hand) {
    Tray out = this;
    for (int id : ids) {
      Optional<Held> held = hand.find(id);
      out = held.isPresent() ? out.adding(slot, held.get()) : out;
    }
    return out;
  }

  /** With these melds of the contract in its slots, books first, made of these cards. */
  public Tray holding(List<Meld> melds, HandOrder hand) {
    List<Held> left = new ArrayList<>(hand.cards());
    List<Slot> filled = new ArrayList<>();
    for (int index = 0; index < slots.size(); index++) {
      Slot slot = slots.get(index).lying(melds.get(index), left);
      left.removeAll(slot.cards());
      filled.add(slot);
    }
    return new Tray(rules, filled);
  }

  /** With a card back in the hand. */
  public Tray without(int id) {
    return new Tray(rules, slots.stream().map(slot -> slot.without(id, rules)).toList());
  }

  /** With everything back in the hand. */
  public Tray cleared() {
    return new Tray(rules, slots.stream().map(slot -> Slot.empty(slot.kind())).toList());
  }

  /** With a wild of a slot at its other end. */
  public Tray flipped(int slot) {
    return with(slot, slots.get(slot).flipped(rules));
  }

  /** With only the cards that are still held. */
  Tray restored(HandOrder now) {
    Tray kept = this;
    for (int id : ids()) {
      kept = now.indexOf(id) < 0 ? kept.without(id) : kept;
    }
    return kept;
  }

  private Tray with(int index, Slot slot) {
    List<Slot> changed = new ArrayList<>(slots);
    changed.set(index, slot);
    return new Tray(rules, changed);
  }

  private OptionalInt first(Meld.Kind kind, Predicate<Slot> of) {
    for (int index = 0; index < slots.size(); index++) {
      if (slots.get(index).kind() == kind && of.test(slots.get(index))) {
        return OptionalInt.of(index);
      }
    }
    return OptionalInt.empty();
  }
}
