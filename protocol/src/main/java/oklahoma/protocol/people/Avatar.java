package oklahoma.protocol.people;

/** The pictures by which players are known at a table, beside their names. */
public enum Avatar {
  BISON,
  RABBIT,
  OWL,
  TURTLE,
  /** The long-tailed bird of the prairie. */
  FLYCATCHER,
  CACTUS,
  SUNFLOWER,
  STAR,
  TORNADO,
  WINDMILL,
  /** Of an oil well, nodding. */
  PUMPJACK,
  /** Of a wagon. */
  WHEEL,
  HORSESHOE,
  BOOT,
  HAT
}
