package oklahoma.client.table.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.beans.property.StringProperty;
import javafx.css.PseudoClass;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Button;
import javafx.scene.layout.Region;
import javafx.scene.text.FontWeight;
import oklahoma.client.table.cards.UnmanagedRegion;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Arrangement;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.model.hand.Slot;
import oklahoma.client.table.model.hand.Tray;
import oklahoma.client.table.panel.KeyedButton;
import oklahoma.client.table.panel.SignedText;
import oklahoma.client.table.words.SlotWords;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Tip;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.OklahomaRules;

/**
 * The tray above the hand in which the player stages the contract: a slot for each meld, and the
 * button that lays down.
 */
final class TrayView extends UnmanagedRegion {
  private static final PseudoClass READY = PseudoClass.getPseudoClass("ready");
  private static final PseudoClass FAULTY = PseudoClass.getPseudoClass("faulty");
  private static final PseudoClass BLOCKED = PseudoClass.getPseudoClass("blocked");

  private final Texts texts;
  private final SlotWords words;
  private final IntConsumer flip;
  private final UnmanagedRegion ground = new UnmanagedRegion();
  private final UnmanagedRegion above = new UnmanagedRegion();
  private final List<Region> slots = new ArrayList<>();
  private final KeyedButton layDown = new KeyedButton("lay-down", "L", "primary");
  private final StringProperty why = Tip.of(layDown);
  private final DrawnLast drawn;
  private final SignedText consequence = new SignedText("consequence");

  /**
   * @param drawn avoids drawing again what has not changed
   * @param lay runs when the player presses the button
   * @param flip moves a wild of a slot to the other end of its run
   */
  TrayView(Texts texts, DrawnLast drawn, Runnable lay, IntConsumer flip) {
    this.texts = texts;
    this.drawn = drawn;
    this.words = new SlotWords(texts);
    this.flip = flip;
    setId("tray");
    getStyleClass().add("tray");
    setAccessibleRole(AccessibleRole.PARENT);
    layDown.setOnAction(e -> lay.run());
    above.setPickOnBounds(false);
  }

  /** Adds a listener that runs when the button gets or loses the focus. */
  void whenFocused(Runnable what) {
    layDown.focusedProperty().addListener((property, was, is) -> what.run());
  }

  /** Why the button cannot lay down, while it has the focus; otherwise empty. */
  Optional<String> refusal() {
    boolean asked = layDown.isFocused() && layDown.getPseudoClassStates().contains(BLOCKED);
    return asked ? Optional.of(why.get()) : Optional.empty();
  }

  /** The panels, which the {@link Ground} caches. */
  UnmanagedRegion ground() {
    return ground;
  }

  /** The layer in front of the cards. */
  UnmanagedRegion above() {
    return above;
  }

  /** The focusable slots. */
  List<Region> slots() {
    return slots;
  }

  /**
   * Shows the tray.
   *
   * @param blocked why the player cannot lay down the contract now; empty if possible
   */
  void show(Tray tray, int held, boolean allAtOnce, Arrangement laid, Optional<String> blocked) {
    Area area = laid.frame().tray();
    boolean redrawn = drawn.differ(this, tray, laid.frame(), laid.slots(), staged(tray, laid));
    if (redrawn) {
      draw(tray, laid);
    }
    if ((drawn.differ(layDown, held, allAtOnce, blocked) || redrawn) && !area.isEmpty()) {
      button(tray, held, allAtOnce, laid, blocked);
      String spoken = texts.say("board.tray.said", tray.size());
      setAccessibleText(blocked.map(reason -> spoken + " " + reason).orElse(spoken));
    }
  }

  private void draw(Tray tray, Arrangement laid) {
    Frame frame = laid.frame();
    Area area = frame.tray();
    setVisible(!area.isEmpty());
    above.setVisible(!area.isEmpty());
    above.getChildren().clear();
    ground.getChildren().clear();
    getChildren().clear();
    if (area.isEmpty()) {
      return;
    }
    resizeRelocate(area.x(), area.y(), area.width(), area.height());
    ground.getChildren().add(ground("tray-ground", area));
    while (slots.size() < tray.slots().size()) {
      slots.add(slot(slots.size()));
    }
    for (int i = 0; i < tray.slots().size(); i++) {
      slot(tray, i, laid.slots().get(i), frame);
      addBadges(tray.slots().get(i), i, laid, tray.rules());
    }
    MeldPanels.settle(above);
    getChildren().addAll(layDown, consequence);
  }

  /** The places of the staged cards. */
  private static List<Optional<Place>> staged(Tray tray, Arrangement laid) {
    return IntStream.range(0, tray.slots().size())
        .boxed()
        .flatMap(slot ->
            IntStream.range(0, tray.slots().get(slot).cards().size())
                .mapToObj(card -> laid.place(new Spot.InTray(slot, card))))
        .toList();
  }

  private static Region slot(int index) {
    Region slot = new Region();
    slot.setId("slot-" + index);
    slot.getStyleClass().add("slot");
    slot.setAccessibleRole(AccessibleRole.PARENT);
    slot.setFocusTraversable(true);
    return slot;
  }

