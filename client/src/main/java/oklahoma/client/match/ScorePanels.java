package oklahoma.client.match;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import oklahoma.client.deck.CardImages;
import oklahoma.client.fair.ProofMarks;
import oklahoma.client.match.score.CardRow;
import oklahoma.client.match.score.DealEndPanel;
import oklahoma.client.match.score.GinEndPanel;
import oklahoma.client.match.score.MatchEndPanel;
import oklahoma.client.match.score.MissedPanel;
import oklahoma.client.match.score.Players;
import oklahoma.client.match.score.ScoreSheet;
import oklahoma.client.match.score.SeriesCard;
import oklahoma.client.replay.review.DealReviewPanel;
import oklahoma.client.replay.review.Decision;
import oklahoma.client.replay.review.OwnMoves;
import oklahoma.client.table.model.Intermission;
import oklahoma.client.table.model.TableLook;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.ReadyButton;
import oklahoma.protocol.lobby.Series;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Seat;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.laydown.LayDowns;
import oklahoma.rules.oklahoma.laydown.OklahomaArrangement;

/**
 * Creates and shows the panels with scores: the score sheet, the end of a deal in either game, and
 * the end of the match.
 */
final class ScorePanels {
  private final Texts texts;
  private final CardImages images;
  private final TableModel model;
  private final TableLook look;
  private final Overlay overlay;
  private final TableScreen.Actions actions;
  private final OwnMoves moves;
  private boolean reviews;
  private Optional<ProofMarks> marks = Optional.empty();
  private Optional<ObservableValue<Series>> series = Optional.empty();

  /**
   * @param overlay shows the panels
   */
  ScorePanels(
      Texts texts,
      CardImages images,
      TableModel model,
      TableLook look,
      Overlay overlay,
      TableScreen.Actions actions) {
    this.texts = texts;
    this.images = images;
    this.model = model;
    this.look = look;
    this.overlay = overlay;
    this.actions = actions;
    this.moves = new OwnMoves(model);
  }

  /** Offers the search for better moves from now on. */
  void review() {
    reviews = true;
  }

  /** Shows the results of the table's matches from now on. */
  void count(ObservableValue<Series> matches) {
    series = Optional.of(matches);
  }

  /** Shows from now on which deals were verified. */
  void prove(ProofMarks proofs) {
    marks = Optional.of(proofs);
  }

  private Players players() {
    List<String> names =
        model.labelsProperty().get().stream()
            .map(SeatLabel::name)
            .map(name -> name.text())
            .toList();
    Map<Seat, Avatar> avatars = new EnumMap<>(Seat.class);
    model
        .labelsProperty()
        .get()
        .forEach(label -> label.avatar().ifPresent(shown -> avatars.put(label.seat(), shown)));
    return new Players(names, avatars, model.playerView().seat());
  }

  /** The score sheet. */
  Node sheet() {
    ScoreSheet sheet =
        switch (model.playerView().game()) {
          case Oklahoma deal -> new ScoreSheet(texts);
          case Gin deal -> new ScoreSheet(texts, deal.rules());
        };
    sheet.show(model.standingProperty().get(), players());
    marks.ifPresent(sheet::prove);
    sheet.getStyleClass().add("question-card");
    return sheet;
  }

  /** Shows the end of the deal or match that has just ended. */
  void ended() {
    overlay.appear(end());
  }

  /** Shows the end of the last deal or match again, on request. */
  void finished() {
    overlay.cover(end());
  }

  private Node end() {
    Standing standing = model.standingProperty().get();
    Optional<Gin> gin = model.playerView().gin();
    return standing.over()
        ? matchEnd(standing, gin)
        : gin.filter(Gin::over).<Node>map(this::roundEnd).orElseGet(() -> dealEnd(standing));
  }

  private Node matchEnd(Standing standing, Optional<Gin> gin) {
    MatchEndPanel panel =
        new MatchEndPanel(
            texts,
            new MatchEndPanel.Match(standing, players(), model.log().lines(), gin),
            actions.alone(),
            new MatchEndPanel.Memory(actions.saves(), reviews && !moves.ofMatch().isEmpty()),
            new MatchEndPanel.Next(ready(), model.endedProperty(), model.people().ownedProperty()),
            new AfterMatch());
    marks.ifPresent(panel::prove);
    series.ifPresent(panel::count);
    return panel;
  }

  private Node roundEnd(Gin deal) {
    GinEndPanel panel =
        new GinEndPanel(
            texts, model.standingProperty().get(), players(), deal, pause(), new AfterDeal());
    marks.ifPresent(panel::prove);
    return panel;
  }

