package oklahoma.client.table.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import oklahoma.client.fixture.Welcomes;
import oklahoma.client.table.model.log.LogLine;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.client.table.view.Moments;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Standing;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinResult;
import org.junit.jupiter.api.Test;

/** What one knows of the deals of gin that were played before. */
class EarlierDealsTest {
  private static final Seat ME = Seat.A;

  private final RiggedTable rig = new RiggedTable(Moments.GIN);
  private final TableModel model = rig.model();
  private final Deal first = rig.game();

  @Test
  void aDealIsEarlierOnceTheNextOneBegins() {
    GinResult end = played();
    assertThat(model.earlier()).isEmpty();
    deal();
    assertThat(model.earlier()).containsExactly(end);
    welcome(first, List.of(), score(1, 12));
    assertThat(model.earlier()).as("after a return").containsExactly(end);
  }

  @Test
  void whatEndedWhileOneWasAwayIsNotKnown() {
    rig.play("A discards Kd");
    welcome(first, List.of(), score(1, 12));
    assertThat(model.earlier()).isEmpty();
  }

  @Test
  void whatIsStillShownAfterAReturnIsKnown() {
    GinResult end = played();
    List<Event> shown = model.log().lines().stream().map(LogLine::event).toList();
    welcome(rig.game(), shown, score(1, 12));
    assertThat(model.earlier()).isEmpty();
    deal();
    assertThat(model.earlier()).containsExactly(end);
  }

  @Test
  void theDealsOfAnotherMatchAreForgotten() {
    played();
    deal();
    welcome(first, List.of(), score(2, 5));
    assertThat(model.earlier()).isEmpty();
    assertThat(model.log().entries()).isEmpty();
  }

  /** The table is drawn as soon as its score changes. */
  @Test
  void aScoreThatCameMeanwhileIsSeenTogetherWithWhatTheTableWaitsForNow() {
    RiggedTable over = new RiggedTable(Moments.GIN);
    over.play("A knocks Kd: 345c / 789h / TJQKs");
    List<Prompt> prompts = new ArrayList<>();
    model.standingProperty().subscribe((before, now) -> prompts.add(model.promptProperty().get()));
    welcome(over.game(), List.of(), score(1, 12));
    assertThat(prompts).singleElement().isInstanceOf(Prompt.DealOver.class);
  }

  private GinResult played() {
    rig.play("A knocks Kd: 345c / 789h / TJQKs");
    return ((Gin) rig.game()).result();
  }

  private void deal() {
    model.receive(
        new FromHost.DealBegan(50, Seen.of(first, ME), score(1, 12), OptionalLong.empty()));
  }

  private void welcome(Deal deal, List<Event> soFar, Standing score) {
    model.receive(
        Welcomes.of(
            50,
            Optional.empty(),
            model.labelsProperty().get(),
            score,
            Seen.of(deal, ME),
            soFar.stream().flatMap(event -> Seen.of(event, ME).stream()).toList()));
  }

  private static Standing score(int deals, int points) {
    List<List<Integer>> each = Collections.nCopies(deals, List.of(points, 0));
    return new Standing(each, List.of(points * deals, 0), List.of(), false);
  }
}
