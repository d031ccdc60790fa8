package oklahoma.host;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.library.Architectures.LayeredArchitecture;

/**
 * The picture of the host in DESIGN.md. Each folder may be used by those above it that are named
 * here. A layer without a class fails, so a folder that is renamed is renamed here too.
 */
@AnalyzeClasses(packages = "oklahoma.host", importOptions = ImportOption.DoNotIncludeTests.class)
class LayersTest {
  private static final String APP = "app";
  private static final String HOST = "host";
  private static final String DISCOVERY = "discovery";
  private static final String NET = "net";
  private static final String IDENTITY = "identity";
  private static final String TABLE = "table";
  private static final String MATCH = "match";
  private static final String SNAPSHOT = "snapshot";
  private static final String PEOPLE = "people";
  private static final String MAILBOX = "mailbox";
  private static final String EFFECT = "effect";
  private static final String SETUP = "setup";
  private static final String LOBBY = "lobby";
  private static final String JOURNAL = "journal";

  private static LayeredArchitecture host() {
    return layeredArchitecture()
        .consideringOnlyDependenciesInLayers()
        .withOptionalLayers(false)
        .layer(APP)
        .definedBy("oklahoma.host.app")
        .layer(HOST)
        .definedBy("oklahoma.host")
        .layer(DISCOVERY)
        .definedBy("oklahoma.host.discovery")
        .layer(NET)
        .definedBy("oklahoma.host.net")
        .layer(IDENTITY)
        .definedBy("oklahoma.host.identity")
        .layer(TABLE)
        .definedBy("oklahoma.host.table")
        .layer(MATCH)
        .definedBy("oklahoma.host.table.match")
        .layer(SNAPSHOT)
        .definedBy("oklahoma.host.table.snapshot")
        .layer(PEOPLE)
        .definedBy("oklahoma.host.table.people")
        .layer(MAILBOX)
        .definedBy("oklahoma.host.table.mailbox")
        .layer(EFFECT)
        .definedBy("oklahoma.host.table.effect")
        .layer(SETUP)
        .definedBy("oklahoma.host.table.setup")
        .layer(LOBBY)
        .definedBy("oklahoma.host.lobby")
        .layer(JOURNAL)
        .definedBy("oklahoma.host.journal");
  }

  @ArchTest
  static final ArchRule THE_PROGRAM_IS_AT_THE_TOP =
      host()
          .whereLayer(APP)
          .mayNotBeAccessedByAnyLayer()
          .whereLayer(HOST)
          .mayOnlyBeAccessedByLayers(APP)
          .because("a host is a part of programs, and knows none of them");

  @ArchTest
  static final ArchRule CONNECTIONS_ARE_ABOVE_TABLES =
      host()
          .whereLayer(NET)
          .mayOnlyBeAccessedByLayers(APP, HOST)
          .whereLayer(DISCOVERY)
          .mayOnlyBeAccessedByLayers(APP, HOST)
          .because("a table tells guests, and does not ask how they are connected");

  @ArchTest
  static final ArchRule A_TABLE_IS_ABOVE_WHAT_IT_IS_MADE_OF =
      host()
          .whereLayer(TABLE)
          .mayOnlyBeAccessedByLayers(HOST, NET)
          .whereLayer(MATCH)
          .mayOnlyBeAccessedByLayers(TABLE)
          .because("a match knows neither the lobby nor the thread that it runs on");

  @ArchTest
  static final ArchRule SNAPSHOTS_ARE_READ_BY_WHO_RESUMES =
      host()
          .whereLayer(SNAPSHOT)
          .mayOnlyBeAccessedByLayers(APP, HOST, TABLE, MATCH)
          .because("who is at a table does not depend on how it is written down");

  @ArchTest
  static final ArchRule PEOPLE_KNOW_NO_MATCH =
      host()
          .whereLayer(PEOPLE)
          .mayOnlyBeAccessedByLayers(HOST, TABLE, MATCH, SNAPSHOT)
          .because("who came stays the same from the lobby through every match");

  @ArchTest
  static final ArchRule MESSAGES_GO_IN_AND_EFFECTS_GO_OUT =
      host()
          .whereLayer(MAILBOX)
          .mayOnlyBeAccessedByLayers(NET, TABLE, MATCH, SNAPSHOT, PEOPLE, EFFECT, SETUP)
          .whereLayer(EFFECT)
          .mayOnlyBeAccessedByLayers(TABLE, MATCH, SNAPSHOT, PEOPLE)
          .because(
              "a connection reaches a table by messages alone, and a table the world by effects");

  @ArchTest
  static final ArchRule THE_GROUND_FLOOR =
      host()
          .whereLayer(SETUP)
          .mayOnlyBeAccessedByLayers(APP, HOST, TABLE, MATCH, SNAPSHOT, PEOPLE, EFFECT)
          .whereLayer(LOBBY)
          .mayOnlyBeAccessedByLayers(APP, TABLE, MATCH, SNAPSHOT, SETUP)
          .whereLayer(JOURNAL)
          .mayOnlyBeAccessedByLayers(APP, HOST, TABLE, MATCH, SNAPSHOT, EFFECT)
          .whereLayer(IDENTITY)
          .mayOnlyBeAccessedByLayers(APP, HOST, NET)
          .because("values and files are used from above, and use nothing that is above them");
}
