package oklahoma.client.table.layout;

/** The shape of the player's own hand. */
public enum HandShape {
  /** In a flat arc. */
  FAN,
  /** In a straight line. */
  STRAIGHT,
  /** In two arcs, one behind the other. */
  TWO_ROWS
}
