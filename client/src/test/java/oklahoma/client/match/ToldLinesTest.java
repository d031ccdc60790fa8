package oklahoma.client.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import oklahoma.client.table.model.FakeHost;
import oklahoma.client.table.view.Moments;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.rules.Event;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.notation.Notation;
import org.junit.jupiter.api.Test;

class ToldLinesTest {
  private static final Card QUEEN = Notation.cards("Qs").orElseThrow().getFirst();

  @Test
  void nothingIsAnOnlookersDoing() {
    FakeHost host = new FakeHost(Notation.deal(Moments.CLAIM).orElseThrow(), Onlooker.ONLOOKER);
    host.happen(
        List.of(
            new Event.Discarded(Seat.C, QUEEN), new Event.ClaimSettled(Optional.empty(), QUEEN)));
    ToldLines told = new ToldLines(new Texts(Language.ENGLISH), host.model);
    assertThat(host.model.log().entries()).hasSize(2).noneMatch(entry -> told.line(entry).mine());
  }
}
