package host;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What the host may know of its neighbours. */
@AnalyzeClasses(packages = "host", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule GENERATED_MESSAGES_STAY_IN_THE_PROTOCOL =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("protocol.wire..", "com.google.protobuf..")
          .allowEmptyShould(true);

  @ArchTest
  static final ArchRule THE_HOST_HAS_NO_SCREEN =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("client..", "javafx..", "java.awt..", "javax.swing..")
          .allowEmptyShould(true);

  /** A bot sees what its seat sees, and answers into the same mailbox as everybody. */
  @ArchTest
  static final ArchRule BOTS_KNOW_ONLY_THE_RULES =
      noClasses()
          .that()
          .resideInAPackage("host.bot..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "host.table..", "host.net..", "host.journal..", "host.lobby..", "io.netty..")
          .allowEmptyShould(true);
}
