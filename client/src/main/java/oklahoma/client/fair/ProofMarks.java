package oklahoma.client.fair;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.client.ui.controls.Tip;
import oklahoma.client.ui.lifetime.NodeVisibility;
import oklahoma.protocol.fair.Proof;
import oklahoma.rules.Seat;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;

/** Small marks that say whether a deal was verified; a click opens the details. */
public final class ProofMarks {
  private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");
  private static final PseudoClass UNPROVEN = PseudoClass.getPseudoClass("unproven");

  private final Texts texts;
  private final Pages pages;
  private final Proofs proofs;
  private final Function<Seat, String> names;

  /**
   * @param names gives the name of a seat
   */
  public ProofMarks(Pages pages, Proofs proofs, Function<Seat, String> names) {
    this.texts = pages.texts();
    this.pages = pages;
    this.proofs = proofs;
    this.names = names;
  }

  /** The mark of the deal that has just ended, with words; hidden until the check is done. */
  public Node latest() {
    Button mark = mark(proofs.latestProperty());
    mark.setId("proof-mark");
    mark.textProperty().bind(words(proofs.latestProperty()));
    return mark;
  }

  /** The mark of a row of the score sheet, an icon alone; hidden if that deal was not checked. */
  public Node row(int row) {
    Button mark =
        mark(Bindings.valueAt(proofs.rows(), row).map(Optional::of).orElse(Optional.empty()));
    mark.getStyleClass().addAll(Styles.BUTTON_ICON, "proof-sign");
    return mark;
  }

  /**
   * The mark of the worst result among the first deals, of the earliest if several are equally bad;
   * hidden if all were verified.
   */
  public Node before(int deals) {
    Button mark = mark(Bindings.createObjectBinding(() -> flawed(deals), proofs.rows()));
    mark.getStyleClass().addAll(Styles.BUTTON_ICON, "proof-sign");
    return mark;
  }

  private Optional<Proof> flawed(int deals) {
    return IntStream.range(0, deals)
        .mapToObj(row -> Optional.ofNullable(proofs.rows().get(row)))
        .flatMap(Optional::stream)
        .filter(proof -> proof.outcome() != Proof.Outcome.VERIFIED)
        .reduce((worst, next) -> next.outcome().compareTo(worst.outcome()) > 0 ? next : worst);
  }

  private Button mark(ObservableValue<Optional<Proof>> checked) {
    Button mark = new Button();
    ObservableValue<Optional<Proof>> proof = checked.when(NodeVisibility.of(mark));
    FontIcon sign = new FontIcon();
    sign.iconCodeProperty().bind(proof.map(known -> sign(known)));
    mark.setGraphic(sign);
    mark.getStyleClass().addAll(Styles.FLAT, Styles.SMALL, "proof-mark");
    Controls.showWhile(mark, proof.map(Optional::isPresent));
    mark.accessibleTextProperty().bind(words(proof));
    Tip.on(mark, texts.live("fair.mark.tip"));
    mark.setOnAction(event -> proof.getValue().ifPresent(this::open));
    proof.subscribe(now -> paint(mark, now));
    return mark;
  }

  private void open(Proof proof) {
    pages.present(new ProofCard(texts, proof, names, pages::dismiss).node(), () -> {});
  }

  private ObservableValue<String> words(ObservableValue<Optional<Proof>> proof) {
    return new Controls(texts)
        .live(
            () ->
                proof
                    .getValue()
                    .map(known -> texts.say("fair.mark." + known.outcome().name()))
                    .orElse(""),
            proof);
  }

  private static MaterialDesignS sign(Optional<Proof> proof) {
    return switch (proof.map(Proof::outcome).orElse(Proof.Outcome.UNPROVEN)) {
      case VERIFIED -> MaterialDesignS.SHIELD_CHECK_OUTLINE;
      case NOT_FOR_YOU, UNPROVEN -> MaterialDesignS.SHIELD_OFF_OUTLINE;
      case FAILED -> MaterialDesignS.SHIELD_ALERT_OUTLINE;
    };
  }

  private static void paint(Button mark, Optional<Proof> proof) {
    Optional<Proof.Outcome> outcome = proof.map(Proof::outcome);
    mark.pseudoClassStateChanged(FAILED, outcome.equals(Optional.of(Proof.Outcome.FAILED)));
    boolean unproven =
        outcome.equals(Optional.of(Proof.Outcome.UNPROVEN))
            || outcome.equals(Optional.of(Proof.Outcome.NOT_FOR_YOU));
    mark.pseudoClassStateChanged(UNPROVEN, unproven);
  }
}
