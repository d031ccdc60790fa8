package oklahoma.client.table.view;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.geometry.Bounds;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.text.FontWeight;
import oklahoma.client.table.cards.AnimationClock;
import oklahoma.client.table.cards.CardLayer;
import oklahoma.client.table.cards.UnmanagedRegion;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.layout.Arrangement;
import oklahoma.client.table.layout.Frame;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.PlacedCard;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.panel.FontFitter;
import oklahoma.client.table.panel.SignedText;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;
import oklahoma.rules.oklahoma.OklahomaMelds;
import oklahoma.rules.oklahoma.Values;

/**
 * The panels behind the melds with their owners' names, and in front of the cards the badges that
 * name the card for which a wild stands.
 */
final class MeldPanels implements AnimationClock.Mover {
  /** Heights of an owner's name and of a badge, at text scale 1. */
  private static final double NAME = 11.4;

  private static final double BADGE = 10.5;

  /** The largest height of a badge's text, in card widths. */
  private static final double BADGE_OF_CARD = 0.26;

  private final Texts texts;
  private final CardLayer layer;
  private final DrawnLast drawn;
  private final UnmanagedRegion ground = new UnmanagedRegion();
  private final UnmanagedRegion below = new UnmanagedRegion();
  private final UnmanagedRegion above = new UnmanagedRegion();
  private final List<Region> zones = new ArrayList<>();
  private final Map<Node, Spot> badged = new HashMap<>();

  /**
   * @param layer the cards that the badges follow
   * @param drawn avoids drawing again what has not changed
   */
  MeldPanels(Texts texts, CardLayer layer, DrawnLast drawn) {
    this.texts = texts;
    this.layer = layer;
    this.drawn = drawn;
    below.setPickOnBounds(false);
    above.setMouseTransparent(true);
  }

  /** The panels, which the {@link Ground} caches. */
  UnmanagedRegion ground() {
    return ground;
  }

  /** The layer behind the cards. */
  UnmanagedRegion below() {
    return below;
  }

  /** The layer in front of the cards. */
  UnmanagedRegion above() {
    return above;
  }

  /** The focusable regions of the melds, by their index on the table. */
  List<Region> zones() {
    return zones;
  }

  /**
   * Shows the melds.
   *
   * @param wilds whether the game has wild cards
   */
  void show(List<Laid> melds, Arrangement laid, Function<Seat, String> nameOf, boolean wilds) {
    List<String> names = melds.stream().map(Laid::owner).map(nameOf).toList();
    if (drawn.differ(
        below,
        melds,
        laid.frame(),
        laid.groups(),
        laid.melds(),
        laid.pressed(),
        of(melds, laid),
        names)) {
      draw(melds, laid, nameOf, wilds);
    }
    follow();
  }

  /** The places of the cards in all melds. */
  private static List<Optional<Place>> of(List<Laid> melds, Arrangement laid) {
    return IntStream.range(0, melds.size())
        .boxed()
        .flatMap(meld ->
            IntStream.range(0, melds.get(meld).meld().cards().size())
                .mapToObj(card -> laid.place(new Spot.InMeld(meld, card))))
        .toList();
  }

  private void draw(
      List<Laid> melds, Arrangement laid, Function<Seat, String> nameOf, boolean wilds) {
    ground.getChildren().setAll(laid.groups().stream().map(MeldPanels::panel).toList());
    below.getChildren().clear();
    above.getChildren().clear();
    badged.clear();
    for (Arrangement.MeldPanel panel : laid.groups()) {
      below.getChildren().add(name(panel, nameOf, laid.frame()));
    }
    for (int meld = 0; meld < melds.size(); meld++) {
      zone(meld, melds.get(meld), laid.melds().get(meld), nameOf);
      badges(meld, melds.get(meld).meld(), laid, wilds);
    }
    while (zones.size() > melds.size()) {
      zones.removeLast();
    }
    below.getChildren().addAll(zones);
    settle(above);
  }

  /** Moves the badges with their cards. */
  @Override
  public void advance(double ms) {
    follow();
  }

  @Override
  public boolean moves() {
    return false;
  }

  private void follow() {
    badged.forEach((badge, spot) ->
        layer
            .node(spot)
            .ifPresent(card -> {
              badge.setTranslateX(card.shown().x() - card.home().x());
              badge.setTranslateY(card.shown().y() - card.home().y());
            }));
  }

  private static Region panel(Arrangement.MeldPanel panel) {
    Region region = new Region();
    region.getStyleClass().add("meld-panel");
    place(region, panel.area());
    return region;
  }

