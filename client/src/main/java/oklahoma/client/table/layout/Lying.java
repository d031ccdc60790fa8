package oklahoma.client.table.layout;

import oklahoma.rules.card.Face;

/** What lies at a place: a card face up, or a back. */
public record Lying(Face face, Place place) {}
