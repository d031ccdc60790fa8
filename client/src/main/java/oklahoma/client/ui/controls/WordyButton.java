package oklahoma.client.ui.controls;

import javafx.geometry.Orientation;
import javafx.scene.control.Button;

/** A button with a text of several lines: it is as high as the text needs at its width. */
public class WordyButton extends Button {
  /** What it holds is its graphic. */
  public WordyButton() {}

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefHeight(double width) {
    double aside = snappedLeftInset() + snappedRightInset();
    double above = snappedTopInset() + snappedBottomInset();
    return above + getGraphic().prefHeight(width < 0 ? -1 : width - aside);
  }
}