  private static Region ground(String look, Area area) {
    Region ground = new Region();
    ground.getStyleClass().add(look);
    ground.resizeRelocate(area.x(), area.y(), area.width(), area.height());
    return ground;
  }

  private void slot(Tray tray, int index, Area area, Frame frame) {
    Area room = frame.tray();
    double unit = frame.unit();
    double type = frame.type();
    Slot slot = tray.slots().get(index);
    Region region = slots.get(index);
    region.resizeRelocate(area.x() - room.x(), area.y() - room.y(), area.width(), area.height());
    boolean ready = slot.fault(tray.rules()).isEmpty();
    boolean clashes = slot.clash(tray.rules()).isPresent();
    Region below = ground("slot-ground", area);
    below.pseudoClassStateChanged(READY, ready);
    below.pseudoClassStateChanged(FAULTY, clashes);
    ground.getChildren().add(below);
    SignedText title = new SignedText("slot-title").font(12 * type, FontWeight.BOLD);
    title.setWords(words.title(slot, tray.rules()));
    SignedText hint = new SignedText("slot-hint").font(11.5 * type, FontWeight.NORMAL);
    hint.setWords(words.hint(slot, tray.rules()));
    region.setAccessibleText(title.words() + " " + hint.words());
    getChildren().addAll(region, title, hint);
    title.applyCss();
    hint.applyCss();
    double x = area.x() - room.x() + Math.rint(10 * unit);
    double y = area.y() - room.y() + Math.rint(3 * unit);
    double wide = area.width() - Math.rint(20 * unit);
    fit(title, 12 * type, FontWeight.BOLD, wide);
    title.relocate(x, y);
    if (frame.slotInTwoLines()) {
      fit(hint, 11.5 * type, FontWeight.NORMAL, wide);
      hint.relocate(x, y + Math.rint(16 * type));
    } else {
      double aside = title.getWidth() + Math.rint(6 * unit);
      fit(hint, 11.5 * type, FontWeight.NORMAL, wide - aside);
      hint.relocate(x + aside, y + Math.rint(0.5 * unit));
    }
    title.pseudoClassStateChanged(READY, ready);
    hint.pseudoClassStateChanged(FAULTY, clashes);
  }

  /** Shrinks a text that is too wide. */
  private static void fit(SignedText words, double pixels, FontWeight weight, double room) {
    words.autosize();
    if (words.getWidth() > room) {
      words.font(Math.max(8, pixels * room / words.getWidth()), weight);
      words.autosize();
    }
  }

  /** Adds the badges of wilds, and the button that flips a wild. */
  private void addBadges(Slot slot, int index, Arrangement laid, OklahomaRules rules) {
    double unit = laid.frame().unit();
    for (int place = 0; place < slot.cards().size(); place++) {
      int at = place;
      words
          .standsFor(slot, place)
          .ifPresent(meant ->
              laid.place(new Spot.InTray(index, at))
                  .ifPresent(card ->
                      above.getChildren().add(MeldPanels.badge(meant, card, laid.frame()))));
    }
    if (slot.kind() == Meld.Kind.RUN && slot.flips(rules)) {
      Button turn = new Button("⇄");
      turn.setId("flip-" + index);
      turn.getStyleClass().add("flip");
      turn.setAccessibleText(texts.say("board.tray.flip"));
      Tip.on(turn, turn.accessibleTextProperty());
      turn.setOnAction(e -> flip.accept(index));
      above.getChildren().add(turn);
      turn.applyCss();
      turn.autosize();
      Area area = laid.slots().get(index);
      turn.relocate(
          Math.rint(area.right() - turn.prefWidth(-1) - 5 * unit),
          Math.rint(area.bottom() - turn.prefHeight(-1) - 5 * unit));
    }
  }

  private void button(
      Tray tray, int held, boolean allAtOnce, Arrangement laid, Optional<String> blocked) {
    Area area = laid.frame().tray();
    double unit = laid.frame().unit();
    double type = laid.frame().type();
    layDown.setWords(texts.say("board.tray.lay"));
    layDown.pseudoClassStateChanged(BLOCKED, blocked.isPresent());
    why.set(blocked.orElse(texts.say("board.tray.lay")));
    layDown.setAccessibleHelp(blocked.orElse(""));
    consequence.font(11.5 * type, FontWeight.NORMAL);
    int left = held - tray.size();
    consequence.setWords(
        allAtOnce
            ? texts.say("board.tray.placed", tray.size(), held)
            : texts.say("board.tray.leaves", left));
    consequence.applyCss();
    layDown.applyCss();
    double x = laid.slots().getLast().right() - area.x() + Math.rint(10 * unit);
    double room = area.width() - x - Math.rint(10 * unit);
    double height = Math.rint(36 * type);
    layDown.resizeRelocate(x, Math.rint(area.height() / 2 - height + 4 * unit), room, height);
    fit(consequence, 11.5 * type, FontWeight.NORMAL, room);
    consequence.relocate(
        Math.rint(x + (room - consequence.getWidth()) / 2),
        Math.rint(area.height() / 2 + 10 * unit));
  }
}
