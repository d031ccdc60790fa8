package oklahoma.bot;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/**
 * The rooms of the bots of each game, from what a seat sees up to the search. A layer without a
 * class fails, so a folder that is renamed is renamed here too.
 */
@AnalyzeClasses(packages = "oklahoma.bot", importOptions = ImportOption.DoNotIncludeTests.class)
class BotLayersTest {
  @ArchTest
  static final ArchRule GIN =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .withOptionalLayers(false)
          .layer("view")
          .definedBy("oklahoma.bot.gin.view")
          .layer("sim")
          .definedBy("oklahoma.bot.gin.sim")
          .layer("value")
          .definedBy("oklahoma.bot.gin.value")
          .layer("bots")
          .definedBy("oklahoma.bot.gin")
          .whereLayer("bots")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("value")
          .mayOnlyBeAccessedByLayers("bots")
          .whereLayer("sim")
          .mayOnlyBeAccessedByLayers("value", "bots")
          .because("a rollout knows neither what a score is worth nor who searches");

  @ArchTest
  static final ArchRule OKLAHOMA =
      layeredArchitecture()
          .consideringOnlyDependenciesInLayers()
          .withOptionalLayers(false)
          .layer("plan")
          .definedBy("oklahoma.bot.oklahoma.plan")
          .layer("view")
          .definedBy("oklahoma.bot.oklahoma.view")
          .layer("sim")
          .definedBy("oklahoma.bot.oklahoma.sim")
          .layer("value")
          .definedBy("oklahoma.bot.oklahoma.value")
          .layer("bots")
          .definedBy("oklahoma.bot.oklahoma")
          .whereLayer("bots")
          .mayNotBeAccessedByAnyLayer()
          .whereLayer("value")
          .mayOnlyBeAccessedByLayers("bots")
          .whereLayer("sim")
          .mayOnlyBeAccessedByLayers("value", "bots")
          .whereLayer("view")
          .mayOnlyBeAccessedByLayers("sim", "value", "bots")
          .because("a rollout knows neither what a hand is worth nor who searches");
}
