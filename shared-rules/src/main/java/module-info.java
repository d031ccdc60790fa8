/**
 * The rules of the card table: pure values and functions, with no clock, chance, files or threads.
 */
module oklahoma.rules {
  requires static org.jspecify;

  exports rules;
  exports rules.card;
  exports rules.fair;
  exports rules.gin;
  exports rules.notation;
  exports rules.oklahoma;
}
