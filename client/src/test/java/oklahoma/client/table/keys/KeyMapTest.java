package oklahoma.client.table.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import oklahoma.client.table.keys.TableKey.Action;
import oklahoma.client.table.keys.TableKey.Numbered;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class KeyMapTest {

  @ParameterizedTest
  @CsvSource({
    "D, DRAW",
    "T, TAKE",
    "P, NO_UNTIL_MY_TURN",
    "E, NO_TO_RANK",
    "B, BOOK",
    "R, RUN",
    "M, SUGGEST",
    "H, HINT",
    "L, LAY_DOWN",
    "F, LAY_OFF_ALL",
    "K, KNOCK",
    "W, FLIP_WILD",
    "X, NEXT_ARRANGEMENT",
    "S, SORT",
    "shift S, KEEP_SORTED",
    "G, LOG",
    "C, CHAT",
    "SLASH, CHAT",
    "SPACE, SELECT",
    "shift SPACE, SELECT",
    "ENTER, ENTER",
    "ESCAPE, ESCAPE",
    "LEFT, LEFT",
    "RIGHT, RIGHT",
    "KP_LEFT, LEFT",
    "KP_RIGHT, RIGHT",
    "UP, LIFT",
    "DOWN, PUT_BACK",
    "HOME, FIRST",
    "END, LAST",
    "TAB, NEXT_ZONE",
    "shift TAB, PREVIOUS_ZONE",
    "control TAB, PEEK_SCORES",
    "BACK_QUOTE, PEEK_SCORES",
    "control LEFT, MOVE_LEFT",
    "control RIGHT, MOVE_RIGHT",
    "control HOME, MOVE_FIRST",
    "control END, MOVE_LAST",
    "control Z, UNDO",
    "control Y, REDO",
    "control shift Z, REDO",
    "F1, RULES",
    "shift F1, KEYS",
    "shift SLASH, KEYS",
    "F2, HEAR_STATE",
    "F4, FOUR_COLOURS",
    "F11, FULL_SCREEN",
    "control PLUS, LARGER_CARDS",
    "control EQUALS, LARGER_CARDS",
    "control ADD, LARGER_CARDS",
    "control MINUS, SMALLER_CARDS",
    "control SUBTRACT, SMALLER_CARDS",
    "control DIGIT0, USUAL_CARDS",
    "control NUMPAD0, USUAL_CARDS"
  })
  void aKeyHasOneMeaningAtTheTable(String keys, Action action) {
    assertThat(atTheTable(press(keys, ""), QuestionState.NOT)).contains(action);
  }

  @ParameterizedTest
  @ValueSource(strings = {"N", "A", "O", "DIGIT0", "control D", "control S", "alt D"})
  void otherKeysMeanNothing(String keys) {
    assertThat(atTheTable(press(keys, ""), QuestionState.NOT)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"DIGIT", "NUMPAD"})
  void digitsAreNumbersOfPlaces(String row) {
    for (int number = 1; number <= 9; number++) {
      assertThat(atTheTable(press(row + number, ""), QuestionState.NOT))
          .contains(new Numbered(number));
    }
  }

  @Test
  void aDigitTypedWithShiftIsANumberWhereTheLayoutWantsIt() {
    assertThat(atTheTable(press("shift AMPERSAND", "1"), QuestionState.NOT))
        .contains(new Numbered(1));
  }

  @Test
  void aQuestionMarkShowsTheKeysWhereverItIs() {
    assertThat(atTheTable(press("shift DIGIT2", "?"), QuestionState.NOT)).contains(Action.KEYS);
    assertThat(atTheTable(press("UNDEFINED", "?"), QuestionState.NOT)).contains(Action.KEYS);
  }

  @ParameterizedTest
  @CsvSource({
    "SPACE, CLAIM",
    "N, NO",
    "P, NO_UNTIL_MY_TURN",
    "E, NO_TO_RANK",
    "T, TAKE",
    "D, DRAW"
  })
  void whileAClaimWindowAsksTheKeysAnswer(String keys, Action action) {
    assertThat(atTheTable(press(keys, ""), QuestionState.ARMED)).contains(action);
  }

  @ParameterizedTest
  @ValueSource(strings = {"SPACE", "N", "P", "E", "T", "D"})
  void aKeyThatWasAlreadyOnItsWayAnswersNothing(String keys) {
    assertThat(atTheTable(press(keys, ""), QuestionState.NOT_ARMED)).isEmpty();
  }

  @Test
  void aCardThatGinOffersIsDeclinedByALetterAndSpaceGoesOnSelecting() {
    assertThat(atTheTable(press("N", "n"), QuestionState.OFFERED)).contains(Action.NO);
    assertThat(atTheTable(press("SPACE", " "), QuestionState.OFFERED)).contains(Action.SELECT);
    assertThat(of(press("SPACE", " "), Focus.CONTROL, QuestionState.OFFERED)).isEmpty();
  }

  @ParameterizedTest
  @EnumSource(QuestionState.class)
  void shiftAndSpaceAlwaysSelect(QuestionState asked) {
    assertThat(atTheTable(press("shift SPACE", " "), asked)).contains(Action.SELECT);
  }

  @ParameterizedTest
  @EnumSource(QuestionState.class)
  void arrangingGoesOnDuringAClaimWindow(QuestionState asked) {
    assertThat(atTheTable(press("S", "s"), asked)).contains(Action.SORT);
    assertThat(atTheTable(press("B", "b"), asked)).contains(Action.BOOK);
    assertThat(atTheTable(press("LEFT", ""), asked)).contains(Action.LEFT);
  }

  @Test
  void aButtonOfTheClaimCardIsPressedByItsOwnKeys() {
    assertThat(of(press("SPACE", " "), Focus.CLAIM_CARD, QuestionState.ARMED)).isEmpty();
    assertThat(of(press("ENTER", ""), Focus.CLAIM_CARD, QuestionState.ARMED)).isEmpty();
    assertThat(of(press("N", "n"), Focus.CLAIM_CARD, QuestionState.ARMED)).contains(Action.NO);
  }

  @Test
  void aClaimGoesBeforeTheButtonThatHasTheFocus() {
    assertThat(of(press("SPACE", " "), Focus.CONTROL, QuestionState.NOT)).isEmpty();
    assertThat(of(press("SPACE", " "), Focus.CONTROL, QuestionState.ARMED)).contains(Action.CLAIM);
    assertThat(of(press("ENTER", ""), Focus.CONTROL, QuestionState.ARMED)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"D", "SPACE", "DIGIT3", "LEFT", "HOME", "control Z", "ENTER", "BACK_QUOTE"})
  void aTextFieldKeepsWhatIsWrittenWith(String keys) {
    assertThat(of(press(keys, ""), Focus.TEXT, QuestionState.ARMED)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"ESCAPE", "F1", "F4", "F11", "TAB", "control PLUS", "control TAB"})
  void otherKeysReachTheTableFromATextField(String keys) {
    assertThat(of(press(keys, ""), Focus.TEXT, QuestionState.NOT)).isPresent();
  }

  @ParameterizedTest
  @EnumSource(Action.class)
  void everyActionHasAKey(Action action) {
    assertThat(Arrays.stream(KeyCode.values()))
        .anyMatch(code ->
            Arrays.stream(new String[] {"", "shift ", "control "})
                .map(held -> press(held + code.name(), ""))
                .flatMap(press ->
                    Arrays.stream(QuestionState.values()).map(asked -> atTheTable(press, asked)))
                .anyMatch(Optional.of((TableKey) action)::equals));
  }

  @ParameterizedTest
  @CsvSource({
    "а, DRAW",
    "ш, TAKE",
    "з, NO_UNTIL_MY_TURN",
    "е, NO_TO_RANK",
    "ф, BOOK",
    "и, RUN",
    "п, SUGGEST",
    "г, HINT",
    "в, LAY_DOWN",
    "о, LAY_OFF_ALL",
    "н, KNOCK",
    "ъ, CHAT",
    "у, FLIP_WILD",
    "й, NEXT_ARRANGEMENT",
    "я, SORT",
    "ж, LOG"
  })
  void lettersInTheOrderOfBds(String letter, Action action) {
    assertThat(typed(letter, Cyrillic.BDS)).contains(action);
    assertThat(typed(letter.toUpperCase(Locale.ROOT), Cyrillic.BDS)).contains(action);
  }

  @ParameterizedTest
  @CsvSource({
    "д, DRAW",
    "т, TAKE",
    "п, NO_UNTIL_MY_TURN",
    "е, NO_TO_RANK",
    "б, BOOK",
    "р, RUN",
    "м, SUGGEST",
    "х, HINT",
    "л, LAY_DOWN",
    "ф, LAY_OFF_ALL",
    "к, KNOCK",
    "ц, CHAT",
    "в, FLIP_WILD",
    "ь, NEXT_ARRANGEMENT",
    "с, SORT",
    "г, LOG"
  })
  void lettersInThePhoneticOrder(String letter, Action action) {
    assertThat(typed(letter, Cyrillic.PHONETIC)).contains(action);
  }

  @ParameterizedTest
  @CsvSource({"ю, UNDO", "з, UNDO", "щ, REDO", "ъ, REDO"})
  void controlAndALetterMeanTheSameInBothOrders(String letter, Action action) {
    for (Cyrillic cyrillic : Cyrillic.values()) {
      KeyPress press = new KeyPress(KeyCode.UNDEFINED, letter, false, true, false);
      assertThat(KeyMap.of(press, Focus.TABLE, QuestionState.NOT, cyrillic)).contains(action);
    }
  }

  @Test
  void theLetterThatControlMadeUnprintableIsKnown() {
    KeyPress undo = new KeyPress(KeyCode.UNDEFINED, "\u001a", false, true, false);
    assertThat(atTheTable(undo, QuestionState.NOT)).contains(Action.UNDO);
  }

  @Test
  void theOrderOfLettersIsLearntFromThoseThatSpeakForOne() {
    Keyboard keyboard = new Keyboard(false);
    assertThat(keyboard.read(letter("г"), Focus.TABLE, QuestionState.NOT)).contains(Action.HINT);
    assertThat(keyboard.read(letter("д"), Focus.TABLE, QuestionState.NOT)).contains(Action.DRAW);
    assertThat(keyboard.read(letter("г"), Focus.TABLE, QuestionState.NOT)).contains(Action.LOG);
    assertThat(keyboard.read(letter("а"), Focus.TABLE, QuestionState.NOT)).contains(Action.DRAW);
    assertThat(keyboard.read(letter("г"), Focus.TABLE, QuestionState.NOT)).contains(Action.HINT);
  }

  @Test
  void theLetterOfTheChatSpeaksForItsOrder() {
    assertThat(new Keyboard(false).read(letter("ц"), Focus.TABLE, QuestionState.NOT))
        .contains(Action.CHAT);
    Keyboard keyboard = new Keyboard(false);
    assertThat(keyboard.read(letter("д"), Focus.TABLE, QuestionState.NOT)).contains(Action.DRAW);
    assertThat(keyboard.read(letter("ъ"), Focus.TABLE, QuestionState.NOT)).contains(Action.CHAT);
  }

  @Test
  void oneKnocksByTheLetterOfEitherOrder() {
    Keyboard phonetic = new Keyboard(true);
    assertThat(phonetic.read(letter("к"), Focus.TABLE, QuestionState.NOT)).contains(Action.KNOCK);
    assertThat(phonetic.read(letter("н"), Focus.TABLE, QuestionState.OFFERED)).contains(Action.NO);
    Keyboard bds = new Keyboard(true);
    assertThat(bds.read(letter("а"), Focus.TABLE, QuestionState.NOT)).contains(Action.DRAW);
    assertThat(bds.read(letter("н"), Focus.TABLE, QuestionState.OFFERED)).contains(Action.KNOCK);
    assertThat(bds.read(letter("г"), Focus.TABLE, QuestionState.NOT)).contains(Action.HINT);
  }

  @Test
  void aLetterThatMayBeEitherDeclinesWhereNothingElseIsKnown() {
    assertThat(new Keyboard(true).read(letter("н"), Focus.TABLE, QuestionState.OFFERED))
        .contains(Action.NO);
    assertThat(new Keyboard(false).read(letter("н"), Focus.TABLE, QuestionState.ARMED))
        .contains(Action.NO);
  }

  @Test
  void whatIsWrittenTeachesNothing() {
    Keyboard keyboard = new Keyboard(false);
    assertThat(keyboard.read(letter("д"), Focus.TEXT, QuestionState.NOT)).isEmpty();
    assertThat(keyboard.read(letter("г"), Focus.TABLE, QuestionState.NOT)).contains(Action.HINT);
  }

  @Test
  void lettingGoOfTheKeyEndsAPeek() {
    assertThat(Map.of("BACK_QUOTE", true, "TAB", true, "CONTROL", true, "S", false))
        .allSatisfy(
            (key, ends) -> assertThat(KeyMap.endsPeek(press(key, ""))).as(key).isEqualTo(ends));
  }

  private static Optional<TableKey> atTheTable(KeyPress press, QuestionState asked) {
    return of(press, Focus.TABLE, asked);
  }

  private static Optional<TableKey> of(KeyPress press, Focus focus, QuestionState asked) {
    return KeyMap.of(press, focus, asked, Cyrillic.BDS);
  }

  private static Optional<TableKey> typed(String letter, Cyrillic cyrillic) {
    KeyPress press = new KeyPress(KeyCode.UNDEFINED, letter, false, false, false);
    return KeyMap.of(press, Focus.TABLE, QuestionState.NOT, cyrillic);
  }

  /** Reads words such as {@code control shift Z}; the last one is the key's own name. */
  private static KeyPress press(String keys, String text) {
    String code = keys.substring(keys.lastIndexOf(' ') + 1);
    return new KeyPress(
        KeyCode.valueOf(code),
        text,
        keys.contains("shift "),
        keys.contains("control "),
        keys.contains("alt "));
  }

  private static KeyEvent letter(String letter) {
    return new KeyEvent(
        KeyEvent.KEY_PRESSED,
        KeyEvent.CHAR_UNDEFINED,
        letter,
        KeyCode.UNDEFINED,
        false,
        false,
        false,
        false);
  }
}
