package oklahoma.client.table.input;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.client.settings.KeptOrder;
import oklahoma.client.table.cards.CardScene;
import oklahoma.client.table.cards.Chips;
import oklahoma.client.table.cards.ZoneLights;
import oklahoma.client.table.gesture.Carried;
import oklahoma.client.table.gesture.Gesture;
import oklahoma.client.table.gesture.Meaning;
import oklahoma.client.table.gesture.Target;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.model.LayOffs;
import oklahoma.client.table.model.Outcome;
import oklahoma.client.table.model.Prompt;
import oklahoma.client.table.model.Series;
import oklahoma.client.table.model.TableActions;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.table.panel.ClaimCard;
import oklahoma.client.table.words.TableWords;
import oklahoma.client.text.Why;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Meld;

/** What buttons, clicks and keys do. Every refusal is said where the player looks. */
public final class Commands {
  private static final int MOST_NUMBERED = 9;

  private final TableModel model;
  private final CardScene picture;
  private final Targets targets;
  private final Series series;
  private final ZoneLights lights;
  private final Chips chips;
  private final TableWords words;
  private final TableLook look;
  private final TableActions actions;
  private final ClaimCard claim;
  private final Optional<GinPlay> gin;
  private List<Target> numbered = List.of();

  /**
   * @param gin what only gin has; empty at a table of another game
   */
  public Commands(Kit kit, Targets targets, ClaimCard claim, Optional<GinPlay> gin) {
    this.gin = gin;
    this.model = kit.model();
    this.picture = kit.picture();
    this.series = kit.series();
    this.lights = kit.lights();
    this.chips = kit.chips();
    this.words = kit.words();
    this.look = kit.look();
    this.actions = kit.actions();
    this.targets = targets;
    this.claim = claim;
  }

  /**
   * Draws from the stock; in a claim window the next player leaves the card and draws when that is
   * possible, or hears why it will not be.
   */
  void draw() {
    switch (model.promptProperty().get()) {
      case Prompt.Claim claim when claim.next() ->
          claim
              .drawRefused()
              .ifPresentOrElse(why -> say(words.why(why), frame().stock()), this::decline);
      default -> send(new Move.Draw(), Set.of(), frame().stock());
    }
  }

  /** Takes the discard, or asks for it while a window is open. */
  void take() {
    switch (model.promptProperty().get()) {
      case Prompt.Claim claim -> want();
      case Prompt.Answered answered -> say(Why.of(words.answered()), frame().pile());
      default -> send(new Move.Take(), Set.of(), frame().pile());
    }
  }

  /** Answers a claim window with yes. */
  void want() {
    claim.want();
  }

  /** Answers a claim window with no. */
  void decline() {
    claim.leave();
  }

  /** The question of a claim window has been answered; whether the host was told. */
  public boolean answer(Prompt.Claim window, boolean wants) {
    boolean draws = !wants && window.next() && window.drawRefused().isEmpty();
    Outcome outcome =
        draws
            ? model.answers().passAndDraw()
            : model.send(wants ? new Move.Claim() : new Move.Pass());
    told(outcome, frame().claim());
    return outcome instanceof Outcome.Sent;
  }

  /** Answers every window with no until one's own turn. */
  void declineAll() {
    boolean on = !model.answers().noUntilMyTurnProperty().get();
    model.answers().noUntilMyTurnProperty().set(on);
    if (on && model.promptProperty().get() instanceof Prompt.Claim) {
      decline();
    }
  }

  /** Discards a card of the hand. */
  void discard(int id) {
    Optional<Held> held = model.own().hand().find(id);
    held.ifPresent(card -> {
      Move move = new Move.Discard(card.card());
      if (!asksFirst(move)) {
        send(move, Set.of(id), at(id));
      }
    });
  }

  /** Whether the player is asked something before this move goes out (K11, or the own habit). */
  boolean asksFirst(Move move) {
    return gin.filter(play -> play.asksFirst(move)).isPresent() || confirms(move);
  }

  /** Asks whether a card is to be discarded; the same wish while the question is seen says yes. */
  private boolean confirms(Move move) {
    boolean legal = model.refusal(move).isEmpty();
    if (!look.confirmsDiscards() || !legal || !(move instanceof Move.Discard(Card card))) {
      return false;
    }
    String question = words.confirmDiscard(card);
    boolean asked = chips.said().equals(question);
    if (!asked) {
      Area hand = frame().hand();
      chips.tell(question, hand.centreX(), frame().above(hand));
    }
    return !asked;
  }

  /** Says how the hand is kept from now on. */
  void tellKept(KeptOrder order) {
    Area hand = frame().hand();
    chips.tell(words.kept(order), hand.centreX(), frame().above(hand));
  }

  /** Says that nothing is suggested, if table (S1) or player want it so; whether they do. */
  boolean unadvised(Area area) {
    boolean wanted = look.habits().suggestions().get();
    if (!actions.suggests()) {
      say(Why.of(words.suggestionsOff()), area);
    } else if (!wanted) {
      say(Why.of(words.suggestionsUnwanted()), area);
    }
    return !wanted || !actions.suggests();
  }

