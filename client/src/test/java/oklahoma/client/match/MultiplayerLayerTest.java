package oklahoma.client.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Bounds;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import oklahoma.client.deck.CardImages;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.match.chat.ChatModel;
import oklahoma.client.net.Connection;
import oklahoma.client.settings.Settings;
import oklahoma.client.table.model.FakeHost;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.view.RecordedTableActions;
import oklahoma.client.table.view.TableOnScreen;
import oklahoma.client.table.view.TableView;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.lobby.Series;
import oklahoma.rules.Move;
import oklahoma.rules.Seat;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@SuppressWarnings("NullAway.Init") // made with the layer
@ExtendWith(OnScreen.class)
class MultiplayerLayerTest {
  private final FakeHost host = FakeHost.ofFour("A to draw", Seat.A);
  private static final List<String> UNCOVERED =
      List.of(
          ".seat-plate",
          ".seat-plate .count",
          "#stock",
          "#discard",
          "#status",
          "#lay-down",
          ".slot",
          "#hand-tools",
          ".card",
          ".bottom-line",
          "#top-bar");

  private final Settings settings = new Settings(Language.ENGLISH);
  private TableView view;
  private final ReadOnlyObjectWrapper<Connection> line =
      new ReadOnlyObjectWrapper<>(new Connection.Connected());

  /**
   * Who holds how many cards, the piles, the tray and the hand can be seen and pressed beside it.
   */
  @ParameterizedTest
  @CsvSource({"1024,640,100", "1280,800,100", "1024,640,175", "1280,800,175"})
  void whatWasMissedCoversNothingButMelds(int width, int height, int words, Hands robot) {
    double lines = missed(width, height, words, robot);
    assertThat(lines).as("a line and more").isGreaterThan(0.4 * words);
  }

  @ParameterizedTest
  @CsvSource({"1024,640", "1280,800"})
  void norWhereLargeCardsLeaveLargeWordsLittleRoom(int width, int height, Hands robot) {
    settings.table().cardSizeProperty().set(1.6);
    assertThat(missed(width, height, 175, robot)).as("a line").isGreaterThan(26);
  }

  /** How high the list of what was missed is. */
  private double missed(int width, int height, int words, Hands robot) {
    settings.text().sizeProperty().set(words);
    double[] lines = new double[1];
    robot.interact(() -> {
      MultiplayerLayer layer = layer();
      StackPane table = new StackPane(view, layer);
      table.setStyle("-fx-font-size: " + 0.14 * words + "px");
      Stages.themed(table, width, height);
      away("A takes");
      Region panel = (Region) layer.lookup("#absence");
      panel.setPrefHeight(600); // as after many moves
      table.applyCss();
      table.layout();
      layer.layout();
      Bounds covered = panel.localToScene(panel.getLayoutBounds());
      assertThat(UNCOVERED.stream().flatMap(nodes -> table.lookupAll(nodes).stream()))
          .hasSizeGreaterThan(UNCOVERED.size())
          .noneMatch(node -> covered.intersects(node.localToScene(node.getLayoutBounds())));
      lines[0] = panel.lookup("#absence-lines").getLayoutBounds().getHeight();
      layer.leave();
    });
    return lines[0];
  }

  private MultiplayerLayer layer() {
    Texts texts = new Texts(Language.ENGLISH);
    view =
        new TableView(
            host.model,
            new CardImages(Platform::runLater, TableOnScreen.SMALL_BOUND),
            texts,
            new TableLook(settings),
            new RecordedTableActions());
    return new MultiplayerLayer(
        new Pages(texts, () -> false),
        host.model,
        view,
        new Multiplayer(
            new ChatModel(chatMessage -> true, () -> 0),
            new ReadOnlyObjectWrapper<>(Series.EMPTY).getReadOnlyProperty(),
            line.getReadOnlyProperty(),
            () -> 0),
        new LogSentences(texts, host.model)::happening,
        () -> {});
  }

  /** The program moved only after the move that had been on its way when the line broke. */
  @Test
  void aMoveThatArrivedWasThePlayersOwn(Hands robot) {
    robot.interact(() -> {
      MultiplayerLayer layer = layer();
      host.model.send(new Move.Take());
      away("A takes");
      assertThat(missed(layer)).isEmpty();
      away("A discards Qc");
      assertThat(missed(layer)).containsExactly("The program made one move for you.");
      assertThat(log()).containsExactly("You take 4♦.", "The program discarded Q♣ for you.");
      layer.leave();
    });
  }

  /** The host says no more who moved than it says at a return. */
  @Test
  void theLogNamesThePlayerOfEachMoveAfterAnotherReturnToo(Hands robot) {
    robot.interact(() -> {
      MultiplayerLayer layer = layer();
      away("A takes");
      line.set(new Connection.Lost(0, 0, OptionalLong.empty(), Optional.empty()));
      line.set(new Connection.Connected());
      host.welcomeAgain();
      host.play("A discards Qc");
      assertThat(log()).containsExactly("The program took 4♦ for you.", "You discard Q♣.");
      layer.leave();
    });
  }

  @Test
  void anotherMoveThanTheOneAskedForIsTheProgramsOwn(Hands robot) {
    robot.interact(() -> {
      MultiplayerLayer layer = layer();
      host.play("A takes");
      host.model.send(new Move.Discard(Notation.cards("Kh").orElseThrow().getFirst()));
      away("A discards Qc");
      assertThat(missed(layer)).containsExactly("The program made one move for you.");
      layer.leave();
    });
  }

  /** The line breaks, something happens, and the line is back. */
  private void away(String move) {
    line.set(new Connection.Lost(0, 0, OptionalLong.empty(), Optional.empty()));
    host.missed(move);
    line.set(new Connection.Connected());
    host.welcomeAgain();
  }

  private List<String> log() {
    LogSentences sentences = new LogSentences(new Texts(Language.ENGLISH), host.model);
    return host.model.log().entries().stream().map(entry -> sentences.line(entry).words()).toList();
  }

  /** The sentence above the list of missed events. */
  private static List<String> missed(MultiplayerLayer layer) {
    assertThat(layer.lookup("#absence")).isNotNull();
    return layer.lookupAll(".absence-note").stream().map(note -> ((Label) note).getText()).toList();
  }
}
