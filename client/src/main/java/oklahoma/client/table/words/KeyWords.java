package oklahoma.client.table.words;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import oklahoma.client.table.model.playerview.PlayerView;
import oklahoma.client.table.model.playerview.Prompt;

/** Chooses the keys that the line at the bottom names: those that work now. */
final class KeyWords {

  private KeyWords() {}

  /** The names of the keys' texts, in order. */
  static List<String> of(Prompt prompt, PlayerView view) {
    if (view.seat().isEmpty()) {
      return List.of("log", "scores", "keys");
    }
    List<String> always =
        view.gin().isPresent() ? List.of("sort", "melds", "keys") : List.of("sort", "keys");
    return Stream.concat(now(prompt, view).stream(), always.stream()).toList();
  }

  private static List<String> now(Prompt prompt, PlayerView view) {
    return switch (prompt) {
      case Prompt.Draw draw ->
          Stream.of(
                  Optional.of("draw").filter(key -> draw.drawRefused().isEmpty()),
                  Optional.of("take").filter(key -> draw.takeRefused().isEmpty()))
              .flatMap(Optional::stream)
              .toList();
      case Prompt.Play play when view.gin().isPresent() -> List.of("knock");
      case Prompt.Play play -> List.of(down(view) ? "lay-off" : "lay-down");
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

  private static boolean down(PlayerView view) {
    return view.seat().map(view.deal()::down).orElse(false);
  }
}
