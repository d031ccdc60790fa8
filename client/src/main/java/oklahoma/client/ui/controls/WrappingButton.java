package oklahoma.client.ui.controls;

import javafx.geometry.Orientation;
import javafx.scene.control.Button;

/** A button whose graphic has a text of several lines. Its height depends on its width. */
public class WrappingButton extends Button {
  /** A button without content; its graphic must be set. */
  public WrappingButton() {}

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
