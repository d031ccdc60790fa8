package oklahoma.client.table.panel;

import atlantafx.base.theme.PrimerDark;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Transform;
import javafx.stage.Stage;
import javafx.util.Duration;
import javax.imageio.ImageIO;
import oklahoma.client.deck.CardImages;
import oklahoma.client.deck.style.CardStyle;
import oklahoma.client.deck.style.IndexSize;
import oklahoma.client.fixture.Stages;
import oklahoma.client.table.layout.Area;
import oklahoma.client.table.model.playerview.ClaimUse;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/**
 * Writes pictures of all panels on felt, in every language and at two densities, for review by eye.
 *
 * <pre>java -Dglass.platform=Headless -cp … oklahoma.client.table.panel.PanelPictures target/panels
 * </pre>
 */
final class PanelPictures {
  private static final Suited QUEEN = new Suited(Rank.QUEEN, Suit.SPADES);
  private static final String FELT =
      "-fx-background-color: radial-gradient(center 50% 45%, radius 80%, #26744f, #09281e);";

  private final Path folder;
  private final CardImages images;
  private final Stage stage;
  private final long[] now = {0};

  private PanelPictures(Path folder, Stage stage) {
    this.folder = folder;
    this.stage = stage;
    this.images = new CardImages(Runnable::run, CardImages.DEFAULT_BOUND);
  }

  /** Takes the folder to write into. */
  public static void main(String[] arguments) throws InterruptedException {
    Path folder = Path.of(arguments.length > 0 ? arguments[0] : "target/panels");
    CountDownLatch done = new CountDownLatch(1);
    Platform.startup(() -> {
      Application.setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
      new PanelPictures(folder, new Stage()).all();
      done.countDown();
    });
    done.await();
    Platform.exit();
  }

  private void all() {
    for (Language language : Language.all()) {
      Texts texts = new Texts(language);
      for (int scale : new int[] {1, 2}) {
        String end = "-" + language.tag() + "-" + scale + ".png";
        warm();
        write("claims" + end, claims(texts), 960, 640, scale);
        write("chips" + end, chips(texts), 960, 720, scale);
        write("log" + end, log(texts), 420, 640, scale);
        write("reveal-4" + end, reveal(texts, 4, Double.MAX_VALUE), 1280, 800, scale);
        write("reveal-8" + end, reveal(texts, 8, Double.MAX_VALUE), 1024, 640, scale);
        write("reveal-8-blocked" + end, reveal(texts, -8, Double.MAX_VALUE), 1024, 640, scale);
        write("reveal-flying" + end, reveal(texts, 4, 700), 1280, 800, scale);
      }
    }
  }

  /** Draws the cards that the pictures of a hand's end show, so that none is blank. */
  private void warm() {
    CardStyle style = CardStyle.DEFAULT.withIndex(IndexSize.JUMBO);
    for (double width : new double[] {42, 62, 84}) {
      images.now(Back.BACK, style, width, 1);
      images.now(Joker.JOKER, style, width, 1);
      for (Suit suit : Suit.values()) {
        for (Rank rank : Rank.values()) {
          images.now(new Suited(rank, suit), style, width, 1);
        }
      }
    }
  }