  private static Label name(
      Arrangement.MeldPanel panel, Function<Seat, String> nameOf, Frame frame) {
    double unit = frame.unit();
    Label name = new Label(nameOf.apply(panel.owner()));
    name.getStyleClass().add("meld-owner");
    Region dot = new Region();
    dot.getStyleClass()
        .addAll("dot", "disc-" + panel.owner().name().toLowerCase(java.util.Locale.ROOT));
    double size = Math.rint(8 * unit);
    dot.setMinSize(size, size);
    dot.setMaxSize(size, size);
    name.setGraphic(dot);
    name.setGraphicTextGap(Math.rint(6 * unit));
    double room = panel.name().width() - size - Math.rint(6 * unit);
    name.setStyle(FontFitter.style(FontFitter.inLine(name.getText(), NAME * frame.type(), room)));
    place(name, panel.name());
    return name;
  }

  private void zone(int meld, Laid laid, Area area, Function<Seat, String> nameOf) {
    if (zones.size() <= meld) {
      Region zone = new Region();
      zone.setId("meld-" + meld);
      zone.getStyleClass().add("meld");
      zone.setAccessibleRole(AccessibleRole.PARENT);
      zone.setFocusTraversable(true);
      zones.add(zone);
    }
    Region zone = zones.get(meld);
    place(zone, area);
    String kind = laid.meld().kind() == Meld.Kind.BOOK ? "board.meld.book" : "board.meld.run";
    zone.setAccessibleText(texts.say(kind, nameOf.apply(laid.owner()), laid.meld().cards()));
  }

  private void badges(int meld, Meld laid, Arrangement arrangement, boolean wilds) {
    boolean pressed = arrangement.pressed().contains(meld);
    Frame frame = arrangement.frame();
    List<Card> cards = laid.cards();
    for (int place = 0; place < cards.size(); place++) {
      boolean hidden = pressed && place > 0 && place < cards.size() - 1;
      if (wilds && Values.wild(cards.get(place)) && !hidden) {
        String meant = meant(laid, place);
        Spot spot = new Spot.InMeld(meld, place);
        arrangement.place(spot).ifPresent(at -> attach(badge(meant, at, frame), spot));
      }
    }
    if (pressed) {
      Spot spot = new Spot.InMeld(meld, 1);
      PlacedCard second = arrangement.places().find(spot).orElseThrow();
      Label many = new Label(texts.say("board.meld.pressed", cards.size()));
      many.getStyleClass().add("pressed-badge");
      attach(many, spot);
      many.applyCss();
      many.autosize();
      many.relocate(
          Math.rint(second.place().x() - second.place().width() / 2 - many.prefWidth(-1) / 4),
          Math.rint(second.place().y() + second.place().width() * 0.7 - many.prefHeight(-1) / 2));
    }
  }

  private void attach(Node badge, Spot spot) {
    above.getChildren().add(badge);
    badged.put(badge, spot);
  }

  private String meant(Meld laid, int place) {
    return switch (laid.kind()) {
      case BOOK -> texts.say("board.wild.rank", OklahomaMelds.rankOf(laid));
      case RUN -> texts.say("board.wild.card", OklahomaMelds.standsFor(laid, place));
    };
  }

  /** The badge that names the card for which a wild stands, at the wild's lower left corner. */
  static SignedText badge(String meant, Place card, Frame frame) {
    double most = Math.max(10, Math.max(BADGE * frame.unit(), BADGE_OF_CARD * card.width()));
    SignedText badge =
        new SignedText("wild-badge")
            .font(Math.clamp(BADGE * frame.type(), 10, most), FontWeight.BOLD);
    badge.setWords(meant);
    double left = card.x() - card.width() / 2;
    badge.setUserData(new double[] {left - 2, card.y() + card.width() * 0.7});
    return badge;
  }

  /**
   * Places the badges, once their sizes are known. A badge that would overlap an earlier one is
   * placed above it.
   */
  static void settle(UnmanagedRegion layer) {
    layer.applyCss();
    List<Bounds> taken = new ArrayList<>();
    for (Node node : layer.getChildren()) {
      if (node instanceof SignedText badge && badge.getUserData() instanceof double[] at) {
        badge.autosize();
        badge.relocate(Math.rint(at[0]), Math.rint(at[1] - badge.getHeight() * 0.8));
        while (taken.stream().anyMatch(badge.getBoundsInParent()::intersects)) {
          badge.setLayoutY(badge.getLayoutY() - Math.ceil(badge.getHeight()) - 1);
        }
        taken.add(badge.getBoundsInParent());
      }
    }
  }

  private static void place(Region region, Area area) {
    region.resizeRelocate(area.x(), area.y(), area.width(), area.height());
  }
}
