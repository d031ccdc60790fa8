package oklahoma.host.simulation;

import java.util.function.Supplier;

/** Mistakes that a host could make, each made at a seam of a host that makes none. */
enum Plant {
  UPDATE_LOST(ToldOtherwise::updateLost),
  UPDATE_DOUBLED(ToldOtherwise::updateDoubled),
  UPDATES_SWAPPED(ToldOtherwise::updatesSwapped),
  NUMBER_SKIPPED(ToldOtherwise::numberSkipped),
  UPDATE_OF_ANOTHER_EVENT(ToldOtherwise::updateOfAnotherEvent),
  DRAW_LEAKED(ToldOtherwise::drawLeaked),
  ANSWER_LEAKED(ToldOtherwise::answerLeaked),
  HAND_LEAKED(ToldOtherwise::handLeaked),
  HOST_SECRET_SHOWN_EARLY(ToldOtherwise::hostSecretShownEarly),
  SCORE_CHANGED(ToldOtherwise::scoreChanged),
  READINESS_FORGOTTEN(ToldOtherwise::readinessForgotten),
  OWNER_NOT_TOLD(ToldOtherwise::ownerNotTold),
  LOBBY_NOT_TOLD_TO_ALL(ToldOtherwise::lobbyNotToldToAll),
  WRONG_KEY_TOLD(ToldOtherwise::wrongKeyTold),
  COMMAND_NOT_ACKNOWLEDGED(ToldOtherwise::commandNotAcknowledged),
  PART_CHANGED_AFTERWARDS(ToldOtherwise::partChangedAfterwards),
  PASSWORD_NOT_ASKED_RIGHT(HeardOtherwise::passwordNotAskedRight),
  CRASH_OF_A_TABLE(ToldOtherwise::crashOfATable),
  CRASH_OF_THE_HOST(HeardOtherwise::crashOfTheHost),
  CRASH_OF_A_STATE(HeardOtherwise::crashOfAState),
  MOVE_REFUSED_UNREAD(HeardOtherwise::moveRefusedUnread),
  READY_FOR_OTHER_RULES(HeardOtherwise::readyForOtherRules),
  STALE_ANSWER_TAKEN(HeardOtherwise::staleAnswerTaken),
  SECRET_OF_A_SEAT_LEFT_OUT(HeardOtherwise::secretOfASeatLeftOut),
  KEY_RENEWED_TOO_EARLY(HeardOtherwise::keyRenewedTooEarly),
  PING_TAKEN_FOR_THE_KEYS_ARRIVAL(HeardOtherwise::pingTakenForTheKeysArrival),
  ENTRY_AFTER_IT_WAS_TOLD(WrittenOtherwise::entryAfterItWasTold),
  ENTRY_LOST(WrittenOtherwise::entryLost),
  ENTRY_DOUBLED(WrittenOtherwise::entryDoubled),
  CLAIM_TO_THE_WRONG_SEAT(WrittenOtherwise::claimToTheWrongSeat),
  SNAPSHOT_MISSES_A_SEAT(WrittenOtherwise::snapshotMissesASeat),
  SNAPSHOT_LOST(WrittenOtherwise::snapshotLost),
  END_OF_THE_JOURNAL_LOST(WrittenOtherwise::endOfTheJournalLost),
  ALARM_LOST(WrittenOtherwise::alarmLost),
  CLOCK_OF_A_MOMENT_NEVER_RINGS(WrittenOtherwise::clockOfAMomentNeverRings);

  @SuppressWarnings("ImmutableEnumChecker") // it makes a mistake of its own each time
  private final Supplier<Sabotage> make;

  Plant(Supplier<Sabotage> make) {
    this.make = make;
  }

  /** The mistake, in an evening of its own. */
  Sabotage sabotage() {
    return make.get();
  }
}
