package oklahoma.client.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import oklahoma.client.fixture.Hands;
import oklahoma.client.fixture.OnScreen;
import oklahoma.client.fixture.Pulses;
import oklahoma.client.fixture.Stages;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.framework.junit5.Start;

/** One page is seen at a time, on one cloth. */
@ExtendWith(OnScreen.class)
class PagesTest {
  /** So many pulses. */
  private static final int LONGER_THAN_A_FADE = 18;

  @SuppressWarnings("NullAway.Init")
  private Pages pages;

  private boolean moves;

  private record Sheet(Node node, boolean clothed) implements Page {}

  @Start
  void open(Stage stage) {
    pages = new Pages(new Texts(Language.ENGLISH), () -> moves);
    pages.open(new Sheet(new StackPane(), false));
    stage.setScene(Stages.themed(pages.node(), 400, 300));
    stage.show();
  }

  @Test
  void oneClothIsDrawnAtATime(Hands robot) {
    for (boolean fading : new boolean[] {false, true}) {
      moves = fading;
      await().until(cloth()::isVisible);
      robot.interact(() -> pages.open(new Sheet(new StackPane(), true)));
      await().until(() -> !cloth().isVisible());
      robot.interact(pages::back);
    }
  }

  @Test
  void aPageThatCameMeanwhileHasItsCloth(Hands robot) {
    moves = true;
    List<Boolean> drawn = new ArrayList<>();
    robot.interact(() -> {
      pages.open(new Sheet(new StackPane(), true));
      pages.open(new Sheet(new StackPane(), false));
      cloth().visibleProperty().subscribe(visible -> drawn.add(visible));
    });
    await().until(() -> pages.current().filter(page -> page.node().getOpacity() == 1).isPresent());
    Pulses.pass(LONGER_THAN_A_FADE);
    assertThat(drawn).containsOnly(true);
  }

  /** What a page has begun leads on from there, but takes no other page away. */
  @Test
  void whatComesTooLateTakesNoOtherPageAway(Hands robot) {
    Page asked = new Sheet(new StackPane(), false);
    Page found = new Sheet(new StackPane(), false);
    for (boolean left : new boolean[] {false, true}) {
      CompletableFuture<Page> begun = new CompletableFuture<>();
      Page last = left ? new Sheet(new StackPane(), false) : asked;
      robot.interact(() -> {
        pages.reset(asked);
        pages.afterUnlessLeft(begun, pages::open);
        if (left) {
          pages.open(last);
        }
      });
      begun.complete(found);
      robot.interact(() -> assertThat(pages.current()).contains(left ? last : found));
    }
  }

  /** The connection may be lost before its table comes to the front, or while it is away. */
  @Test
  void aBandLeavesFreeWhatAPageHasBelowItThatIsOpenedLater(Hands robot) {
    Region band = new Region();
    band.setPrefHeight(40);
    List<Page> tables = List.of(table(160), table(90));
    robot.interact(() -> pages.showBand(Optional.of(band)));
    for (Page table : tables) {
      robot.interact(() -> pages.open(table));
      robot.interact(() -> assertThat(bottom(band)).isBetween(80.0, line(table) - 1));
    }
    robot.interact(pages::back);
    robot.interact(() -> assertThat(bottom(band)).isBetween(100.0, line(tables.getFirst()) - 1));
  }

  /** A page whose line is so far from the top. */
  private static Page table(double y) {
    Region line = new Region();
    line.getStyleClass().add(Pages.BELOW_BAND);
    line.resizeRelocate(0, y, 400, 20);
    return new Sheet(new Pane(line), false);
  }

  private static double line(Page table) {
    return table.node().lookup("." + Pages.BELOW_BAND).getLayoutY();
  }

  private static double bottom(Region band) {
    return band.localToScene(band.getLayoutBounds()).getMaxY();
  }

  private Node cloth() {
    return pages.node().lookup(".felt");
  }
}
