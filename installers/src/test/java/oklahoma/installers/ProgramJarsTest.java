package oklahoma.installers;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProgramJarsTest {

  @ParameterizedTest
  @CsvSource({
    "com/ibm/icu/text/MessageFormat.class, true",
    "com/ibm/icu/impl/data/icudata/root.res, true",
    "com/ibm/icu/impl/data/icudata/pool.res, true",
    "com/ibm/icu/impl/data/icudata/en.res, true",
    "com/ibm/icu/impl/data/icudata/en_GB.res, true",
    "com/ibm/icu/impl/data/icudata/bg.res, true",
    "com/ibm/icu/impl/data/icudata/curr/bg.res, true",
    "com/ibm/icu/impl/data/icudata/brkitr/root.res, true",
    "com/ibm/icu/impl/data/icudata/ko.res, false",
    "com/ibm/icu/impl/data/icudata/curr/sr_Latn_BA.res, false",
    "com/ibm/icu/impl/data/icudata/unames.icu, false",
    "com/ibm/icu/impl/data/icudata/zone/bg.res, false",
    "com/ibm/icu/impl/data/icudata/brkitr/thaidict.dict, false",
  })
  void ofIcuTheProgramTakesItsOwnLanguages(String part, boolean used) {
    assertThat(ProgramJars.usedOfIcu(part, Set.of("en", "bg"))).isEqualTo(used);
  }

  @ParameterizedTest
  @CsvSource({
    "org/controlsfx/control/textfield/TextFields.class, true",
    "impl/org/controlsfx/autocompletion/AutoCompletionTextFieldBinding.class, true",
    "impl/org/controlsfx/skin/AutoCompletePopupSkin.class, true",
    "org/controlsfx/control/spreadsheet/SpreadsheetView.class, false",
    "impl/org/controlsfx/tableview2/TableView2Skin.class, false",
    "org/controlsfx/control/worldmap-small.properties, false",
    "org/controlsfx/glyphfont/fontawesome-webfont.ttf, false",
  })
  void ofControlsFxTheProgramLeavesWholeControls(String part, boolean used) {
    assertThat(ProgramJars.usedOfControlsFx(part)).isEqualTo(used);
  }
}
