package oklahoma.client.deck;

import javafx.scene.image.Image;

/**
 * A soft shadow baked into an image, alone or with its card over it, and its place relative to the
 * upper left corner of the card, in layout pixels.
 *
 * @param image at device pixels
 * @param x left edge; negative, for the shadow is wider than the card
 * @param y upper edge
 * @param width width to show the image at
 * @param height height to show the image at
 */
public record CardShadow(Image image, double x, double y, double width, double height) {}
