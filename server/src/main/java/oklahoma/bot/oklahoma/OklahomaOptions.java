package oklahoma.bot.oklahoma;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import oklahoma.bot.oklahoma.value.Lookahead;
import oklahoma.bot.oklahoma.value.ValueNets;
import oklahoma.bot.oklahoma.view.OklahomaView;
import oklahoma.rules.Move;
import oklahoma.rules.card.Card;
import oklahoma.rules.oklahoma.MeldPlaces;
import oklahoma.rules.oklahoma.OklahomaPhase;

/** The promising moves in Oklahoma: those with the best values for Hard, or Normal's. */
public final class OklahomaOptions {
  private static final int DISCARDS = 5;

  private static final OklahomaBot FORESEEING = new OklahomaBot(new LookaheadPolicy(ValueNets.OWN));

  private OklahomaOptions() {}

  /** Legal moves, the best by Hard's values first. */
  public static List<Move> of(OklahomaView position, RandomGenerator chance) {
    Set<Move> moves = new LinkedHashSet<>();
    moves.add(FORESEEING.choose(position, chance));
    switch (position.deal().phase()) {
      case OklahomaPhase.Claiming window ->
          moves.addAll(List.of(new Move.Claim(), new Move.Pass()));
      case OklahomaPhase.ToDraw turn -> moves.addAll(List.of(new Move.Take(), new Move.Draw()));
      case OklahomaPhase.ToPlay turn -> moves.addAll(plays(position, chance));
      case OklahomaPhase.Penalty penalty -> {}
      case OklahomaPhase.Renewing renewing -> {}
      case OklahomaPhase.Ending ending -> {}
      case OklahomaPhase.Over over -> {}
    }
    return moves.stream().filter(position::allows).toList();
  }

  private static List<Move> plays(OklahomaView position, RandomGenerator chance) {
    List<Move> moves = new ArrayList<>();
    if (position.down()) {
      position.hand().stream()
          .distinct()
          .forEach(card -> moves.addAll(MeldPlaces.legalNow(position.deal(), position.me(), card)));
    } else {
      NormalPolicy.laysDown(position).ifPresent(moves::add);
    }
    discards(position, chance).stream().limit(DISCARDS).map(Move.Discard::new).forEach(moves::add);
    return moves;
  }

  private static List<Card> discards(OklahomaView position, RandomGenerator chance) {
    return position.down() || !LookaheadPolicy.learnt(position)
        ? NormalPolicy.ranked(position, chance)
        : new Lookahead(position, ValueNets.OWN)
            .best().stream().map(Lookahead.Discard::card).toList();
  }
}
