package client.app;

import client.deck.CardStyle;
import client.settings.Settings;
import client.settings.Stillness;
import client.table.TableLook;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;

/** Ties how a table looks to the settings; the keys of the table change the settings. */
final class TableLooks {

  private TableLooks() {}

  /** The look of a table that follows the settings for as long as both live. */
  static TableLook of(Settings settings) {
    TableLook look = new TableLook();
    look.styleProperty().set(settings.cardStyle().getValue());
    look.styleProperty().subscribe(style -> keep(settings, style));
    settings.cardStyle().subscribe(style -> look.styleProperty().set(style));
    look.cardSizeProperty().bindBidirectional(settings.cardSize());
    look.straightHandProperty().bind(settings.straightHand());
    look.speedProperty().bind(settings.speed());
    look.doubleClickDiscardsProperty().bind(settings.doubleClickDiscards());
    look.stillProperty()
        .bind(
            Bindings.createBooleanBinding(
                () -> still(settings.stillness().get()),
                settings.stillness(),
                Platform.getPreferences().reducedMotionProperty()));
    return look;
  }

  private static void keep(Settings settings, CardStyle style) {
    settings.index().set(style.index());
    settings.palette().set(style.palette());
    settings.letters().set(style.letters());
    settings.back().set(style.back());
  }

  private static boolean still(Stillness choice) {
    return switch (choice) {
      case ON -> true;
      case OFF -> false;
      case SYSTEM -> Platform.getPreferences().isReducedMotion();
    };
  }
}
