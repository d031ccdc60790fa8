package oklahoma.host;

import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.belongToAnyOf;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.netty.channel.ChannelHandler;
import io.netty.channel.ChannelPipeline;
import java.util.List;
import java.util.concurrent.Future;
import oklahoma.host.journal.Entry;
import oklahoma.host.journal.Journal;
import oklahoma.host.table.effect.StepContext;
import oklahoma.host.table.mailbox.Guest;
import oklahoma.protocol.messages.ByeReason;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;

/** What the host may know of its neighbours. A rule that finds no class to check fails. */
@AnalyzeClasses(
    packages = {"oklahoma.host", "oklahoma.bot", "oklahoma.files", "oklahoma.sqlite"},
    importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

  @ArchTest
  static final ArchRule GENERATED_MESSAGES_STAY_IN_THE_PROTOCOL =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("oklahoma.protocol.wire..", "com.google.protobuf..")
          .because("only the codec checks what comes from outside");

  @ArchTest
  static final ArchRule THE_HOST_HAS_NO_SCREEN =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("oklahoma.client..", "javafx..", "java.awt..", "javax.swing..")
          .because("it runs on machines without one");

  @ArchTest
  static final ArchRule BOTS_KNOW_ONLY_THE_RULES =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.bot..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("oklahoma.host..", "io.netty..")
          .because("a bot sees what its seat sees, and answers into the same mailbox as everybody");

  @ArchTest
  static final ArchRule GIN_BOTS_KNOW_NO_OKLAHOMA =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.bot.gin..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("oklahoma.bot.oklahoma..", "oklahoma.rules.oklahoma..")
          .because("what both games need belongs to the search");

  @ArchTest
  static final ArchRule OKLAHOMA_BOTS_KNOW_NO_GIN =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.bot.oklahoma..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("oklahoma.bot.gin..", "oklahoma.rules.gin..")
          .because("what both games need belongs to the search");

  @ArchTest
  static final ArchRule SEARCHING_KNOWS_NO_GAME =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.bot.search..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("oklahoma.rules.gin..", "oklahoma.rules.oklahoma..")
          .because("one search serves both games");

  @ArchTest
  static final ArchRule PACKAGES_HAVE_NO_CYCLES =
      slices()
          .matching("oklahoma.(**)")
          .should()
          .beFreeOfCycles()
          .because("a folder that needs what needs it is one folder");

  /** The one place where a deal leaves the table, as what a viewer may see of it. */
  @ArchTest
  static final ArchRule ONLY_VIEWS_SPEAK_OF_DEALS =
      noClasses()
          .that()
          .doNotHaveSimpleName("Views")
          .should()
          .callConstructorWhere(
              target(
                  owner(
                      belongToAnyOf(
                          FromHost.Welcome.class,
                          FromHost.Update.class,
                          FromHost.DealBegan.class))))
          .because("hidden cards stay hidden if only one place decides what a viewer may see");

  @ArchTest
  static final ArchRule THE_NETWORK_KNOWS_NO_RULES =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.host.net..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("oklahoma.rules..", "oklahoma.host.journal..", "oklahoma.bot..")
          .because("a line carries messages and judges none");

  @ArchTest
  static final ArchRule THE_JOURNAL_KNOWS_ONLY_THE_RULES =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.host.journal..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage(
              "oklahoma.protocol..",
              "oklahoma.host.table..",
              "oklahoma.host.net..",
              "oklahoma.bot..",
              "io.netty..")
          .because(
              "what was played must be readable for every kind of player and every way of sending");

  @ArchTest
  static final ArchRule TABLES_KNOW_NO_NETWORK =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.host.table..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("oklahoma.host.net..", "io.netty..", "java.net..")
          .because("guests inside the program and those far away are treated alike");

  /**
   * Journal before broadcast: one owner of both the deal and the journal, and one of what else the
   * table needs to go on.
   */
  @ArchTest
  static final ArchRule ONLY_TWO_WRITE_THE_JOURNAL =
      noClasses()
          .that()
          .doNotHaveSimpleName("RecordedMatch")
          .and()
          .doNotHaveSimpleName("Written")
          .should()
          .callMethod(StepContext.class, "append", Entry.class)
          .because(
              "a move is written down before anybody hears of it, which needs one owner of both");

  /** Only effects send messages, so no guest receives anything before it is written. */
  @ArchTest
  static final ArchRule ONLY_THE_RUNNER_DOES_THINGS =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.host.table..")
          .and()
          .doNotHaveSimpleName("TableRunner")
          .and()
          .doNotHaveSimpleName("Table")
          .should()
          .callMethod(Journal.class, "append", Entry.class)
          .orShould()
          .callMethod(Journal.class, "append", List.class)
          .orShould()
          .callMethod(Guest.class, "tell", FromHost.class)
          .orShould()
          .callMethod(Guest.class, "bye", ByeReason.class)
          .because("what a table does to the world is done in one place, in order");

  @ArchTest
  static final ArchRule ONLY_RECORDED_AND_RECOVERED_MATCHES_CHANGE_A_DEAL =
      noClasses()
          .that()
          .resideInAnyPackage(
              "oklahoma.host",
              "oklahoma.host.table..",
              "oklahoma.host.journal..",
              "oklahoma.host.net..")
          .and()
          .doNotHaveSimpleName("RecordedMatch")
          .and()
          .doNotHaveSimpleName("RecoveredMatch")
          .should()
          .callMethod(Deal.class, "after", Event.class)
          .because("a deal that two could change would have two truths");

  /** Handlers run on event loops; the thread that runs the host opens and closes the doors. */
  @ArchTest
  static final ArchRule NOTHING_WAITS_ON_AN_EVENT_LOOP =
      noClasses()
          .that()
          .resideInAPackage("oklahoma.host.net..")
          .and()
          .doNotHaveSimpleName("Listeners")
          .should()
          .callMethodWhere(target(nameMatching("wait|sleep|take|sync.*|await.*")))
          .orShould()
          .callMethodWhere(target(owner(assignableTo(Future.class))).and(target(name("get"))))
          .because("a handler that waits stops every line of its loop");

  @ArchTest
  static final ArchRule ONE_CLOCK =
      noClasses()
          .that()
          .doNotHaveSimpleName("MachineTiming")
          .and()
          .doNotHaveSimpleName("Deadline")
          .should()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(Thread.class, "sleep", long.class)
          .because("tests let time pass by themselves");

  @ArchTest
  static final ArchRule EVERY_HANDLER_HAS_A_NAME =
      noClasses()
          .should()
          .callMethod(ChannelPipeline.class, "addLast", ChannelHandler[].class)
          .orShould()
          .callMethod(ChannelPipeline.class, "addFirst", ChannelHandler[].class)
          .because("what a log or a debugger says of a pipeline is a list of names");
}
