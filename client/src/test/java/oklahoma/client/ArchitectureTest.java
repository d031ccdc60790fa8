package oklahoma.client;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

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
}
