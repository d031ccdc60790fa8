package oklahoma.client.lobby;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import oklahoma.client.lobby.invite.Firewall;
import oklahoma.client.lobby.invite.InviteAddress;
import oklahoma.client.lobby.invite.ReachLine;
import oklahoma.client.net.Connector;
import oklahoma.client.net.Destination;
import oklahoma.client.net.discovery.HostFinder;
import oklahoma.client.net.discovery.ReachabilityCheck;
import oklahoma.client.net.trust.HostAddress;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.Pages;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.people.Name;
import org.jspecify.annotations.Nullable;

/** Tests whether guests can reach the table, and explains what the test cannot show. */
final class ReachCard {
  private static final double WIDTH = 640;
  private static final double HEIGHT = 470;
  private static final double MARGIN = 190;
  private static final String VIRTUAL = "VIRTUAL";

  private final Controls controls;
  private final Texts texts;
  private final Pages pages;
  private final LobbyModel model;
  private final LobbyScreen.Shares shares;
  private final Optional<ReachabilityCheck.Search> search;
  private final List<ReachLine> lines = new ArrayList<>();
  private final ReachLine listing;
  private final Label verdict = Controls.wrapped(new Label());
  private final VBox advice = new VBox(8);
  private final Button again;
  private final Button close;
  private @Nullable ReachabilityCheck call;

  ReachCard(Controls controls, Pages pages, LobbyModel model, LobbyScreen.Shares shares) {
    this(
        controls, pages, model, shares, found -> HostFinder.open(Platform::runLater, found)::close);
  }

  /**
   * @param asks searches for tables on the local network
   */
  ReachCard(
      Controls controls,
      Pages pages,
      LobbyModel model,
      LobbyScreen.Shares shares,
      ReachabilityCheck.Search asks) {
    this.controls = controls;
    this.texts = controls.texts();
    this.pages = pages;
    this.model = model;
    this.shares = shares;
    this.search = Optional.of(asks).filter(each -> shares.found().get());
    shares
        .all()
        .forEach(share -> lines.add(new ReachLine(controls, share.address(), "share-address")));
    listing = new ReachLine(controls, texts.say("lobby.reach.list"), "seat-name");
    listing.setId("reach-list");
    verdict.setId("reach-verdict");
    verdict.getStyleClass().add("reach-verdict");
    again = controls.button("reach-again", "lobby.reach.again", this::ask);
    close = controls.button("reach-close", "lobby.reach.cancel", this::leave);
    close.setDefaultButton(true);
  }

  /** Shows the card and starts the tests. */
  void show() {
    VBox found = new VBox(8);
    found.getChildren().addAll(lines);
    found.getChildren().addAll(listing, verdict, advice);
    found.getStyleClass().add("reach-found");
    ScrollPane scroll = Controls.reading(new ScrollPane(found));
    scroll.setId("reach-scroll");
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    double room = pages.node().getLayoutBounds().getHeight() - MARGIN;
    scroll.setPrefHeight(Math.min(room, HEIGHT));
    scroll.setMaxHeight(room);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    HBox buttons = Controls.buttonRow(10, Controls.spring(), again, close);
    VBox card = new VBox(14, controls.title("card-title", "lobby.reach.title"), scroll, buttons);
    pages.present(Controls.question(card, "reach-card", verdict.textProperty(), WIDTH), this::stop);
    ask();
    close.requestFocus();
  }

  private void ask() {
    stop();
    lines.forEach(ReachLine::waits);
    if (search.isPresent()) {
      listing.waits();
    } else {
      listing.showResult(false, texts.say("lobby.reach.list.OFF"));
    }
    verdict.setText(texts.say("lobby.reach.asking"));
    advice.getChildren().clear();
    again.setDisable(true);
    controls.named(close, "lobby.reach.cancel");
    call =
        ReachabilityCheck.at(
            new Connector(shares.eventLoops(), Platform::runLater),
            shares.all().stream().map(ReachCard::address).toList(),
            shares.host(),
            owner(),
            search,
            new ResultListener());
  }

  private static HostAddress address(InviteAddress share) {
    return switch (Destination.read(share.address())) {
      case Destination.Reading.Place(Destination destination) -> destination.best();
      case Destination.Reading.Faulty faulty ->
          throw new IllegalStateException("no address: " + share.address());
    };
  }

  private Name owner() {
    LobbyView view = model.viewProperty().get();
    return view.seat()
        .map(view.state()::chair)
        .filter(Chair.OfHuman.class::isInstance)
        .map(chair -> ((Chair.OfHuman) chair).name())
        .orElse(new Name("?"));
  }

  private void stop() {
    if (call != null) {
      call.close();
      call = null;
    }
  }

  private void leave() {
    stop();
    pages.dismiss();
  }

  /** Shows each result in its line. */
  private final class ResultListener implements ReachabilityCheck.Listener {
    private int answering;

    @Override
    public void answered(HostAddress address, ReachabilityCheck.Answer answer) {
      for (int row = 0; row < lines.size(); row++) {
        InviteAddress share = shares.all().get(row);
        if (address(share).equals(address)) {
          boolean answers = answer == ReachabilityCheck.Answer.ANSWERS;
          answering += answers ? 1 : 0;
          String kind = answers && share.kind().equals(VIRTUAL) ? "." + VIRTUAL : "";
          lines.get(row).showResult(answers, texts.say("lobby.reach." + answer.name() + kind));
        }
      }
    }

    @Override
    public void listed(ReachabilityCheck.Listing outcome) {
      listing.showResult(
          outcome == ReachabilityCheck.Listing.HEARD,
          texts.say("lobby.reach.list." + outcome.name()));
    }

    @Override
    public void done() {
      again.setDisable(false);
      controls.named(close, "lobby.reach.close");
      verdict.setText(texts.say(verdictKey()));
      advise();
    }

    private String verdictKey() {
      if (lines.isEmpty()) {
        return "lobby.no-network";
      }
      if (answering == 0) {
        return "lobby.reach.none";
      }
      return answering == lines.size() ? "lobby.reach.all" : "lobby.reach.some";
    }
  }

  /** Adds what no test on this computer can show, with advice. */
  private void advise() {
    String port = Integer.toString(shares.port());
    List<Name> joined = guests();
    if (!joined.isEmpty()) {
      advice
          .getChildren()
          .add(line("lobby.reach.came", controls.texts().list(joined), joined.size()));
    }
    advice
        .getChildren()
        .addAll(
            line("lobby.reach.blind"),
            line("lobby.reach.firewall." + Firewall.here().name(), port),
            line("lobby.reach.elsewhere"));
  }

  private Node line(String key, Object... arguments) {
    Label words = controls.paragraph(key, arguments);
    words.setId(key.substring(key.indexOf('.') + 1).replace('.', '-'));
    return words;
  }

  private List<Name> guests() {
    LobbyView view = model.viewProperty().get();
    return view.state().chairs().stream()
        .flatMap(chair ->
            chair instanceof Chair.OfHuman human ? Stream.of(human.name()) : Stream.empty())
        .filter(name -> !name.equals(owner()))
        .toList();
  }
}
