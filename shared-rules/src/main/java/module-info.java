/**
 * The rules of the card table: pure values and functions, with no clock, chance, files or threads.
 */
module oklahoma.rules {
  requires static org.jspecify;

  exports oklahoma.rules;
  exports oklahoma.rules.card;
  exports oklahoma.rules.fair;
  exports oklahoma.rules.gin;
  exports oklahoma.rules.gin.meld;
  exports oklahoma.rules.notation;
  exports oklahoma.rules.oklahoma;
  exports oklahoma.rules.oklahoma.laydown;
  exports oklahoma.rules.record;
}
