package oklahoma.client.app;

import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import oklahoma.client.help.RulesScreen;
import oklahoma.client.settings.TextSettings;
import oklahoma.client.settings.page.SettingsScreen;
import oklahoma.client.ui.Page;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.Routes;

/** The keys that work alike on every screen. */
final class ProgramKeys {
  private final Pages pages;
  private final Routes routes;
  private final Scene scene;
  private final TextSettings text;

  private ProgramKeys(Pages pages, Routes routes, Scene scene, TextSettings text) {
    this.pages = pages;
    this.routes = routes;
    this.scene = scene;
    this.text = text;
  }

  /** Handles the keys of a window that no node has consumed. */
  static void listen(Pages pages, Routes routes, Scene scene, TextSettings text) {
    ProgramKeys keys = new ProgramKeys(pages, routes, scene, text);
    scene.addEventHandler(KeyEvent.KEY_PRESSED, keys::pressed);
    scene.addEventHandler(KeyEvent.KEY_TYPED, keys::typed);
  }

  private void pressed(KeyEvent key) {
    if (key.isConsumed() || pages.asking()) {
      return;
    }
    if (key.isShortcutDown() && writes(key.getCode())) {
      key.consume();
      return;
    }
    switch (key.getCode()) {
      case F1 -> {
        if (key.isShiftDown()) {
          routes.keys();
        } else {
          unlessOpen(RulesScreen.class, routes::rules);
        }
      }
      case F10 -> unlessOpen(SettingsScreen.class, routes::settings);
      case F11 -> routes.fullScreen();
      default -> {}
    }
  }

  /**
   * Changes the size of the text, and returns whether the key did so. At a table the same keys
   * change the size of the cards.
   */
  private boolean writes(KeyCode code) {
    switch (code) {
      case PLUS, EQUALS, ADD -> text.larger();
      case MINUS, SUBTRACT -> text.smaller();
      case DIGIT0, NUMPAD0 -> text.sizeProperty().set(TextSettings.USUAL);
      default -> {
        return false;
      }
    }
    return true;
  }

  private void typed(KeyEvent key) {
    if (pages.asking() || scene.getFocusOwner() instanceof TextInputControl) {
      return;
    }
    switch (key.getCharacter()) {
      case "?" -> routes.keys();
      case "," -> unlessOpen(SettingsScreen.class, routes::settings);
      default -> {}
    }
  }

  private void unlessOpen(Class<? extends Page> kind, Runnable open) {
    if (pages.current().filter(kind::isInstance).isEmpty()) {
      open.run();
    }
  }
}
