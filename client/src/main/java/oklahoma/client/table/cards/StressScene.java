package oklahoma.client.table.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import oklahoma.client.table.layout.Place;
import oklahoma.client.table.layout.PlacedCard;
import oklahoma.client.table.motion.Curve;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/**
 * More cards than a deal has, some of them always moving: a table at its busiest, for measurements.
 * Confined to the FX thread.
 */
public final class StressScene {
  private static final double LYING_WIDTH = 72;

  /** As wide as the piles at 1280 by 800: between a card of the hand and one on a seat's plate. */
  private static final double FLYING_WIDTH = 88;

  private static final double TILT = 14;
  private static final double MARGIN = 90;
  private static final double LEAST_MS = 260;
  private static final double SPREAD_MS = 400;

  private final List<CardNode> flying = new ArrayList<>();
  private final SplittableRandom chance = new SplittableRandom(1);
  private final double width;
  private final double height;
  private final int cards;

  /**
   * Fills a layer with this many cards, including the existing ones.
   *
   * @param total all cards, including the moving ones
   * @param moving how many cards move at any time
   */
  public StressScene(CardLayer layer, int total, int moving) {
    width = layer.getWidth();
    height = layer.getHeight();
    int there = layer.nodes().size();
    for (int i = there; i < total - moving; i++) {
      layer.appear(new PlacedCard(face(), anywhere(LYING_WIDTH, 0)));
    }
    for (int i = 0; i < moving; i++) {
      CardNode node = layer.appear(new PlacedCard(face(), anywhere(FLYING_WIDTH, 0)));
      node.setViewOrder(-CardLayer.FLYING - i);
      flying.add(node);
    }
    cards = Math.max(there, total - moving) + moving;
  }

  /** How many cards are drawn, the moving ones included. */
  public int cards() {
    return cards;
  }

  /** How many cards move. */
  public int moving() {
    return flying.size();
  }

  /** Advances the moving cards; one that has arrived starts towards another place. */
  public void advance(double ms) {
    for (CardNode node : flying) {
      if (!node.moving()) {
        double time = LEAST_MS + chance.nextDouble() * SPREAD_MS;
        node.move(anywhere(FLYING_WIDTH, TILT), time, Curve.STANDARD);
      }
      node.advance(ms);
    }
  }

  private Place anywhere(double card, double tilt) {
    double x = MARGIN + chance.nextDouble() * (width - 2 * MARGIN);
    double y = MARGIN + chance.nextDouble() * (height - 2 * MARGIN);
    return new Place(x, y, card, (2 * chance.nextDouble() - 1) * tilt, 0);
  }

  private Face face() {
    return chance.nextInt(8) == 0
        ? Back.BACK
        : new Suited(
            Rank.values()[chance.nextInt(Rank.values().length)],
            Suit.values()[chance.nextInt(Suit.values().length)]);
  }
}
