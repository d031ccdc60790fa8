package oklahoma.host.simulation;

import java.util.function.Supplier;

/** Mistakes that a host could make, each made at a seam of a host that makes none. */
enum Plant {
  UPDATE_LOST(SendingErrors::updateLost),
  UPDATE_DOUBLED(SendingErrors::updateDoubled),
  UPDATES_SWAPPED(SendingErrors::updatesSwapped),
  NUMBER_SKIPPED(SendingErrors::numberSkipped),
  UPDATE_OF_ANOTHER_EVENT(SendingErrors::updateOfAnotherEvent),
  DRAW_LEAKED(SendingErrors::drawLeaked),
  ANSWER_LEAKED(SendingErrors::answerLeaked),
  HAND_LEAKED(SendingErrors::handLeaked),
  HOST_SECRET_SHOWN_EARLY(SendingErrors::hostSecretShownEarly),
  SCORE_CHANGED(SendingErrors::scoreChanged),
  READINESS_FORGOTTEN(SendingErrors::readinessForgotten),
  OWNER_NOT_TOLD(SendingErrors::ownerNotTold),
  LOBBY_NOT_TOLD_TO_ALL(SendingErrors::lobbyNotToldToAll),
  WRONG_KEY_TOLD(SendingErrors::wrongKeyTold),
  COMMAND_NOT_ACKNOWLEDGED(SendingErrors::commandNotAcknowledged),
  PART_CHANGED_AFTERWARDS(SendingErrors::partChangedAfterwards),
  PASSWORD_NOT_ASKED_RIGHT(ReceivingErrors::passwordNotAskedRight),
  CRASH_OF_A_TABLE(SendingErrors::crashOfATable),
  CRASH_OF_THE_HOST(ReceivingErrors::crashOfTheHost),
  CRASH_OF_A_STATE(ReceivingErrors::crashOfAState),
  MOVE_REFUSED_UNREAD(ReceivingErrors::moveRefusedUnread),
  READY_FOR_OTHER_RULES(ReceivingErrors::readyForOtherRules),
  STALE_ANSWER_TAKEN(ReceivingErrors::staleAnswerTaken),
  SECRET_OF_A_SEAT_LEFT_OUT(ReceivingErrors::secretOfASeatLeftOut),
  KEY_RENEWED_TOO_EARLY(ReceivingErrors::keyRenewedTooEarly),
  PING_TAKEN_FOR_THE_KEYS_ARRIVAL(ReceivingErrors::pingTakenForTheKeysArrival),
  ENTRY_AFTER_IT_WAS_TOLD(WritingErrors::entryAfterItWasTold),
  ENTRY_LOST(WritingErrors::entryLost),
  ENTRY_DOUBLED(WritingErrors::entryDoubled),
  CLAIM_TO_THE_WRONG_SEAT(WritingErrors::claimToTheWrongSeat),
  SNAPSHOT_MISSES_A_SEAT(WritingErrors::snapshotMissesASeat),
  SNAPSHOT_LOST(WritingErrors::snapshotLost),
  END_OF_THE_JOURNAL_LOST(WritingErrors::endOfTheJournalLost),
  ALARM_LOST(WritingErrors::alarmLost),
  CLOCK_OF_A_MOMENT_NEVER_RINGS(WritingErrors::clockOfAMomentNeverRings);

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
