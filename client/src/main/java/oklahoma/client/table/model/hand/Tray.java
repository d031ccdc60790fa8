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
 * The tray where the player stages the contract before laying it down, with a slot for each meld;
 * immutable and never sent. A staged card remains part of the hand, where its place stays empty.
 *
 * @param rules for judging the melds
 * @param slots books first
 */
public record Tray(OklahomaRules rules, List<Slot> slots) {

  public Tray {
    slots = List.copyOf(slots);
  }

  /** An empty tray with the slots of a contract. */
  public static Tray of(OklahomaRules rules, Contract contract) {
    List<Slot> slots = new ArrayList<>();
    slots.addAll(Collections.nCopies(contract.books(), Slot.empty(Meld.Kind.BOOK)));
    slots.addAll(Collections.nCopies(contract.runs(), Slot.empty(Meld.Kind.RUN)));
    return new Tray(rules, slots);
  }

  /** A tray without slots, for gin and for records. */
  public static Tray none() {
    return new Tray(OklahomaRules.standard(2), List.of());
  }

  /** The ids of all staged cards. */
  public Set<Integer> ids() {
    return slots.stream()
        .flatMap(slot -> slot.cards().stream())
        .map(Held::id)
        .collect(Collectors.toUnmodifiableSet());
  }

  /** The number of staged cards. */
  public int size() {
    return slots.stream().mapToInt(slot -> slot.cards().size()).sum();
  }

  /** The staged melds as a move, which may be illegal. */
  public Move.LayDown move() {
    return new Move.LayDown(
        slots.stream().filter(slot -> !slot.cards().isEmpty()).map(Slot::meld).toList());
  }

  /**
   * The slot for staging a meld of this kind: the first empty one, otherwise the first incomplete
   * one, otherwise the first. Empty if the contract has no such meld.
   */
  public OptionalInt slotFor(Meld.Kind kind) {
    OptionalInt empty = first(kind, slot -> slot.cards().isEmpty());
    OptionalInt open =
        empty.isPresent() ? empty : first(kind, slot -> slot.fault(rules).isPresent());
    return open.isPresent() ? open : first(kind, slot -> true);
  }

  /** With a card staged in a slot, and in no other. */
  public Tray adding(int slot, Held held) {
    Tray out = without(held.id());
    return out.with(slot, out.slots.get(slot).adding(held, rules));
  }

  /**
   * With these cards of the hand staged in a slot, in this order. Ignores ids that are not in the
   * hand.
   */
  public Tray adding(int slot, List<Integer> ids, HandOrder hand) {
    Tray out = this;
    for (int id : ids) {
      Optional<Held> held = hand.find(id);
      out = held.isPresent() ? out.adding(slot, held.get()) : out;
    }
    return out;
  }

  /** With these melds of the contract, books first, staged from the cards of the hand. */
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

  /** Without this card, which returns to the hand. */
  public Tray without(int id) {
    return new Tray(rules, slots.stream().map(slot -> slot.without(id, rules)).toList());
  }

  /** Without any cards. */
  public Tray cleared() {
    return new Tray(rules, slots.stream().map(slot -> Slot.empty(slot.kind())).toList());
  }

  /** With a wild of a slot at the other end of its run. */
  public Tray flipped(int slot) {
    return with(slot, slots.get(slot).flipped(rules));
  }

  /** Without cards that have left the hand. */
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
