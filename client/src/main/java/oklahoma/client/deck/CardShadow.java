package oklahoma.client.deck;

import javafx.scene.image.Image;

/**
 * An image of a soft shadow, alone or with its card over it. Lengths are in layout pixels, relative
 * to the upper left corner of the card.
 *
 * @param image at device pixels
 * @param x left edge; negative, because the shadow is wider than the card
 * @param y upper edge
 * @param width width to show the image at
 * @param height height to show the image at
 */
public record CardShadow(Image image, double x, double y, double width, double height) {}
