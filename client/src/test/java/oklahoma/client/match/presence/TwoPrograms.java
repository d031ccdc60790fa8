package oklahoma.client.match.presence;

import static org.awaitility.Awaitility.await;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import oklahoma.bot.Bots;
import oklahoma.client.fixture.PlayerWindow;
import oklahoma.client.fixture.ProgramWindows;
import oklahoma.client.table.model.Outcome;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.host.Host;
import oklahoma.host.HostSettings;
import oklahoma.host.fixture.FaultyProxy;
import oklahoma.host.fixture.StackedDealing;
import oklahoma.protocol.people.Presence;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.fixture.StackedPack;
import oklahoma.rules.oklahoma.OklahomaRules;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.RegisterExtension;

/**
 * Two programs at a host over real sockets, the second one's through a network that fails. A bot
 * sits there too.
 */
abstract class TwoPrograms {
  static final Duration MATCH = Duration.ofMinutes(3);

  /** The guest's turn is the first, and the owner goes out in the first of the own. */
  private static final List<List<Card>> DEAL =
      List.of(StackedPack.of(OklahomaRules.standard(3), Seat.A, "A: 3shdcs 9shdcs"));

  @RegisterExtension final ProgramWindows windows = new ProgramWindows();
  private final Host host =
      windows.thenClose(
          Host.start(
              HostSettings.with(Bots::of).withDealings(seed -> new StackedDealing(Seat.A, DEAL))));
  private final InetSocketAddress port =
      host.listen(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
  final FaultyProxy network = windows.thenClose(FaultyProxy.before(port, 1));

  @SuppressWarnings("NullAway.Init")
  PlayerWindow owner;

  @SuppressWarnings("NullAway.Init")
  PlayerWindow guest;

  @BeforeEach
  void sitDown() throws Exception {
    host.open(ProgramWindows.forTwoAndABot());
    owner = windows.open("North");
    owner.joins(port.getPort());
    owner.awaits("start");
    guest = windows.open("East");
    guest.joins(network.address().getPort());
    guest.awaits("ready");
  }

  void begin() {
    guest.fire("ready");
    owner.fire("start");
    await().until(() -> owner.atTable() && guest.atTable());
  }

  Presence presence() throws Exception {
    return ProgramWindows.now(() -> owner.model().labelsProperty().get().get(1).presence());
  }

  /** The ids of the hand's cards from left to right: they stay what they were over a return. */
  List<Integer> hand() throws Exception {
    return ProgramWindows.now(
        () -> guest.model().own().hand().cards().stream().map(held -> held.id()).toList());
  }

  /** Whether the host takes the guest's next move. */
  boolean moves() throws Exception {
    List<Outcome> outcomes = new ArrayList<>();
    await().atMost(MATCH).until(() -> ProgramWindows.now(() -> sendsHint(outcomes)));
    await().until(() -> ProgramWindows.now(() -> guest.model().pendingProperty().get().isEmpty()));
    return outcomes.getFirst() instanceof Outcome.Sent;
  }

  private boolean toMove() {
    return guest.model().playerView().game().toAct().contains(Seat.B);
  }

  private boolean sendsHint(List<Outcome> outcomes) {
    owner.plays();
    if (!toMove()) {
      guest.plays();
    } else if (outcomes.isEmpty()) {
      guest
          .screen()
          .advise(advice ->
              advice.map(each -> guest.model().send(each.best().move())).ifPresent(outcomes::add));
    }
    return !outcomes.isEmpty();
  }

  /** The owner plays as it comes, the guest until a moment comes; whether it has come. */
  boolean playOn(Predicate<Prompt> moment) throws Exception {
    return ProgramWindows.now(() -> {
      owner.plays();
      boolean answered = guest.model().pendingProperty().get().isEmpty();
      if (answered && moment.test(guest.model().promptProperty().get())) {
        return true;
      }
      guest.plays();
      return false;
    });
  }
}
