package client.app;

import client.help.RulesScreen;
import client.page.Page;
import client.page.Pages;
import client.page.Routes;
import client.settings.SettingsScreen;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;

/** The keys that do the same on every screen. */
final class ProgramKeys {
  private final Pages pages;
  private final Routes routes;
  private final Scene scene;

  private ProgramKeys(Pages pages, Routes routes, Scene scene) {
    this.pages = pages;
    this.routes = routes;
    this.scene = scene;
  }

  /** Hears the keys of a window that nothing else has taken. */
  static void listen(Pages pages, Routes routes, Scene scene) {
    ProgramKeys keys = new ProgramKeys(pages, routes, scene);
    scene.addEventHandler(KeyEvent.KEY_PRESSED, keys::pressed);
    scene.addEventHandler(KeyEvent.KEY_TYPED, keys::typed);
  }

  private void pressed(KeyEvent key) {
    if (key.isConsumed() || pages.asking()) {
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
