package oklahoma.protocol;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.ToHost;

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
          .because("whoever could reach a part of the codec could pass over its checks");

  @ArchTest
  static final ArchRule MESSAGES_ARE_NOT_MADE_OF_WIRE =
      noClasses()
          .that()
          .areAssignableTo(ToHost.class)
          .or()
          .areAssignableTo(FromHost.class)
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("oklahoma.protocol.wire..", "com.google.protobuf..")
          .because("messages must stay as they are when the wire changes");
}
