package oklahoma.protocol;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** What the protocol may know: the rules and protobuf. */
@AnalyzeClasses(
    packages = "oklahoma.protocol",
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule THE_WIRE_KNOWS_NEITHER_END =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "oklahoma.host..", "oklahoma.client..", "io.netty..", "javafx..", "java.net..")
          .because("host and guest share the messages, and each its own transport");

  /** One door to the wire; behind it everything is private. */
  @ArchTest
  static final ArchRule ONE_CODEC =
      classes()
          .that()
          .haveSimpleNameEndingWith("Codec")
          .and()
          .doNotHaveSimpleName("Codec")
          .should()
          .bePackagePrivate()
          .because("code that reaches a part of the codec could skip its checks");

  @ArchTest
  static final ArchRule ONLY_THE_CODEC_KNOWS_THE_WIRE =
      noClasses()
          .that()
          .resideOutsideOfPackages("oklahoma.protocol.codec", "oklahoma.protocol.wire")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("oklahoma.protocol.wire..", "com.google.protobuf..")
          .because("messages must stay as they are when the wire changes");

  @ArchTest
  static final ArchRule EACH_ROOM_KNOWS_ONLY_THOSE_BELOW =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .withOptionalLayers(false)
          .layer("fair")
          .definedBy("oklahoma.protocol.fair")
          .layer("codec")
          .definedBy("oklahoma.protocol.codec")
          .layer("messages")
          .definedBy("oklahoma.protocol.messages")
          .layer("lobby")
          .definedBy("oklahoma.protocol.lobby")
          .layer("identity")
          .definedBy("oklahoma.protocol.identity")
          .layer("people")
          .definedBy("oklahoma.protocol.people")
          .whereLayer("fair")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("codec")
          .mayOnlyBeAccessedByLayers("fair")
          .whereLayer("messages")
          .mayOnlyBeAccessedByLayers("fair", "codec")
          .whereLayer("lobby")
          .mayOnlyBeAccessedByLayers("fair", "codec", "messages")
          .whereLayer("identity")
          .mayOnlyBeAccessedByLayers("codec", "messages", "lobby")
          .because("a name or a key is the same in whatever message it travels");
}
