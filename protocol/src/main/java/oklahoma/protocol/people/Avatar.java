package oklahoma.protocol.people;

/** The pictures by which players are known at a table, beside their names. */
public enum Avatar {
  BISON,
  RABBIT,
  OWL,
  TURTLE,
  /** The scissor-tailed flycatcher, a bird of the prairie. */
  FLYCATCHER,
  CACTUS,
  SUNFLOWER,
  STAR,
  TORNADO,
  WINDMILL,
  /** Of an oil well. */
  PUMPJACK,
  /** Of a wagon. */
  WHEEL,
  HORSESHOE,
  BOOT,
  HAT
}
