package oklahoma.client.match.presence;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.function.BooleanSupplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import javafx.util.Subscription;
import oklahoma.client.ui.Answer;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.people.Name;

/** A card with the spectators of a table. The table's owner can remove each of them. */
public final class SpectatorCard {
  private static final double WIDTH = 440;

  /** Removes spectators. */
  @FunctionalInterface
  public interface Removal {
    /**
     * Asks the host to remove a spectator.
     *
     * @param block whether the spectator cannot come back under any name
     */
    void remove(Name spectator, boolean block);
  }

  private final Controls controls;
  private final Pages pages;
  private final ReadOnlyObjectProperty<List<Name>> watching;
  private final BooleanSupplier owns;
  private final Removal removal;
  private final VBox rows = new VBox(8);

  /**
   * @param watching the names of the spectators
   * @param owns whether the player may remove spectators
   */
  public SpectatorCard(
      Controls controls,
      Pages pages,
      ReadOnlyObjectProperty<List<Name>> watching,
      BooleanSupplier owns,
      Removal dismissal) {
    this.controls = controls;
    this.pages = pages;
    this.watching = watching;
    this.owns = owns;
    this.removal = dismissal;
  }

  /** Shows the card in front of the page. It is updated until the player closes it. */
  public void show() {
    Node card = node();
    Subscription follows = watching.subscribe(this::fill);
    card.sceneProperty()
        .subscribe((before, now) -> {
          if (now == null) {
            follows.unsubscribe();
          }
        });
    pages.present(card, () -> {});
  }

  private Node node() {
    Button close = controls.button("spectators-close", "presence.seat.close", pages::dismiss);
    VBox card =
        new VBox(
            12,
            controls.title("card-title", "presence.spectators.title"),
            rows,
            new HBox(Controls.spring(), close));
    return Controls.question(
        card, "spectators-card", controls.texts().live("presence.spectators.title"), WIDTH);
  }

  private void fill(List<Name> names) {
    rows.getChildren().setAll(names.stream().map(name -> row(name, names.indexOf(name))).toList());
    if (names.isEmpty()) {
      rows.getChildren().setAll(controls.paragraph("presence.spectators.none"));
    }
  }

  private Node row(Name name, int place) {
    Label called = Controls.wrapped(new Label(name.text()));
    HBox row = Controls.row(8, called, Controls.spring());
    if (owns.getAsBoolean()) {
      Button away = controls.button("presence.spectators.dismiss", () -> ask(name));
      Controls.spoken(away, controls.texts().live("presence.spectators.dismiss.said", name.text()));
      away.setId("dismiss-" + (place + 1));
      away.getStyleClass().add(Styles.DANGER);
      row.getChildren().add(away);
    }
    return row;
  }

  private void ask(Name name) {
    pages.dismiss();
    pages.ask(
        "presence.dismiss.title",
        "presence.dismiss.body",
        List.of(
            going("presence.dismiss.go", name, false),
            going("presence.dismiss.block", name, true),
            Answer.harmless("presence.dismiss.stay")),
        name.text());
  }

  private Answer going(String key, Name name, boolean block) {
    return new Answer(key, Answer.Kind.DANGEROUS, () -> removal.remove(name, block));
  }
}
