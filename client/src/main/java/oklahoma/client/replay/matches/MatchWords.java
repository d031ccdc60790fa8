package oklahoma.client.replay.matches;

import java.util.Date;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import oklahoma.client.setup.RulesWords;
import oklahoma.client.text.Texts;
import oklahoma.rules.Seat;

/** The texts about a match in the list of replays. */
record MatchWords(Texts texts, PlayedMatch match) {

  /** The name of the game and its rules. */
  String title() {
    return new RulesWords(texts).title(match.rules());
  }

  /** The date on which the match ended. */
  String date() {
    return texts.say("matches.date", Date.from(match.played()));
  }

  /** The winner and everybody's score. */
  String result() {
    return texts.say("matches.result", winner(), scores());
  }

  private String winner() {
    List<Seat> winners = match.facts().winners();
    if (winners.isEmpty()) {
      return texts.say("matches.unfinished");
    }
    if (winners.size() > 1) {
      return texts.say("matches.shared", texts.list(winners.stream().map(this::name).toList()));
    }
    Seat winner = winners.getFirst();
    return mine(winner) ? texts.say("matches.you-won") : texts.say("matches.won", name(winner));
  }

  private String scores() {
    return Seat.first(match.rules().seats()).stream()
        .map(seat ->
            texts.say("kept.score", name(seat), match.facts().seats().get(seat.ordinal()).points()))
        .collect(Collectors.joining(texts.say("kept.between")));
  }

  private String name(Seat seat) {
    if (mine(seat)) {
      return texts.say("kept.you");
    }
    return match.players().isEmpty()
        ? texts.say("replay.seat", seat.name())
        : match.players().get(seat.ordinal());
  }

  private boolean mine(Seat seat) {
    return match.me().equals(Optional.of(seat));
  }

  /** All of these in one sentence, to be read aloud. */
  String spoken() {
    return texts.say("matches.spoken", title(), date(), result());
  }
}
