package oklahoma.client.table.layout;

/** How the cards of one's own hand lie. */
public enum HandShape {
  /** In a flat arc. */
  FAN,
  /** In a straight line. */
  STRAIGHT,
  /** In two arcs, one behind the other. */
  TWO_ROWS
}