  private Node claims(Texts texts) {
    FlowPane cards = new FlowPane(24, 24);
    cards.setAlignment(Pos.CENTER);
    Optional<Countdown> until = Optional.of(new Countdown(5_000_000_000L, 8_000));
    Optional<Countdown> last = Optional.of(new Countdown(2_000_000_000L, 8_000));
    Optional<String> north = Optional.of(seat(texts, 0));
    cards
        .getChildren()
        .addAll(
            claim(texts, question(north, false, 1, until)),
            claim(texts, question(north, true, 1, until)),
            claim(texts, question(north, false, 2, last)),
            claim(texts, question(Optional.empty(), true, 1, Optional.empty())));
    now[0] = -1_000_000_000;
    ClaimCard dim = new ClaimCard(texts, () -> 0, shown -> shown, claims -> {}, () -> {});
    dim.ask(question(north, false, 1, until));
    ClaimCard wanted = new ClaimCard(texts, () -> 0, shown -> shown, wants -> {}, () -> {});
    wanted.answered(QUEEN, true, until);
    ClaimCard left = new ClaimCard(texts, () -> 0, shown -> shown, wants -> {}, () -> {});
    left.answered(QUEEN, false, Optional.empty());
    left.noUntilMyTurnProperty().set(true);
    ClaimCard small = new ClaimCard(texts, () -> 0, shown -> shown, wants -> {}, () -> {});
    small.ask(question(north, true, 1, until));
    small.setStyle("-fx-font-size: 11px");
    cards.getChildren().addAll(dim, wanted, left, small);
    return cards;
  }

  private static ClaimCard.Question question(
      Optional<String> discarder, boolean next, int penalty, Optional<Countdown> until) {
    ClaimCard.Way way = next ? ClaimCard.Way.DRAW : ClaimCard.Way.OUT_OF_TURN;
    Optional<ClaimUse> use = penalty > 1 ? Optional.empty() : Optional.of(ClaimUse.BOOK);
    return new ClaimCard.Question(QUEEN, discarder, way, penalty, use, until);
  }

  private ClaimCard claim(Texts texts, ClaimCard.Question question) {
    now[0] = -1_000_000_000;
    ClaimCard card = new ClaimCard(texts, () -> now[0], shown -> shown, claims -> {}, () -> {});
    card.ask(question);
    now[0] = 0;
    card.tick();
    return card;
  }

  private Node chips(Texts texts) {
    boolean bg = texts.language().tag().equals("bg");
    Pane table = new Pane();
    String[] reasons =
        bg
            ? new String[] {
              "Липсва 6♠ между 5♠ и 7♠ – сложете жокер или друга карта.",
              "Поредицата е от една боя, а 7♥ не пасва на ♠. Махнете едната карта.",
              "Ред е на Север. Междувременно може да подреждате и подготвяте карти."
            }
            : new String[] {
              "6♠ is missing between 5♠ and 7♠ . Put a wild or another card there.",
              "A run needs one suit, but 7♥ does not match ♠. Take one of them out.",
              "It is North’s turn. You can still arrange your cards and prepare melds."
            };
    table.setPrefSize(960, 640);
    for (int i = 0; i < reasons.length; i++) {
      ReasonChip chip = new ReasonChip(texts, () -> Duration.INDEFINITE, () -> Area.NONE);
      table.getChildren().add(chip);
      later.add(say(chip, reasons[i], 200 + 260 * i, 90 + 60 * i));
    }
    TableNotices notices = new TableNotices(texts, () -> Duration.INDEFINITE);
    notices.show(
        TableNotices.Weight.PLAIN,
        bg ? "Изток взе 10♦ и наказателна карта." : "East took 10♦ and a penalty card.");
    notices.show(
        TableNotices.Weight.FAULT,
        bg
            ? "Записът на партията не успя: дискът е пълен."
            : "The match could not be saved: the disk is full.");
    notices.show(TableNotices.Weight.PLAIN, bg ? "Юг се върна." : "South is back.");
    Announcer announcer = new Announcer();
    announcer.announce(bg ? "Запад изхвърли 10♥" : "West discarded 10♥", "");
    VBox right = new VBox(16, notices, announcer);
    right.setAlignment(Pos.TOP_RIGHT);
    right.relocate(480, 200);
    table.getChildren().add(right);
    return table;
  }

  private final List<Runnable> later = new ArrayList<>();

  private static Runnable say(ReasonChip chip, String reason, double x, double y) {
    return () -> {
      chip.say(reason, x, y, () -> {});
      chip.setOpacity(1);
    };
  }

