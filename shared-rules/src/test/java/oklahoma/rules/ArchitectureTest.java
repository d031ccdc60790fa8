package oklahoma.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Collections;
import java.util.List;

/** What the rules may know: nothing outside themselves, and each game only itself. */
@AnalyzeClasses(packages = "oklahoma.rules", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule THE_RULES_KNOW_NO_OUTSIDE_WORLD =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "java.io..",
              "java.nio..",
              "java.net..",
              "java.time..",
              "java.util.concurrent..",
              "java.util.logging..",
              "java.util.random..",
              "org.slf4j..")
          .as("no clock, files, network, threads, chance or logging in the rules")
          .because("a ruling must be the same on every machine and at every time");

  @ArchTest
  static final ArchRule THE_RULES_MAKE_NO_CHANCE_AND_NO_THREADS =
      noClasses()
          .should()
          .dependOnClassesThat()
          .haveNameMatching(
              "java\\.util\\.(Random|Date|Calendar|Timer|TimerTask|UUID)"
                  + "|java\\.security\\.SecureRandom"
                  + "|java\\.lang\\.(Thread.*|Process.*|Runtime)")
          .because("chance and time are the host's, and a replay must find the same");

  @ArchTest
  static final ArchRule THE_RULES_ASK_THE_SYSTEM_NOTHING =
      noClasses()
          .should()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "getProperty", String.class)
          .orShould()
          .callMethod(System.class, "getenv", String.class)
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .callMethod(Collections.class, "shuffle", List.class)
          .orShould()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .as("no clock, chance, settings or console in the rules")
          .because("a ruling depends on the deal and the move alone");

  @ArchTest
  static final ArchRule CARDS_KNOW_NO_GAME =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.rules.card..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("oklahoma.rules.oklahoma..", "oklahoma.rules.gin..")
          .because("both games are played with the same cards");

  @ArchTest
  static final ArchRule OKLAHOMA_DOES_NOT_KNOW_GIN =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.rules.oklahoma..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("oklahoma.rules.gin..")
          .because("either game can be changed without the other");

  @ArchTest
  static final ArchRule GIN_DOES_NOT_KNOW_OKLAHOMA =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.rules.gin..")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("oklahoma.rules.oklahoma..")
          .because("either game can be changed without the other");

  @ArchTest
  static final ArchRule MELDS_KNOW_NO_COURSE_OF_PLAY =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.rules.gin.meld")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("oklahoma.rules.gin")
          .because("bots arrange cards a million times without a deal");

  @ArchTest
  static final ArchRule NO_RULING_SEARCHES_FOR_A_LAY_DOWN =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.rules.oklahoma")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("oklahoma.rules.oklahoma.laydown")
          .because("a player finds the melds, and a ruling must be quick");

  @ArchTest
  static final ArchRule A_RECORD_IS_NO_TEXT =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.rules.record")
          .should()
          .dependOnClassesThat()
          .resideInAPackage("oklahoma.rules.notation")
          .because("a match can be kept and played through without being printed");
}