  /** Declares a knock with the card that is pointed at, or with the best. */
  void knock() {
    gin.ifPresent(GinPlay::knock);
  }

  /** Declares a knock with this card as the discard. */
  void declare(Card card) {
    gin.ifPresent(play -> play.declare(Optional.of(card)));
  }

  /** Lays down what is staged. */
  public void layDown() {
    told(
        model.layDown(),
        picture.laid().frame().tray().isEmpty() ? frame().status() : frame().tray());
  }

  /** Puts the selected cards, or else the focused one, into a slot of a kind. */
  void stage(Meld.Kind kind) {
    if (model.own().selected().isEmpty() && picture.focused().isPresent()) {
      model.own().select(Set.of(picture.focused().getAsInt()));
    }
    if (model.own().selected().isEmpty()) {
      say(Why.of(words.selectFirst()), frame().hand());
    } else if (model.own().tray().slotFor(kind).isEmpty()) {
      say(Why.of(words.noSlot(kind)), frame().tray());
    } else {
      model.own().stageSelected(kind);
    }
  }

  /** Puts cards into a slot of the tray. */
  void stage(int slot, List<Integer> ids) {
    model.own().stage(slot, ids);
  }

  /** Drops a card of the hand on a zone without carrying it there. */
  void drop(Carried.Own own, Target target) {
    switch (target.verdict()) {
      case Target.Verdict.Illegal(Why why) -> say(why, target.area());
      case Target.Verdict.Legal legal -> {
        switch (Gesture.of(own, target.zone())) {
          case Meaning.Draws draws -> draw();
          case Meaning.Takes takes -> take();
          case Meaning.Plays(Move move) -> {
            if (!asksFirst(move)) {
              send(move, Set.copyOf(own.ids()), target.area());
            }
          }
          case Meaning.Declares(var card) -> declare(card);
          case Meaning.Stages(int slot) -> stage(slot, own.ids());
          case Meaning.Adds(int meld, var end) -> add(own, meld, end, target.area());
          case Meaning.Keeps keeps -> {}
          case Meaning.Never never -> {}
        }
      }
    }
  }

  private void add(Carried.Own own, int meld, End end, Area area) {
    LayOffs.Onto onto = targets.onMelds().onto(own, meld, end);
    told(series.begin(onto.plays()), area);
    targets.onMelds().misfit(onto, meld).ifPresent(why -> say(why, area));
  }

  /** Stages the best way to lay down, and the next one each time; after the last, the first. */
  void suggest() {
    Area tray = frame().tray().isEmpty() ? frame().hand() : frame().tray();
    if (unadvised(tray)) {
      return;
    }
    if (!CardScene.preparing(model.sight())) {
      say(words.noContract(), tray);
    } else {
      model
          .own()
          .suggest()
          .ifPresentOrElse(
              way -> chips.tell(words.suggestion(way), tray.centreX(), tray.y()),
              () -> say(Why.of(words.noSuggestion()), tray));
    }
  }

  /** Shows and numbers the melds where the selected cards fit. */
  public void number() {
    List<Held> selected = model.own().selected();
    boolean play = MouseInput.plays(model.promptProperty().get());
    if (selected.isEmpty() || !play || !look.showsPlaces()) {
      numbered = List.of();
      lights.dark();
      return;
    }
    List<Target> fitting = targets.onMelds().legal(carried(selected));
    numbered = fitting.subList(0, Math.min(MOST_NUMBERED, fitting.size()));
    lights.number(numbered);
  }

  /** Puts the selected cards on the meld with a number. */
  void place(int number) {
    List<Held> selected = model.own().selected();
    if (number <= numbered.size() && !selected.isEmpty()) {
      Target target = numbered.get(number - 1);
      drop(carried(selected), target);
    }
  }

  /** The melds that are numbered now. */
  List<Target> numbered() {
    return numbered;
  }

  /** Cards as if they were carried. */
  static Carried.Own carried(List<Held> cards) {
    return new Carried.Own(
        cards.stream().map(Held::id).toList(), cards.stream().map(Held::card).toList());
  }

  /** Says above an area why something cannot be done. */
  void say(Why why, Area area) {
    chips.refuse(why, area.centreX(), frame().above(area));
  }

  private void send(Move move, Set<Integer> ids, Area area) {
    told(model.send(move, ids), area);
  }

  private void told(Outcome outcome, Area area) {
    switch (outcome) {
      case Outcome.Sent sent -> lights.dark();
      case Outcome.Refused refused -> say(words.why(refused), area);
      case Outcome.Waiting waiting -> say(Why.of(words.waiting()), area);
    }
  }

  private Area at(int id) {
    return picture
        .spot(id)
        .flatMap(picture.laid()::place)
        .map(Commands::area)
        .orElse(frame().hand());
  }

  private static Area area(Place place) {
    double height = place.width() * 1.4;
    return new Area(place.x() - place.width() / 2, place.y() - height / 2, place.width(), height);
  }

  private Frame frame() {
    return picture.laid().frame();
  }
}
