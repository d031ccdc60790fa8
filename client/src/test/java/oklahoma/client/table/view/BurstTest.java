package oklahoma.client.table.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.stage.Stage;
import oklahoma.client.deck.CardImages;
import oklahoma.client.fixture.Stages;
import oklahoma.client.settings.Settings;
import oklahoma.client.table.layout.Places;
import oklahoma.client.table.layout.Spot;
import oklahoma.client.table.model.FakeHost;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.motion.Speed;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Face;
import oklahoma.rules.fixture.RandomDeal;
import oklahoma.rules.fixture.RandomPlay;
import oklahoma.rules.oklahoma.Oklahoma;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.testfx.util.WaitForAsyncUtils;

/** Many events at once on the real table, and the picture is the model's soon after. */
class BurstTest {
  private static final int MANY = 300;
  private static final Duration PATIENCE = Duration.ofMinutes(2);

  private final CardImages images = new CardImages(Platform::runLater, CardImages.DEFAULT_BOUND);

  @AfterEach
  void close() throws Exception {
    Stages.closeAll();
  }

  @ParameterizedTest
  @EnumSource(names = {"OFF", "NORMAL"})
  void aWholeDealAtOnceEndsInTheModelsPicture(Speed speed) throws Exception {
    RandomDeal<Oklahoma> played = RandomPlay.deal(4, 10);
    List<Event> events = played.events().subList(0, Math.min(MANY, played.events().size()));
    FakeHost host = new FakeHost(played.start(), Seat.A);
    TableView view = open(host.model, speed);
    onScreen(() -> {
      host.happen(events);
      return host.deal();
    });
    await().until(() -> onScreen(() -> caughtUp(view, host.model)));
    assertThat(onScreen(() -> faces(view.picture().now())))
        .isEqualTo(onScreen(() -> faces(view.picture().laid().places())));
    assertThat(host.model.playerView().deal()).isEqualTo(host.deal().seenBy(Seat.A));
  }

  private static boolean caughtUp(TableView view, TableModel model) {
    return view.picture().shown().deal().equals(model.playerView().deal());
  }

  private static Map<Spot, Face> faces(Places places) {
    return places.at().entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getKey, each -> each.getValue().face()));
  }

  private TableView open(TableModel model, Speed speed) throws Exception {
    Stage stage = Stages.fresh();
    TableLook look = new TableLook(new Settings(Language.ENGLISH));
    look.settings().motion().speedProperty().set(speed);
    TableView view =
        onScreen(() ->
            new TableView(
                model, images, new Texts(Language.ENGLISH), look, new RecordedTableActions()));
    return Stages.now(() -> {
      stage.setScene(Stages.themed(view, 1280, 800));
      stage.show();
      return view;
    });
  }

  private static <T> T onScreen(Callable<T> what) {
    return WaitForAsyncUtils.waitForAsyncFx(PATIENCE.toMillis(), what);
  }
}
