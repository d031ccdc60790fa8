package oklahoma.client.app;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.panel.ReasonChip;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;

/** How a player does everything from the first screen on: by one kind of gesture alone. */
sealed interface Way {

  /** From the first screen through the setup to a table with two bots. */
  void begin(String name);

  /** Draws from the stock. */
  void draw();

  void discard(Held card);

  /** Wants the card of a claim window. */
  void claim();

  /** Leaves the card of a claim window; the next seat draws as soon as the window closes. */
  void leave();

  /** Fills one slot of the tray after the other and lays down. */
  void layDown(List<Meld.Kind> kinds, List<List<String>> melds);

  /** Puts a card on a meld where it fits. */
  void toMeld(Held card, int meld, End end);

  /**
   * Tries what the rules refuse to a seat that is not down.
   *
   * @return the sentence about it
   */
  String tryTooEarly(Held card);

  /** From the cards that are left at the end of a hand to the score sheet. */
  void toScores();

  /** From the score sheet to the next hand. */
  void nextHand();

  private static void pastReveal(ProgramOnScreen screen, Runnable gesture) {
    screen.await("the cards that are left", () -> screen.shows("reveal"));
    gesture.run();
    screen.await("the scores", () -> screen.shows("score-sheet"));
  }

  private static String reason(ProgramOnScreen screen) {
    screen.await("a reason", () -> screen.shows("reason"));
    return ((ReasonChip) screen.find("reason")).words();
  }

  /** Cards are carried; buttons are pressed with the pointer. */
  record ByDrag(ProgramOnScreen screen) implements Way {
    @Override
    public void begin(String name) {
      byMouse(screen, name);
    }

    @Override
    public void draw() {
      screen.drag(screen.middle("stock"), hand());
    }

    @Override
    public void discard(Held card) {
      screen.drag(screen.onCard(card), screen.middle("discard"));
    }

    @Override
    public void claim() {
      screen.drag(screen.middle("discard"), hand());
    }

    @Override
    public void leave() {
      screen.click("claim-no");
    }

    @Override
    public void layDown(List<Meld.Kind> kinds, List<List<String>> melds) {
      for (int slot = 0; slot < melds.size(); slot++) {
        for (String card : melds.get(slot)) {
          screen.drag(screen.onCard(screen.held(card)), screen.middle("slot-" + slot));
        }
      }
      screen.click("lay-down");
    }

    @Override
    public void toMeld(Held card, int meld, End end) {
      screen.drag(screen.onCard(card), screen.onMeld(meld, end));
    }

    @Override
    public String tryTooEarly(Held card) {
      toMeld(card, 0, End.HIGH);
      return reason(screen);
    }

    @Override
    public void toScores() {
      pastReveal(screen, () -> screen.click("reveal"));
    }

    @Override
    public void nextHand() {
      screen.click("next-hand");
    }

    private Point2D hand() {
      return screen.onCard(screen.of(model -> model.own().hand().cards().get(4)));
    }
  }

  /** A click on a card, and a click on where it goes. */
  record ByClicks(ProgramOnScreen screen) implements Way {
    @Override
    public void begin(String name) {
      byMouse(screen, name);
    }

    @Override
    public void draw() {
      screen.click("stock");
    }

    @Override
    public void discard(Held card) {
      screen.click(screen.onCard(card));
      screen.click("discard");
    }

    @Override
    public void claim() {
      screen.click("claim-want");
    }

    @Override
    public void leave() {
      screen.click("claim-no");
    }

    @Override
    public void layDown(List<Meld.Kind> kinds, List<List<String>> melds) {
      for (int slot = 0; slot < melds.size(); slot++) {
        for (String card : melds.get(slot)) {
          screen.click(screen.onCard(unselected(card)));
        }
        screen.click("slot-" + slot);
      }
      screen.click("lay-down");
    }

    @Override
    public void toMeld(Held card, int meld, End end) {
      screen.click(screen.onCard(card));
      screen.click(screen.onMeld(meld, end));
    }

    @Override
    public String tryTooEarly(Held card) {
      toMeld(card, 0, End.HIGH);
      String text = reason(screen);
      screen.click(screen.onCard(card));
      return text;
    }

    @Override
    public void toScores() {
      pastReveal(screen, () -> screen.click("reveal"));
    }

    @Override
    public void nextHand() {
      screen.click("next-hand");
    }

    private Held unselected(String card) {
      return screen.held(card, held -> !screen.selected(held));
    }
  }

  /** Only keys. */
  record ByKeys(ProgramOnScreen screen) implements Way {
    @Override
    public void begin(String name) {
      screen.write(name);
      screen.press(KeyCode.ENTER);
      screen.await("the setup", () -> screen.shows("start"));
      screen.press(KeyCode.ENTER);
    }

    @Override
    public void draw() {
      screen.press(KeyCode.D);
    }

    @Override
    public void discard(Held card) {
      screen.walkTo(card);
      screen.press(KeyCode.ENTER);
    }

    @Override
    public void claim() {
      screen.press(KeyCode.SPACE);
    }

    @Override
    public void leave() {
      screen.press(KeyCode.N);
    }

    @Override
    public void layDown(List<Meld.Kind> kinds, List<List<String>> melds) {
      for (int slot = 0; slot < melds.size(); slot++) {
        for (String card : melds.get(slot)) {
          screen.walkTo(screen.held(card, held -> !screen.selected(held)));
          screen.press(KeyCode.SPACE);
        }
        screen.press(kinds.get(slot) == Meld.Kind.BOOK ? KeyCode.B : KeyCode.R);
      }
      screen.press(KeyCode.L);
    }

    /** Lifts the card, which aims at the pile, and walks to the one meld where it fits. */
    @Override
    public void toMeld(Held card, int meld, End end) {
      screen.walkTo(card);
      screen.press(KeyCode.UP, KeyCode.RIGHT, KeyCode.ENTER);
    }

    @Override
    public String tryTooEarly(Held card) {
      screen.press(KeyCode.L);
      return reason(screen);
    }

    @Override
    public void toScores() {
      pastReveal(screen, () -> screen.press(KeyCode.ENTER));
    }

    @Override
    public void nextHand() {
      screen.await("it can be pressed", () -> screen.find("next-hand").isFocused());
      screen.press(KeyCode.ENTER);
    }
  }

  private static void byMouse(ProgramOnScreen screen, String name) {
    screen.click("name");
    screen.write(name);
    screen.click("solo");
    screen.click("start");
  }
}
