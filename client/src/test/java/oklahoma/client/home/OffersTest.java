package oklahoma.client.home;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Stages;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.rules.Game;
import oklahoma.rules.Seat;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** The list of what the first screen offers. */
@ExtendWith(OnScreen.class)
class OffersTest {
  private final Controls controls = new Controls(new Texts(Language.ENGLISH));

  @SuppressWarnings("NullAway.Init")
  private Offers offers;

  @Start
  void show(Stage stage) {
    offers = new Offers();
    stage.setScene(Stages.themed(new VBox(offers), 600, 400));
    stage.show();
  }

  @Test
  void theLatestIsTheFirst(Hands robot) {
    List<OfferCard> found = new ArrayList<>();
    moveAway(robot);
    robot.interact(() -> {
      found.add(add("Friday"));
      found.add(add("Club"));
    });
    assertThat(order()).containsExactlyElementsOf(found.reversed());
  }

  @Test
  void nothingMovesUnderThePointer(Hands robot) {
    List<OfferCard> found = new ArrayList<>();
    robot.interact(() -> found.add(add("Friday")));
    robot.moveTo(found.getFirst());
    robot.interact(() -> found.add(add("Club")));
    assertThat(order()).containsExactlyElementsOf(found);
    moveAway(robot);
    assertThat(order()).containsExactlyElementsOf(found.reversed());
  }

  @Test
  void aMatchThatIsBeingOpenedSaysSoFromThePressOn(Hands robot) {
    saysThatItIsOpened(
        robot,
        "continue",
        opens ->
            new ContinueCard(
                controls,
                new Unfinished(
                    Optional.empty(),
                    OklahomaRules.standard(2),
                    Optional.empty(),
                    List.of("North"),
                    Optional.of(Seat.A),
                    Instant.EPOCH),
                new ReadOnlyObjectWrapper<>(Instant.EPOCH).getReadOnlyProperty(),
                opens,
                () -> {}));
  }

  @Test
  void aTableThatIsOpenedAgainSaysSoFromThePressOn(Hands robot) {
    saysThatItIsOpened(
        robot,
        "open-again",
        opens ->
            new AgainCard(
                controls,
                new AgainCard.Last(OklahomaRules.standard(2), List.of(), false, Instant.EPOCH),
                new ReadOnlyObjectWrapper<>(Instant.EPOCH).getReadOnlyProperty(),
                opens,
                () -> {}));
  }

  @Test
  void aTableToWhichOneReturnsSaysSoFromThePressOn(Hands robot) {
    saysThatItIsOpened(
        robot,
        "rejoin",
        opens -> new ReturnCard(controls, Instant.EPOCH, "Club", "North", opens, () -> {}));
  }

  private void saysThatItIsOpened(Hands robot, String id, Function<Runnable, OfferCard> offering) {
    List<String> opened = new ArrayList<>();
    OfferCard card = offering.apply(() -> opened.add("opens"));
    robot.interact(() -> offers.add(card));
    Button go = (Button) card.lookup("#" + id);
    assertThat(go.getText()).endsWith("  C");
    robot.interact(() -> {
      offers.press();
      offers.press();
      add("Club");
    });
    assertThat(go.getText()).isEqualTo("Opening…");
    assertThat(opened).hasSize(1);
  }

  private void moveAway(Hands robot) {
    robot.moveTo(robot.point(offers).atOffset(0, 250));
  }

  private List<Node> order() {
    return ((VBox) offers.getContent()).getChildren();
  }

  private OfferCard add(String table) {
    TableLabel label =
        new TableLabel(1, new TableName(table), Game.OKLAHOMA, new TableLabel.Occupancy(4, 2));
    OfferCard card = new FoundTableCard(controls, label, () -> {}, () -> {});
    offers.add(card);
    return card;
  }
}
