package oklahoma.client.table.view;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.stage.Stage;
import javafx.util.Duration;
import javax.imageio.ImageIO;
import oklahoma.client.deck.CardImages;
import oklahoma.client.fixture.Stages;
import oklahoma.client.settings.Settings;
import oklahoma.client.table.model.RiggedTable;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;

/** Draws the table in its telling moments into a folder, to be looked at. */
public final class TablePictures {
  private final File folder;
  private final CardImages images = new CardImages(Platform::runLater, CardImages.DEFAULT_BOUND);
  private Language language = Language.ENGLISH;

  private TablePictures(File folder) {
    this.folder = folder;
  }

  /**
   * Draws the moments that are named, or all, at the usual and at the smallest size, and with large
   * words.
   */
  public static void main(String[] arguments) throws InterruptedException {
    TablePictures pictures = new TablePictures(new File(arguments[0]));
    List<String> wanted = List.of(arguments).subList(1, arguments.length);
    CountDownLatch done = new CountDownLatch(1);
    Platform.startup(() -> pictures.draw(wanted, done));
    done.await();
    Platform.exit();
  }

  private void draw(List<String> wanted, CountDownLatch done) {
    Platform.setImplicitExit(false);
    List<int[]> sizes =
        List.of(new int[] {1280, 800, 100}, new int[] {1024, 640, 100}, new int[] {1280, 800, 175});
    Runnable next = done::countDown;
    List<Moments.Moment> moments = Moments.all();
    for (int i = moments.size() - 1; i >= 0; i--) {
      Moments.Moment moment = moments.get(i);
      for (int[] size : sizes) {
        for (Language each : List.of(Language.of("bg"), Language.ENGLISH)) {
          String name =
              moment.name()
                  + "-"
                  + size[0]
                  + (size[2] == 100 ? "" : "-large")
                  + (each.equals(Language.ENGLISH) ? "" : "-bg");
          boolean asked =
              wanted.isEmpty()
                  ? each.equals(Language.ENGLISH)
                  : wanted.stream().anyMatch(name::matches);
          Runnable after = next;
          if (asked) {
            next = () -> show(moment, size, each, name, after);
          }
        }
      }
    }
    next.run();
  }

  private void show(
      Moments.Moment moment, int[] size, Language spoken, String name, Runnable after) {
    language = spoken;
    RiggedTable rig = moment.rig().get();
    TableLook look = new TableLook(new Settings(Language.ENGLISH));
    look.settings().text().sizeProperty().set(size[2]);
    look.settings().motion().speedProperty().set(oklahoma.client.table.motion.Speed.OFF);
    TableView view =
        new TableView(rig.model(), images, new Texts(language), look, new RecordedTableActions());
    Stage stage = new Stage();
    Scene scene = Stages.themed(view, size[0], size[1]);
    stage.setScene(scene);
    stage.setX(0);
    stage.setY(0);
    stage.show();
    pause(
        400,
        () -> {
          moment.then().accept(view, rig);
          pause(
              900,
              () -> {
                write(view, name);
                stage.close();
                after.run();
              });
        });
  }

  private static void pause(double ms, Runnable then) {
    PauseTransition pause = new PauseTransition(Duration.millis(ms));
    pause.setOnFinished(e -> then.run());
    pause.play();
  }

  private void write(TableView view, String name) {
    WritableImage shot = view.getScene().snapshot(null);
    int width = (int) shot.getWidth();
    int height = (int) shot.getHeight();
    BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        image.setRGB(x, y, shot.getPixelReader().getArgb(x, y));
      }
    }
    try {
      ImageIO.write(image, "png", new File(folder, name + ".png"));
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
