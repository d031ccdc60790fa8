package oklahoma.client;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noCodeUnits;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaConstructor;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Map;

/** What each part of the client may know. */
@AnalyzeClasses(packages = "oklahoma.client", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule GENERATED_MESSAGES_STAY_IN_THE_PROTOCOL =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("oklahoma.protocol.wire..", "com.google.protobuf..")
          .because("only the codec checks what comes from outside");

  @ArchTest
  static final ArchRule THE_LINK_KNOWS_NO_SCREEN =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.client.net..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx..", "oklahoma.client.app..", "oklahoma.client.table..")
          .because("a line must live on while screens come and go");

  @ArchTest
  static final ArchRule ONLY_THE_PROGRAM_ITSELF_OPENS_A_HOST =
      noClasses()
          .that(
              not(
                  resideInAnyPackage(
                      "oklahoma.client.app..",
                      "oklahoma.client.session..",
                      "oklahoma.client.demo..")))
          .should()
          .dependOnClassesThat(resideInAnyPackage("oklahoma.host.."))
          .because("screens treat a host inside the program like one far away");

  @ArchTest
  static final ArchRule NOBODY_FORESEES_A_SECRET =
      noClasses()
          .that()
          .resideInAnyPackage("oklahoma.client.fair..", "oklahoma.client.net.trust..")
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              "java\\.util\\.(Random|SplittableRandom|concurrent\\.ThreadLocalRandom)"
                  + "|java\\.util\\.random\\..*")
          .because("the order of the cards is open to everybody who can compute the secrets");

  @ArchTest
  static final ArchRule THE_SCREEN_KNOWS_NO_NETWORK =
      noClasses()
          .that()
          .resideOutsideOfPackages(
              "oklahoma.client.net..", "oklahoma.client.session..", "oklahoma.client.app..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("io.netty..")
          .because("what arrives is handed over to the thread of the screens in one place");

  @ArchTest
  static final ArchRule THE_SCREENS_START_NO_THREADS =
      noClasses()
          .that()
          .resideInAnyPackage(
              "oklahoma.client.table..", "oklahoma.client.lobby..", "oklahoma.client.settings..")
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              "java\\.lang\\.Thread.*|java\\.util\\.Timer.*"
                  + "|java\\.util\\.concurrent\\.(Executor.*|.*ExecutorService|ForkJoin.*)")
          .because("nodes are touched on one thread alone");

  @ArchTest
  static final ArchRule LAYOUT_IS_PURE =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.client.table.layout..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("javafx.scene..", "javafx.stage..", "javafx.animation..")
          .because("where things lie is tested without a screen");

  @ArchTest
  static final ArchRule THE_TABLE_S_MODEL_KNOWS_NO_NODE =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.client.table.model..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "javafx.scene..",
              "javafx.stage..",
              "javafx.animation..",
              "oklahoma.client.table.cards..",
              "oklahoma.client.table.input..",
              "oklahoma.client.table.view..")
          .because("what a guest knows and means is tested without a screen");

  @ArchTest
  static final ArchRule NOTHING_KNOWS_THE_DEMONSTRATION =
      noClasses()
          .that()
          .resideOutsideOfPackages("oklahoma.client", "oklahoma.client.demo..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("oklahoma.client.demo..")
          .because("nothing of the program is there for its demonstration alone");

  @ArchTest
  static final ArchRule NO_PACKAGE_COMES_BACK_TO_ITSELF =
      slices()
          .matching("oklahoma.client.(**)")
          .should()
          .beFreeOfCycles()
          .because("a room is read without the rooms above it");

  private static final int MOST_PARAMETERS = 6;

  /**
   * Records with more parts, which are built in one place and read by name; each with the reason
   * why it is no smaller.
   */
  private static final Map<String, String> FORMS =
      Map.ofEntries(
          entry("app.ProgramFiles$Loaded", "one part for each subject of the database"),
          entry("demo.DemoLook", "the options of the demonstration"),
          entry("lobby.ChairRow$Content", "what decides whether a row is drawn again"),
          entry("lesson.LessonStep", "a step of a lesson, as its script spells it"),
          entry("replay.matches.PlayedMatch", "a row of the archive"),
          entry("replay.review.Decision", "all that a seat knew when it moved"),
          entry("session.InProcessHost", "what a host inside the program goes on with"),
          entry("session.kept.KeptSeat", "a row of the database"),
          entry("setup.Parameter", "a rule as the sheet of rules shows it"),
          entry("setup.TablePlan", "the choices on one page"),
          entry("statistics.Summary", "the figures on the page of statistics"),
          entry("table.layout.Arrangement", "where everything on a table is"),
          entry("table.layout.Frame", "the rooms of a table, one part each"),
          entry("table.layout.Tabletop", "what decides where everything is"),
          entry("table.view.SeatPlate$Shown", "the signs on a plate"));

  @ArchTest
  static final ArchRule WHAT_IS_CALLED_TAKES_AT_MOST_SIX_PARAMETERS =
      noCodeUnits()
          .that(areWrittenOut())
          .should(takeMoreParametersThan(MOST_PARAMETERS))
          .because("a longer list asks for the concept that is missing in it");

  /** A record that has become smaller leaves the list. */
  @ArchTest
  static void everyFormIsStillALongOne(JavaClasses classes) {
    assertThat(FORMS.keySet())
        .allSatisfy(form ->
            assertThat(classes.get("oklahoma.client." + form).getConstructors())
                .anyMatch(each -> parameters(each) > MOST_PARAMETERS));
  }

  private static DescribedPredicate<JavaCodeUnit> areWrittenOut() {
    return describe(
        "are written out, and build no listed record",
        unit ->
            !unit.getModifiers().contains(JavaModifier.SYNTHETIC)
                && !unit.getOwner().isAnonymousClass()
                && !unit.getOwner().isLocalClass()
                && !(unit instanceof JavaConstructor
                    && unit.getOwner().isRecord()
                    && FORMS.containsKey(
                        unit.getOwner().getName().substring("oklahoma.client.".length()))));
  }

  private static ArchCondition<JavaCodeUnit> takeMoreParametersThan(int most) {
    return ArchCondition.from(
        describe("take more than " + most + " parameters", unit -> parameters(unit) > most));
  }

  /** Without those that the compiler adds: the outer object, and an enum's name and place. */
  private static int parameters(JavaCodeUnit unit) {
    JavaClass owner = unit.getOwner();
    int all = unit.getRawParameterTypes().size();
    if (!(unit instanceof JavaConstructor)) {
      return all;
    }
    boolean inner = owner.isInnerClass() && !owner.getModifiers().contains(JavaModifier.STATIC);
    return all - (inner ? 1 : 0) - (owner.isEnum() ? 2 : 0);
  }
}