  private Node log(Texts texts) {
    boolean bg = texts.language().tag().equals("bg");
    List<LogPanel.Line> lines =
        bg
            ? List.of(
                new LogPanel.Line(1, "Раздават се по 11 карти.", false, false),
                new LogPanel.Line(1, "Север изтегли карта от тестето.", false, false),
                new LogPanel.Line(1, "Север изхвърли Q♠.", false, false),
                new LogPanel.Line(1, "Взехте Q♠ извън ред.", true, true),
                new LogPanel.Line(2, "Изхвърлихте K♦.", true, false),
                new LogPanel.Line(2, "Изток взе K♦.", false, true),
                new LogPanel.Line(
                    2, "Изток свали групата 9♠ 9♥ 9♦ и поредицата 4♣ 5♣ 6♣ 7♣ 8♣.", false, false),
                new LogPanel.Line(2, "Изток добави 10♥ към поредица на Север.", false, false),
                new LogPanel.Line(2, "Изток изхвърли 2♠.", false, false))
            : List.of(
                new LogPanel.Line(1, "11 cards were dealt to each.", false, false),
                new LogPanel.Line(1, "North drew from the stock.", false, false),
                new LogPanel.Line(1, "North discarded Q♠.", false, false),
                new LogPanel.Line(1, "You claim Q♠.", true, true),
                new LogPanel.Line(2, "You discarded K♦.", true, false),
                new LogPanel.Line(2, "East took K♦.", false, true),
                new LogPanel.Line(
                    2,
                    "East laid down the book 9♠ 9♥ 9♦ and the run 4♣ 5♣ 6♣ 7♣ 8♣.",
                    false,
                    false),
                new LogPanel.Line(2, "East added 10♥ to a run of North's.", false, false),
                new LogPanel.Line(2, "East discarded 2♠.", false, false));
    LogPanel<LogPanel.Line> panel =
        new LogPanel<>(
            new Pages(texts, () -> false),
            FXCollections.observableArrayList(lines),
            new SimpleIntegerProperty(5),
            line -> line,
            hand -> texts.say("board.hand", hand),
            () -> {});
    panel.open();
    HBox side = new HBox(panel);
    side.setAlignment(Pos.CENTER_RIGHT);
    side.setStyle("-fx-padding: 20");
    return side;
  }

  private Node reveal(Texts texts, int seats, double ms) {
    long[] time = {0};
    Reveal reveal = new Reveal(texts, images, () -> CardStyle.DEFAULT, () -> time[0]);
    List<Reveal.Hand> hands = Endings.hands(texts, Math.abs(seats), seats > 0);
    later.add(() -> {
      reveal.show(hands, false, 1, () -> {});
      time[0] = (long) (Math.min(ms, 5_000) * 1_000_000);
      reveal.tick();
    });
    return reveal;
  }

  private static String seat(Texts texts, int place) {
    return Endings.name(texts, place);
  }

  private void write(String name, Node node, double width, double height, int scale) {
    StackPane root = new StackPane(node);
    root.setStyle(FELT);
    Scene scene = Stages.themed(root, width, height);
    stage.setScene(scene);
    stage.show();
    root.applyCss();
    root.layout();
    later.forEach(Runnable::run);
    later.clear();
    root.applyCss();
    root.layout();
    node.lookupAll(".table-panel").forEach(panel -> panel.setOpacity(1));
    SnapshotParameters parameters = new SnapshotParameters();
    parameters.setTransform(Transform.scale(scale, scale));
    save(root.snapshot(parameters, null), folder.resolve(name));
  }

  private static void save(WritableImage image, Path file) {
    int width = (int) image.getWidth();
    int height = (int) image.getHeight();
    PixelReader pixels = image.getPixelReader();
    java.awt.image.BufferedImage picture =
        new java.awt.image.BufferedImage(width, height, java.awt.image.BufferedImage.TYPE_INT_RGB);
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        picture.setRGB(x, y, pixels.getArgb(x, y));
      }
    }
    try {
      Files.createDirectories(file.getParent());
      ImageIO.write(picture, "png", file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
