package oklahoma.installers;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Builds the packages from the compiled program, step by step. */
final class Packaging {
  private final Path root;
  private final Path work;
  private final Path packages;
  private final boolean quickly;
  private final PrintStream out;
  private final Commands commands;

  /**
   * @param root the folder of the whole project, built
   * @param quickly whether to compress fast instead of well, for a trial
   * @param out gets the messages about each step
   */
  Packaging(Path root, boolean quickly, PrintStream out) {
    this.root = root;
    this.work = root.resolve("installers/target/work");
    this.packages = root.resolve("installers/target/packages");
    this.quickly = quickly;
    this.out = out;
    this.commands = new Commands(out);
  }

  /**
   * Makes all packages for a system, which must be this one.
   *
   * @param imageOnly whether to stop after the folder with the program
   */
  void make(Target target, boolean imageOnly) throws IOException {
    ProgramJars jars = ProgramJars.in(root);
    Folders.fresh(work);
    Folders.fresh(packages);
    say("Linking a Java runtime with what the program uses ...");
    Path runtime = work.resolve("runtime");
    new RuntimeImage(commands, work).link(jars.javafx(), modules(jars), target, runtime);
    Path app = Files.createDirectories(work.resolve("app"));
    jars.copyTo(app);
    jars.copySqliteTo(runtime, target);
    say("Training the cache of the start ...");
    new StartCache(commands, work).train(runtime, app);
    List<Path> made =
        switch (target) {
          case LINUX -> linux(jars.release(), runtime, app, imageOnly);
          case WINDOWS, MACOS -> byJPackage(target, jars.version(), runtime, app, imageOnly);
        };
    Path bill = root.resolve("installers/target/oklahoma-sbom.json");
    if (Files.isRegularFile(bill)) {
      made.add(Files.copy(bill, packages.resolve("oklahoma-sbom.json")));
    }
    Checksums.write(made, packages.resolve("SHA256SUMS"));
    report(made);
  }

  /** Prints the command lines of {@code jpackage} for a system. */
  void show(Target target) throws IOException {
    JPackage jpackage =
        new JPackage(
            work.resolve("app"),
            work.resolve("runtime"),
            work.resolve("resources"),
            ProgramJars.in(root).version());
    Map<String, String> environment = System.getenv();
    out.println("jpackage " + String.join(" ", jpackage.image(target, packages, environment)));
    out.println(
        "jpackage "
            + String.join(" ", jpackage.installer(target, image(target), packages, environment)));
  }

  private Set<String> modules(ProgramJars jars) throws IOException {
    Set<String> written = Modules.written();
    Set<String> used = Modules.used(jars.classPath(), jars.javafx(), work.resolve("classes"));
    if (!used.equals(written)) {
      throw new Commands.Failed(
          "The program uses the modules " + used + ", but modules.txt names " + written + ".");
    }
    return written;
  }

  private List<Path> linux(Release release, Path runtime, Path app, boolean imageOnly)
      throws IOException {
    Path image = packages.resolve(Product.ID);
    LinuxImage.assemble(runtime, app, notices(), image);
    List<Path> made = new ArrayList<>(List.of(image));
    if (imageOnly) {
      return made;
    }
    Path files = Folders.fresh(work.resolve("root"));
    LinuxFiles.layOut(
        image,
        List.of(root.resolve("THIRD-PARTY.md"), root.resolve("CHANGELOG.md")),
        release,
        files);
    String version = release.version();
    if (Rpm.isPossible()) {
      say("Building the .rpm ...");
      made.add(new Rpm(commands).build(files, version, quickly, work, packages));
    }
    say("Building the .deb ...");
    made.add(new Deb(commands).build(files, version, quickly, packages));
    say("Building the .tar.gz ...");
    Path archive = packages.resolve(download(Product.ID, version, Target.LINUX, "tar.gz"));
    commands.run(
        packages,
        Map.of(),
        List.of("tar", "-czf", archive.toString(), "--owner=0", "--group=0", Product.ID));
    made.add(archive);
    return made;
  }

  private List<Path> notices() {
    return List.of(root.resolve("LICENSE"), root.resolve("THIRD-PARTY.md"));
  }

  private List<Path> byJPackage(
      Target target, String version, Path runtime, Path app, boolean imageOnly) throws IOException {
    Folders.copyInto(app, notices());
    Path resources = work.resolve("resources");
    Resources.write(target, version, root.resolve("LICENSE"), resources);
    JPackage jpackage = new JPackage(app, runtime, resources, version);
    Map<String, String> environment = System.getenv();
    commands.tool("jpackage", jpackage.image(target, packages, environment));
    if (!imageOnly) {
      say("Building the installer ...");
      commands.tool("jpackage", jpackage.installer(target, image(target), packages, environment));
      if (target == Target.WINDOWS) {
        zip(packages.resolve(download(Product.NAME, version, target, "zip")));
      } else {
        rename(".dmg", packages.resolve(download(Product.NAME, version, target, "dmg")));
      }
    }
    return made();
  }

  private void zip(Path archive) {
    say("Building the .zip ...");
    commands.tool(
        "jar",
        List.of(
            "--create",
            "--no-manifest",
            "--file",
            archive.toString(),
            "-C",
            packages.toString(),
            Product.NAME));
  }

  /** Renames the only file with this ending; jpackage chose its name. */
  private void rename(String ending, Path name) throws IOException {
    for (Path file : made()) {
      if (file.toString().endsWith(ending)) {
        Files.move(file, name);
      }
    }
  }

  private List<Path> made() throws IOException {
    try (var files = Files.list(packages)) {
      return new ArrayList<>(files.sorted().toList());
    }
  }

  /**
   * The name of a download. It contains the system and processor, since the files for all of them
   * are published in one folder.
   */
  static String download(String name, String version, Target target, String ending) {
    String system = target.name().toLowerCase(Locale.ROOT);
    String machine = Target.isArm() ? "arm64" : "x64";
    return "%s-%s-%s-%s.%s".formatted(name, version, system, machine, ending);
  }

  private Path image(Target target) {
    return packages.resolve(target == Target.MACOS ? Product.NAME + ".app" : Product.NAME);
  }

  private void report(List<Path> made) throws IOException {
    say("");
    for (Path path : made) {
      say("%7.1f MB  %s".formatted(Folders.size(path) / 1e6, root.relativize(path)));
    }
  }

  private void say(String sentence) {
    out.println(sentence);
  }
}
