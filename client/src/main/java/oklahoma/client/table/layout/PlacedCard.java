package oklahoma.client.table.layout;

import oklahoma.rules.card.Face;

/** The card at a place: a face or a back. */
public record PlacedCard(Face face, Place place) {}