  private Node dealEnd(Standing standing) {
    DealEndPanel panel =
        new DealEndPanel(texts, standing, players(), out(), pause(), new AfterDeal());
    marks.ifPresent(panel::prove);
    return panel;
  }

  private Set<DealEndPanel.Missed> backward() {
    Set<DealEndPanel.Missed> missed = EnumSet.noneOf(DealEndPanel.Missed.class);
    if (reviews && !moves.ofDeal().isEmpty()) {
      missed.add(DealEndPanel.Missed.MOVES);
    }
    if (missed().isPresent()) {
      missed.add(DealEndPanel.Missed.LAYING_DOWN);
    }
    return missed;
  }

  private DealEndPanel.Pause pause() {
    return new DealEndPanel.Pause(
        ready(),
        model
            .clocksProperty()
            .flatMap(
                known -> model.intermissionProperty().map(Intermission::until).map(model::counted)),
        model::nanos,
        model.playerView().seat().isPresent(),
        backward(),
        actions.saves());
  }

  private ObservableValue<ReadyButton.State> ready() {
    return Bindings.createObjectBinding(
        () -> ready(model.intermissionProperty().get()),
        model.intermissionProperty(),
        model.labelsProperty());
  }

  /** The state of the ready button; it lists only connected people, no bots, as not ready. */
  private ReadyButton.State ready(Intermission pause) {
    Set<Seat> ready = pause.ready();
    Optional<Seat> me = model.playerView().seat();
    return new ReadyButton.State(
        me.filter(ready::contains).isPresent(),
        ready.size(),
        model.labelsProperty().get().stream()
            .filter(label -> label.bot().isEmpty() && !label.absent())
            .filter(label -> !ready.contains(label.seat()))
            .filter(label -> !me.equals(Optional.of(label.seat())))
            .map(label -> label.name().text())
            .toList(),
        pause.returns());
  }

  /**
   * The best way in which the player could have laid down at the end; empty if none, or if the
   * player was down.
   */
  private Optional<OklahomaArrangement> missed() {
    return model.playerView().game() instanceof Oklahoma deal ? missed(deal) : Optional.empty();
  }

  private Optional<OklahomaArrangement> missed(Oklahoma deal) {
    return model
        .playerView()
        .seat()
        .filter(me -> !deal.down(me))
        .map(me -> List.copyOf(deal.tableau().hand(me).cards()))
        .filter(hand -> !hand.isEmpty() && deal.over())
        .flatMap(hand -> LayDowns.best(hand, deal.contract(), deal.rules()));
  }

  /** Searches for better moves; the panel leads back to the scores. */
  private void review(List<Decision> decisions) {
    overlay.cover(
        new DealReviewPanel(
            texts,
            new CardRow(texts, images, look.style()),
            decisions,
            new MoveReviewer(MoveReviewer.USUAL, model::nameOf),
            model::nameOf,
            this::finished));
  }

  private Optional<Seat> out() {
    return model.playerView().game() instanceof Oklahoma deal
            && deal.phase() instanceof OklahomaPhase.Over over
        ? over.out()
        : Optional.empty();
  }

  private final class AfterDeal implements DealEndPanel.Actions {
    @Override
    public void next() {
      model.ready();
    }

    @Override
    public void look() {
      overlay.lift();
    }

    @Override
    public void hold() {
      model.people().holdNextDeal();
    }

    @Override
    public void missed(DealEndPanel.Missed what) {
      switch (what) {
        case LAYING_DOWN -> ScorePanels.this.missed().ifPresent(this::laidDown);
        case MOVES -> review(moves.ofDeal());
      }
    }

    private void laidDown(OklahomaArrangement best) {
      overlay.cover(new MissedPanel(texts, images, look.style(), best, ScorePanels.this::finished));
    }

    @Override
    public void leave() {
      actions.leave();
    }
  }

  private final class AfterMatch implements MatchEndPanel.Actions {
    @Override
    public void rematch() {
      model.ready();
    }

    @Override
    public void change() {
      actions.change();
    }

    @Override
    public void lobby() {
      actions.lobby();
    }

    @Override
    public void watch() {
      actions.watch();
    }

    @Override
    public void export() {
      actions.export();
    }

    @Override
    public void moves() {
      review(moves.ofMatch());
    }

    @Override
    public void series() {
      series.ifPresent(matches ->
          overlay.cover(
              new SeriesCard(texts, matches, "score.missed.back", ScorePanels.this::finished)));
    }

    @Override
    public void home() {
      actions.leave();
    }
  }
}
