package oklahoma.protocol.people;

/** The picture by which a player is known at a table, beside the name. There are only these. */
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
