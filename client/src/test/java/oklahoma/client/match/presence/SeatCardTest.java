package oklahoma.client.match.presence;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.Pages;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.OwnerCommand;
import oklahoma.protocol.messages.TableHelp;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Deal;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.testfx.framework.junit5.Start;

/** What the owner of a table is offered about a seat: skipping it only where the table waits. */
@ExtendWith(OnScreen.class)
class SeatCardTest {
  private static final Seat OTHER = Seat.B;

  private final Texts texts = new Texts(Language.ENGLISH);
  private final List<ToHost> sent = new ArrayList<>();

  private Standing standing = new Standing(List.of(), List.of(0, 0, 0), List.of(), false);

  @SuppressWarnings("NullAway.Init")
  private Pages pages;

  @Start
  void open(Stage stage) {
    pages = new Pages(texts, () -> false);
    StackPane page = new StackPane();
    pages.open((Page) () -> page);
    stage.setScene(new Scene(pages.node(), 800, 600));
    stage.show();
  }

  @ParameterizedTest
  @CsvSource({
    "B to draw, HERE, Skip the turn",
    "B to draw, SLOW, Skip the turn",
    "B to draw, AWAY, Skip the turn",
    "C to draw, HERE,",
    "C to draw, AWAY,",
    "B to draw, STOOD_IN,",
    "'window on A: B, C', HERE,",
    "'window on A: B, C', SLOW, Skip the answer",
    "'window on A: B, C', AWAY, Skip the answer",
    "'window on B: A, C', SLOW,",
  })
  void skippingIsOfferedOnlyWhereTheTableWaitsForTheSeat(
      String phase, Presence presence, String offered, Hands robot) {
    show(robot, phase, presence, Optional.of(Seat.A));
    assertThat(robot.lookup("#command-skip").tryQueryAs(Button.class).map(Button::getText))
        .isEqualTo(Optional.ofNullable(offered));
  }

  @Test
  void allPointsAreWrittenInTheSameWay(Hands robot) {
    standing = new Standing(List.of(List.of(0, 1234, 0)), List.of(0, 1234, 0), List.of(), false);
    show(robot, "B to draw", Presence.HERE, Optional.empty());
    assertThat(robot.lookup("Points so far: 1,234. Total: 1,234.").tryQuery()).isPresent();
  }

  /** On a plate it may be cut. */
  @Test
  void theNameIsWrittenWhole(Hands robot) {
    show(robot, "B to draw", Presence.HERE, Optional.empty());
    assertThat(robot.lookup("#seat-card .card-title").queryAs(Label.class).isWrapText()).isTrue();
  }

  @Test
  void onlyTheOwnerIsOfferedCommands(Hands robot) {
    show(robot, "B to draw", Presence.AWAY, Optional.of(Seat.C));
    assertThat(robot.lookup("#seat-card").tryQuery()).isPresent();
    assertThat(robot.lookup("#command-skip").tryQuery()).isEmpty();
    assertThat(robot.lookup("#command-remove").tryQuery()).isEmpty();
  }

  @Test
  void itIsAskedOfTheHost(Hands robot) {
    show(robot, "B to draw", Presence.HERE, Optional.of(Seat.A));
    robot.interact(() -> robot.lookup("#command-skip").queryButton().fire());
    assertThat(sent).containsExactly(new ToHost.ActOnSeat(OTHER, OwnerCommand.SKIP));
  }

  /** The question named somebody else. */
  @Test
  void aGuestWhoSitsDownDuringTheQuestionIsNotRemoved(Hands robot) {
    TableModel model = table("B to draw", Presence.HERE, Optional.of(Seat.A));
    robot.interact(() -> SeatCard.show(pages, model, Optional.empty(), OTHER));
    robot.interact(() -> robot.lookup("#command-remove").queryButton().fire());
    robot.interact(() -> {
      List<SeatLabel> seats = new ArrayList<>(model.labelsProperty().get());
      seats.set(OTHER.ordinal(), SeatLabel.ofHuman(OTHER, new Name("Eve")));
      model.receive(new FromHost.Seats(1, seats, Optional.of(Seat.A), List.of(), false));
      robot.lookup("Remove").queryButton().fire();
    });
    assertThat(sent).isEmpty();
  }

  private void show(Hands robot, String phase, Presence presence, Optional<Seat> owner) {
    TableModel model = table(phase, presence, owner);
    robot.interact(() -> SeatCard.show(pages, model, Optional.empty(), OTHER));
  }

  private TableModel table(String phase, Presence presence, Optional<Seat> owner) {
    Deal deal =
        Notation.deal(
                """
                oklahoma
                A: 3h Qc
                B: 5h Qd
                C: 7h
                pile 4d
                stock 8d 9d
                %s
                """
                    .formatted(phase))
            .orElseThrow();
    List<SeatLabel> seats =
        List.of(
            SeatLabel.ofHuman(Seat.A, new Name("North")),
            new SeatLabel(
                OTHER,
                new Name("East"),
                presence == Presence.STOOD_IN ? Optional.of(BotLevel.NORMAL) : Optional.empty(),
                presence,
                OptionalLong.empty()),
            SeatLabel.ofHuman(Seat.C, new Name("South")));
    FromHost.Welcome welcome =
        new FromHost.Welcome(
            0,
            Seat.A,
            Optional.empty(),
            seats,
            standing,
            Seen.of(deal, Seat.A),
            List.of(),
            Set.of(),
            OptionalLong.empty(),
            owner,
            List.of(),
            TableHelp.ALL);
    return new TableModel(
        welcome, sent::add, (ms, what) -> {}, System::nanoTime, new SplittableRandom(1));
  }
}
