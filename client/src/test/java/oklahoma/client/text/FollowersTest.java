package oklahoma.client.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.InvalidationListener;
import javafx.beans.WeakListener;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.help.RulesScreen;
import oklahoma.client.match.score.DealEndPanel;
import oklahoma.client.match.score.MatchEndPanel;
import oklahoma.client.match.score.NoActions;
import oklahoma.client.match.score.Players;
import oklahoma.client.setup.DetailsScreen;
import oklahoma.client.setup.PlannedTable;
import oklahoma.client.setup.SetupScreen;
import oklahoma.client.setup.Venue;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.ReadyButton;
import oklahoma.rules.Reason;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.GinPreset;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxToolkit;
import org.testfx.util.WaitForAsyncUtils;

/** The words outlive every screen: a screen that is gone is not held by them. */
class FollowersTest {
  private static final List<String> NAMES = List.of("North", "East", "South");

  private static final List<Standing.Place> PLACES =
      List.of(
          new Standing.Place(1, Seat.A),
          new Standing.Place(2, Seat.B),
          new Standing.Place(3, Seat.C));

  private final Counted language = new Counted();
  private final Texts texts = new Texts(language, false);
  private final CardImages images = new CardImages(Platform::runLater, CardImages.DEFAULT_BOUND);

  @Test
  void screensThatAreGoneFollowTheLanguageNoMore() throws Exception {
    FxToolkit.registerPrimaryStage();
    WaitForAsyncUtils.waitForAsyncFx(
        20_000,
        () -> {
          Pages pages = new Pages(texts, () -> false);
          List<Supplier<Node>> screens =
              List.of(
                  () ->
                      new RulesScreen(
                              pages,
                              images,
                              style(),
                              new RulesScreen.Subject.Table(GinPreset.ROYAL.rules(3), true),
                              Optional.of(Reason.DRAW_FIRST))
                          .node(),
                  () -> setup(pages).node(),
                  () -> new DetailsScreen(new PlannedTable(Venue.SOLO), pages).node(),
                  this::dealEnd,
                  this::matchEnd);
          StackPane root = new StackPane(pages.node());
          Scene scene = new Scene(root, 1024, 640);
          assertThat(scene.getRoot()).isEqualTo(root);
          int before = language.followers();
          for (Supplier<Node> screen : screens) {
            Node node = screen.get();
            root.getChildren().add(node);
            root.applyCss(); // what a pane scrolls is in it only then
            language.set(Language.of("bg"));
            assertThat(language.followers()).as(node.toString()).isGreaterThan(before);
            root.getChildren().remove(node);
            assertThat(language.followers()).as(node.getId()).isEqualTo(before);
            language.set(Language.ENGLISH);
          }
          return before;
        });
    images.close();
  }

  private Page setup(Pages pages) {
    return new SetupScreen(
        new PlannedTable(Venue.SOLO),
        pages,
        new SimpleStringProperty("North"),
        new SimpleObjectProperty<>(Optional.empty()),
        (plan, failed) -> () -> {});
  }

  private Node dealEnd() {
    return new DealEndPanel(
        texts,
        new Standing(List.of(List.of(0, 20, 35)), List.of(0, 20, 35), PLACES, false),
        new Players(NAMES, Optional.empty()),
        Optional.empty(),
        new DealEndPanel.Pause(
            new SimpleObjectProperty<>(new ReadyButton.State(false, 1, List.of(), 0)),
            new SimpleObjectProperty<>(Optional.empty()),
            System::nanoTime,
            false,
            Set.of(),
            false),
        new NoActions());
  }

  private Node matchEnd() {
    return new MatchEndPanel(
        texts,
        new MatchEndPanel.Match(
            new Standing(List.of(List.of(0, 20, 35)), List.of(0, 20, 35), PLACES, true),
            new Players(NAMES, Optional.empty()),
            List.of(),
            Optional.empty()),
        true,
        new MatchEndPanel.Memory(true, true),
        new MatchEndPanel.Next(
            new SimpleObjectProperty<>(new ReadyButton.State(false, 1, List.of(), 0)),
            new SimpleObjectProperty<>(false),
            new SimpleObjectProperty<>(false)),
        new NoActions());
  }

  private static SimpleObjectProperty<CardStyle> style() {
    return new SimpleObjectProperty<>(CardStyle.DEFAULT);
  }

  /** Counts who is held. */
  private static final class Counted extends SimpleObjectProperty<Language> {
    private final List<Object> strong = new ArrayList<>();

    Counted() {
      super(Language.ENGLISH);
    }

    int followers() {
      return strong.size();
    }

    @Override
    public void addListener(ChangeListener<? super Language> listener) {
      super.addListener(listener);
      came(listener);
    }

    @Override
    public void addListener(InvalidationListener listener) {
      super.addListener(listener);
      came(listener);
    }

    @Override
    public void removeListener(ChangeListener<? super Language> listener) {
      super.removeListener(listener);
      strong.remove(listener);
    }

    @Override
    public void removeListener(InvalidationListener listener) {
      super.removeListener(listener);
      strong.remove(listener);
    }

    private void came(Object listener) {
      if (!(listener instanceof WeakListener)) {
        strong.add(listener);
      }
    }
  }
}
