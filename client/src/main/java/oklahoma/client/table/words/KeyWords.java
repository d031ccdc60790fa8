package oklahoma.client.table.words;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import oklahoma.client.table.model.sight.Prompt;
import oklahoma.client.table.model.sight.Sight;

/** Chooses the keys that the line at the bottom names: those that work now. */
final class KeyWords {

  private KeyWords() {}

  /** The names of the keys' texts, in order. */
  static List<String> of(Prompt prompt, Sight sight) {
    if (sight.seat().isEmpty()) {
      return List.of("log", "scores", "keys");
    }
    List<String> always =
        sight.gin().isPresent() ? List.of("sort", "melds", "keys") : List.of("sort", "keys");
    return Stream.concat(now(prompt, sight).stream(), always.stream()).toList();
  }

  private static List<String> now(Prompt prompt, Sight sight) {
    return switch (prompt) {
      case Prompt.Draw draw ->
          Stream.of(
                  Optional.of("draw").filter(key -> draw.drawRefused().isEmpty()),
                  Optional.of("take").filter(key -> draw.takeRefused().isEmpty()))
              .flatMap(Optional::stream)
              .toList();
      case Prompt.Play play when sight.gin().isPresent() -> List.of("knock");
      case Prompt.Play play -> List.of(down(sight) ? "lay-off" : "lay-down");
      case Prompt.Claim claim when claim.next() && claim.drawRefused().isEmpty() ->
          List.of("take", "draw");
      case Prompt.Claim claim -> List.of(claim.next() ? "take" : "claim", "pass");
      case Prompt.Offer offer -> List.of("take", "pass");
      case Prompt.Defend defend -> List.of("best-lay-off", "done");
      case Prompt.Offered _,
          Prompt.Defended _,
          Prompt.Answered _,
          Prompt.NotAsked _,
          Prompt.Watch _,
          Prompt.Shuffling _,
          Prompt.DealOver _ ->
          List.of("log");
    };
  }

  private static boolean down(Sight sight) {
    return sight.seat().map(sight.deal()::down).orElse(false);
  }
}
