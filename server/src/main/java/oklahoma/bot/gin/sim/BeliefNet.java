package oklahoma.bot.gin.sim;

import oklahoma.bot.gin.view.Neighbours;
import oklahoma.bot.gin.view.ObservedPlay;
import oklahoma.bot.neural.SparseInputs;
import oklahoma.bot.neural.SparseNet;
import oklahoma.bot.neural.SparseNet.Shape;

/**
 * A small neural network that estimates the opponent's hand in gin for two from all of its moves,
 * above all from its discards in order. It has one output for each card and one for each feature of
 * {@link HandLikelihood}, and was trained to tell true hands from hands with one card exchanged,
 * which is the step of the sampling.
 */
final class BeliefNet {
  /** The number of latest discards whose order matters. */
  private static final int ORDERED = 5;

  private static final int UNSEEN = 0;
  private static final int EXPOSED = UNSEEN + Neighbours.CARDS;
  private static final int THROWN = EXPOSED + Neighbours.CARDS;
  private static final int OLDER = THROWN + ORDERED * Neighbours.CARDS;
  private static final int LEFT_LAST = OLDER + Neighbours.CARDS;
  private static final int LEFT_BEFORE = LEFT_LAST + Neighbours.CARDS;
  private static final int TURN = LEFT_BEFORE + Neighbours.CARDS;
  private static final int TURNS = 18;
  private static final int LIMIT = TURN + TURNS;
  private static final int LIMITS = 11;
  private static final int TAKEN = LIMIT + LIMITS;
  private static final int TAKES = 11;

  /** The number of inputs. */
  static final int COUNT = TAKEN + TAKES;

  /** The first output for a feature; those for cards come before it. */
  static final int FEATURES = Neighbours.CARDS;

  static final Shape SHAPE = new Shape(COUNT, 128, 64, FEATURES + HandLikelihood.FEATURES);

  /** The network that comes with the program. */
  static final BeliefNet OWN =
      new BeliefNet(SparseNet.own(SHAPE, BeliefNet.class, "gin-beliefs.bin"));

  private final SparseNet net;

  BeliefNet(SparseNet net) {
    this.net = net;
  }

  /**
   * The weights for the hand of a seat.
   *
   * @param known the deal as the seat to move knows it
   * @param observed the opponent's conduct
   */
  HandWeights weights(GinSim known, int seat, ObservedPlay observed) {
    SparseInputs inputs = new SparseInputs();
    look(known, seat, observed, inputs);
    float[] sums = net.sums();
    net.begin(sums);
    net.add(sums, inputs);
    float[] second = net.second();
    net.pass(sums, second);
    float[] cards = new float[Neighbours.CARDS];
    for (int card = 0; card < cards.length; card++) {
      cards[card] = net.output(second, card);
    }
    double[] features = new double[HandLikelihood.FEATURES];
    for (int feature = 0; feature < features.length; feature++) {
      features[feature] = net.output(second, FEATURES + feature);
    }
    return new HandWeights(features, cards);
  }

  /** Sets the inputs of the network. */
  static void look(GinSim known, int seat, ObservedPlay observed, SparseInputs on) {
    on.cards(UNSEEN, known.unseen(known.seat));
    on.cards(EXPOSED, known.exposed(seat));
    for (int place = 0; place < ORDERED; place++) {
      on.cards(THROWN + place * Neighbours.CARDS, observed.discarded(place, place + 1));
    }
    on.cards(OLDER, observed.discarded(ORDERED, observed.turns()));
    on.cards(LEFT_LAST, observed.leftLast());
    on.cards(LEFT_BEFORE, observed.leftBefore());
    on.number(TURN, TURNS, observed.turns());
    on.number(LIMIT, LIMITS, known.limit);
    on.number(TAKEN, TAKES, Long.bitCount(known.exposed(seat)));
  }
}
