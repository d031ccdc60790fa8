package oklahoma.client.fair;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.rules.fair.Part;
import oklahoma.rules.gin.GinPreset;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What a player reads on the screen at a table of a host that cheats. */
class DishonestHostOnScreenTest {

  @RegisterExtension private final ProgramWindows windows = new ProgramWindows();

  /** What a host does in the first deal, which it plays for the guest as if its time were up. */
  record Trick(String what, Script script, String mark, String sentence) {
    interface Script {
      void run(DishonestHost host) throws Exception;
    }

    @Override
    public String toString() {
      return what;
    }
  }

  private static Trick found(String what, String sentence, Trick.Script script) {
    return new Trick(what, script, "Shuffle not verified", sentence);
  }

  private static List<Trick> tricks() {
    return List.of(
        new Trick(
            "none",
            host -> host.draw(1).shuffled().played(),
            "Shuffle verified",
            "Secrets from: the host, .+ South\\."),
        found(
            "two cards of the stock exchanged",
            "North drew .+, but .+ was on top of the stock\\.",
            host -> {
              DishonestHost.Draw draw = host.draw(1).shuffled();
              draw.ended(draw.dealt(draw.dueButTwoCards())).shown().paused();
            }),
        found(
            "other rules than in the lobby",
            "The host changed the rules\\.",
            host -> {
              host.lobby(GinPreset.AWARDS.rules(2));
              host.draw(1).shuffled().played();
            }),
        found(
            "the player's secret left out",
            "You were at the table and your connection was good, .+",
            host -> host.draw(1).alone(new Part.Unasked()).played()));
  }

  @ParameterizedTest
  @MethodSource("tricks")
  void thePlayerReadsWhatDoesNotMatch(Trick trick) throws Exception {
    PlayerWindow window = windows.open("North");
    DishonestHost host = windows.thenClose(new DishonestHost((number, move) -> {}));
    host.playsForGuest();
    joins(window, host.scripted().address().getPort());
    host.meets();
    trick.script().run(host);
    await()
        .until(() -> {
          ProgramWindows.now(() -> {
            window.program().navigation().table().ifPresent(table -> table.hurry());
            return true;
          });
          return window.sees("#proof-mark");
        });
    assertThat(window.wordsOf("proof-mark")).isEqualTo(trick.mark());
    window.fire("proof-mark");
    assertThat(sentences(window)).anyMatch(sentence -> sentence.matches(trick.sentence()));
  }

  private static void joins(PlayerWindow window, int port) {
    ProgramWindows.now(() -> {
      window
          .program()
          .navigation()
          .join(
              new HostAddress("127.0.0.1", port, Optional.empty()),
              PlayerWindow.ANY,
              new ConnectionPurpose.Sit(),
              Optional.empty(),
              failed -> {});
      return true;
    });
  }

  private static List<String> sentences(PlayerWindow window) {
    return ProgramWindows.now(() ->
        window.stage().getScene().getRoot().lookupAll("#proof-card .label").stream()
            .map(label -> ((Label) label).getText())
            .toList());
  }
}
