package oklahoma.rules.fair;

import static oklahoma.rules.fair.Draw.FORGED;
import static oklahoma.rules.fair.Draw.FRIENDS;
import static oklahoma.rules.fair.Draw.FRIENDS_OTHER;
import static oklahoma.rules.fair.Draw.MATCH;
import static oklahoma.rules.fair.Draw.draw;
import static oklahoma.rules.fair.Guest.ME;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import oklahoma.rules.Seat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Secrets dropped, altered or replaced, the guest's, the friend's and the host's. */
class ChangedSecretTest {

  private static List<Attack> attacks() {
    return List.of(
        Attack.of(
            "the secret dropped", Flaw.OWN_SECRET_LEFT_OUT, guest -> dropped(guest, each -> {})),
        Attack.of(
            "the secret dropped behind a cut", Flaw.TOO_LATE, guest -> dropped(guest, Guest::cut)),
        Attack.of(
            "the secret dropped behind a restart of the guest's program",
            Flaw.TOO_LATE,
            guest -> dropped(guest, Guest::restart)),
        Attack.of(
            "the secret dropped on a slow line",
            Flaw.TOO_LATE,
            guest -> dropped(guest, each -> each.does(Witness::slowed))),
        Attack.of(
            "the friend's secret dropped once the order is known",
            Flaw.WITHHELD,
            guest -> {
              Draw draw = draw(1).opened(guest).listed(guest);
              Secret mine = guest.witness().mine().orElseThrow();
              Commitment friends = draw.deal.commitment(Seat.B, FRIENDS);
              draw.says(
                  guest,
                  draw.deal
                      .with(ME, new Part.Revealed(draw.deal.commitment(ME, mine), mine))
                      .with(Seat.B, new Part.Withheld(friends)));
              draw.ended(guest).shown(guest);
            }),
        Attack.of(
            "a silent friend's secret declared once the order is known",
            Flaw.PART_CHANGED,
            guest -> {
              Draw draw = draw(1).opened(guest);
              Secret mine = guest.witness().mine().orElseThrow();
              draw.says(
                  guest,
                  draw.deal
                      .with(ME, new Part.Committed(draw.deal.commitment(ME, mine)))
                      .with(Seat.B, new Part.Silent()));
              draw.settled(guest).ended(guest).shown(guest);
            }),
        Attack.of(
            "a secret of a seat that was not asked once the order is known",
            Flaw.PART_CHANGED,
            guest -> {
              Draw draw = draw(1).opened(guest).listed(guest).settled(guest);
              Part declared =
                  new Part.Revealed(draw.deal.commitment(Seat.C, FRIENDS_OTHER), FRIENDS_OTHER);
              draw.says(guest, draw.deal.with(Seat.C, declared)).ended(guest).shown(guest);
            }),
        Attack.of(
            "the friend's commitment replaced once the order is known",
            Flaw.PART_CHANGED,
            guest -> replaced(guest, each -> {})),
        Attack.of(
            "the friend's commitment replaced behind a cut",
            Flaw.PART_CHANGED,
            guest -> replaced(guest, Guest::cut)),
        Attack.of(
            "the friend's commitment replaced behind a restart of the guest's program",
            Flaw.PART_CHANGED,
            guest -> replaced(guest, Guest::restart)),
        Attack.of(
            "an empty place more once the secrets are known",
            Flaw.PART_CHANGED,
            guest -> {
              Draw draw = draw(1).shuffled(guest);
              List<Part> more = new ArrayList<>(draw.deal.parts());
              more.add(new Part.Unasked());
              FairDeal longer = new FairDeal(MATCH, 1, draw.deal.host(), more, Optional.empty());
              draw.says(guest, longer).ended(guest).shown(guest);
            }),
        Attack.of(
            "an empty place less once the secrets are known",
            Flaw.PART_CHANGED,
            guest -> {
              Draw draw = draw(1).shuffled(guest);
              FairDeal shorter =
                  new FairDeal(
                      MATCH,
                      1,
                      draw.deal.host(),
                      draw.deal.parts().subList(0, 2),
                      Optional.empty());
              draw.says(guest, shorter).ended(guest).shown(guest);
            }),
        Attack.of(
            "thrown away with a false secret shown, the next number",
            Flaw.DRAWN_AGAIN,
            guest -> {
              Draw draw = draw(1).shuffled(guest).ended(guest);
              draw.says(guest, draw.deal.showing(FORGED));
              draw(2).played(guest);
            }),
        Attack.of(
            "the guest's secret altered",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              Draw draw = draw(1).opened(guest).listed(guest);
              FairDeal settled =
                  draw.deal.with(
                      Seat.B, new Part.Revealed(draw.deal.commitment(Seat.B, FRIENDS), FRIENDS));
              Commitment mine = settled.part(ME).committed().orElseThrow();
              draw.says(guest, settled.with(ME, new Part.Revealed(mine, FORGED)));
              draw.ended(guest).shown(guest);
            }),
        Attack.of(
            "the steps in another order",
            Flaw.PART_CHANGED,
            guest -> {
              Draw draw = draw(1).opened(guest).listed(guest);
              FairDeal listed = draw.deal;
              draw.settled(guest);
              FairDeal settled = draw.deal;
              draw.says(guest, listed).says(guest, settled).ended(guest).shown(guest);
            }),
        Attack.of("never shown", Flaw.NOT_SHOWN, guest -> draw(1).shuffled(guest).ended(guest)),
        Attack.of(
            "another one shown",
            Flaw.HOST_SECRET_DIFFERS,
            guest -> {
              Draw draw = draw(1).shuffled(guest).ended(guest);
              draw.says(guest, draw.deal.showing(FORGED));
            }),
        Attack.of(
            "shown, and then another",
            Flaw.HOST_SECRET_DIFFERS,
            guest -> {
              Draw draw = draw(1).shuffled(guest).ended(guest).shown(guest);
              draw.says(guest, draw.deal.showing(FORGED));
            }));
  }

  private static void dropped(Guest guest, Consumer<Guest> meanwhile) {
    Draw draw = draw(1).opened(guest).listed(guest);
    meanwhile.accept(guest);
    Commitment mine = draw.deal.part(ME).committed().orElseThrow();
    FairDeal without =
        draw.deal
            .with(ME, new Part.Withheld(mine))
            .with(Seat.B, new Part.Revealed(draw.deal.commitment(Seat.B, FRIENDS), FRIENDS));
    draw.says(guest, without).ended(guest).shown(guest);
  }

  private static void replaced(Guest guest, Consumer<Guest> meanwhile) {
    Draw draw = draw(1).opened(guest).listed(guest);
    meanwhile.accept(guest);
    Secret mine = guest.witness().mine().orElseThrow();
    FairDeal other =
        draw.deal
            .with(ME, new Part.Revealed(draw.deal.commitment(ME, mine), mine))
            .with(
                Seat.B,
                new Part.Revealed(draw.deal.commitment(Seat.B, FRIENDS_OTHER), FRIENDS_OTHER));
    draw.says(guest, other).ended(guest).shown(guest);
  }

  @ParameterizedTest
  @MethodSource("attacks")
  void everyAttackHasItsVerdict(Attack attack) {
    attack.isJudged();
  }
}
