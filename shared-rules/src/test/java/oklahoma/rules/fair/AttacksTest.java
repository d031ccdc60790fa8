package oklahoma.rules.fair;

import static oklahoma.rules.fair.Guest.ME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import oklahoma.rules.Onlooker;
import oklahoma.rules.Seat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every step of the shuffle omitted, repeated, reordered, altered or answered by the host itself,
 * and what the guest in seat A makes of the deal; seat B is a friend of the host.
 */
class AttacksTest {
  private static final MatchId MATCH = new MatchId("ab".repeat(MatchId.BYTES));
  private static final MatchId OTHER_MATCH = new MatchId("cd".repeat(MatchId.BYTES));
  private static final Secret FORGED = new Secret("0f".repeat(Secret.BYTES));
  private static final Secret FRIENDS = new Secret("0b".repeat(Secret.BYTES));
  private static final Secret FRIENDS_OTHER = new Secret("1b".repeat(Secret.BYTES));

  /** One shuffle as a host might run it. */
  private static final class Draw {
    private final Secret host;
    private FairDeal deal;

    Draw(MatchId match, int number, int filling) {
      host = new Secret("%02x".formatted(filling).repeat(Secret.BYTES));
      deal =
          FairDeal.opened(
              match,
              number,
              Commitment.ofHost(match, number, host),
              List.of(new Part.Awaited(), new Part.Awaited(), new Part.Unasked()));
    }

    /** Everybody is asked. */
    Draw opened(Guest guest) {
      guest.hears(deal);
      return this;
    }

    /** All have committed, the friend among them. */
    Draw listed(Guest guest) {
      Commitment friends = deal.commitment(Seat.B, FRIENDS);
      deal =
          deal.with(ME, new Part.Committed(commitment(guest)))
              .with(Seat.B, new Part.Committed(friends));
      guest.hears(deal);
      return this;
    }

    private Commitment commitment(Guest guest) {
      return deal.commitment(ME, guest.witness().mine().orElse(FORGED));
    }

    /** All have revealed. */
    Draw settled(Guest guest) {
      Secret mine = guest.witness().mine().orElse(FORGED);
      deal =
          deal.with(ME, new Part.Revealed(commitment(guest), mine))
              .with(Seat.B, new Part.Revealed(deal.commitment(Seat.B, FRIENDS), FRIENDS));
      guest.hears(deal);
      return this;
    }

    Draw shuffled(Guest guest) {
      return opened(guest).listed(guest).settled(guest);
    }

    /** The host says something else. */
    Draw says(Guest guest, FairDeal other) {
      deal = other;
      guest.hears(other);
      return this;
    }

    Draw ended(Guest guest) {
      return ended(guest, false);
    }

    Draw ended(Guest guest, boolean decided) {
      guest.end(deal, decided);
      return this;
    }

    Draw shown(Guest guest) {
      deal = deal.showing(host);
      guest.hears(deal);
      return this;
    }

    void played(Guest guest) {
      shuffled(guest).ended(guest).shown(guest);
    }
  }

  private static Draw draw(int number) {
    return new Draw(MATCH, number, number);
  }

  private static FairDeal place(Draw draw, Part part) {
    return draw.deal.with(ME, part);
  }

  /** Somebody else's answers in the guest's place. */
  private static Part forged(Draw draw) {
    return new Part.Revealed(draw.deal.commitment(ME, FORGED), FORGED);
  }

  private static FairDeal alone(Draw draw, Part mine) {
    return new FairDeal(
        draw.deal.match(),
        draw.deal.number(),
        draw.deal.host(),
        List.of(mine, new Part.Unasked(), new Part.Unasked()),
        Optional.empty());
  }

  /**
   * What a host does, up to the end of a deal.
   *
   * @param found what the guest finds first; empty if the deal is verified
   */
  record Attack(String what, Consumer<Guest> host, Optional<Flaw> found) {
    static Attack of(String what, Flaw found, Consumer<Guest> host) {
      return new Attack(what, host, Optional.of(found));
    }

    @Override
    public String toString() {
      return what;
    }
  }

  private static List<Attack> attacks() {
    return List.of(
        new Attack("none", guest -> draw(1).played(guest), Optional.empty()),
        new Attack(
            "everything is said twice",
            guest -> {
              Draw draw = draw(1).opened(guest).opened(guest).listed(guest).listed(guest);
              draw.settled(guest).settled(guest).ended(guest).shown(guest).shown(guest);
            },
            Optional.empty()),
        // The host answers itself.
        Attack.of(
            "never asked, revealed at once",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              Draw draw = draw(1);
              draw.says(guest, alone(draw, forged(draw))).ended(guest).shown(guest);
            }),
        Attack.of(
            "never asked, committed at once",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              Draw draw = draw(1);
              Commitment forged = draw.deal.commitment(ME, FORGED);
              draw.says(guest, alone(draw, new Part.Committed(forged)));
              draw.says(guest, place(draw, forged(draw))).ended(guest).shown(guest);
            }),
        Attack.of(
            "never asked, called a bot",
            Flaw.OWN_SECRET_LEFT_OUT,
            guest -> {
              Draw draw = draw(1);
              draw.says(guest, alone(draw, new Part.Unasked())).ended(guest).shown(guest);
            }),
        Attack.of(
            "never asked, called silent",
            Flaw.OWN_SECRET_LEFT_OUT,
            guest -> {
              Draw draw = draw(1);
              draw.says(guest, alone(draw, new Part.Silent())).ended(guest).shown(guest);
            }),
        Attack.of(
            "called an onlooker",
            Flaw.WATCHED,
            guest -> {
              guest.seenAs(Onlooker.ONLOOKER);
              draw(1).played(guest);
            }),
        Attack.of(
            "called another seat on the way",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              Draw draw = draw(1).opened(guest);
              guest.seenAs(Seat.B);
              draw.listed(guest).settled(guest).ended(guest).shown(guest);
            }),
        Attack.of(
            "never asked behind a cut",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              draw(1).played(guest);
              guest.cut();
              Draw draw = draw(2);
              draw.says(guest, alone(draw, forged(draw))).ended(guest).shown(guest);
            }),
        Attack.of(
            "never asked behind a cut, called away",
            Flaw.NOT_ASKED,
            guest -> {
              draw(1).played(guest);
              guest.cut();
              Draw draw = draw(2);
              draw.says(guest, alone(draw, new Part.Unasked())).ended(guest).shown(guest);
            }),
        Attack.of(
            "never asked behind a restart of the guest's program",
            Flaw.NOT_KNOWN,
            guest -> {
              draw(1).played(guest);
              guest.restart();
              Draw draw = draw(2);
              draw.says(guest, alone(draw, forged(draw))).ended(guest).shown(guest);
            }),
        // The commitment.
        Attack.of(
            "another commitment in the guest's place",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              Draw draw = draw(1).opened(guest);
              Commitment forged = draw.deal.commitment(ME, FORGED);
              draw.says(
                  guest, place(draw, new Part.Committed(forged)).with(Seat.B, new Part.Silent()));
              draw.says(guest, place(draw, forged(draw))).ended(guest).shown(guest);
            }),
        Attack.of(
            "another commitment in the guest's place behind a cut",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              Draw draw = draw(1).opened(guest);
              guest.cut();
              draw.says(guest, alone(draw, forged(draw))).ended(guest).shown(guest);
            }),
        Attack.of(
            "another commitment in the guest's place behind a restart of its program",
            Flaw.OWN_COMMITMENT_DIFFERS,
            guest -> {
              Draw draw = draw(1).opened(guest);
              guest.restart();
              draw.says(guest, draw.deal.with(Seat.B, new Part.Silent()).with(ME, forged(draw)));
              draw.ended(guest).shown(guest);
            }),
        Attack.of(
            "the commitment passed over",
            Flaw.OWN_SECRET_LEFT_OUT,
            guest -> {
              Draw draw = draw(1).opened(guest);
              draw.says(guest, alone(draw, new Part.Silent()).with(Seat.B, new Part.Silent()));
              draw.ended(guest).shown(guest);
            }),
        Attack.of(
            "asked, and then called a bot",
            Flaw.PART_CHANGED,
            guest -> {
              Draw draw = draw(1).opened(guest);
              draw.says(guest, place(draw, new Part.Unasked()).with(Seat.B, new Part.Silent()));
              draw.ended(guest).shown(guest);
            }),
        Attack.of(
            "the friend commits before anybody is asked",
            Flaw.ANSWERED_EARLY,
            guest -> {
              Draw draw = draw(1);
              draw.says(
                  guest,
                  draw.deal.with(
                      Seat.B, new Part.Committed(draw.deal.commitment(Seat.B, FRIENDS))));
              draw.listed(guest).settled(guest).ended(guest).shown(guest);
            }),
        Attack.of(
            "another commitment of the host after the answers",
            Flaw.DRAWN_AGAIN,
            guest -> {
              Draw draw = draw(1).shuffled(guest);
              Draw other = new Draw(MATCH, 1, 99);
              other.says(
                  guest,
                  new FairDeal(MATCH, 1, other.deal.host(), draw.deal.parts(), Optional.empty()));
              other.ended(guest).shown(guest);
            }),
        // The secret.
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
        // The host's secret.
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
            }),
        // Drawn again.
        Attack.of(
            "thrown away, the same number again",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              new Draw(MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "thrown away, the next number",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              draw(2).played(guest);
            }),
        Attack.of(
            "thrown away but opened, the next number",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest).shown(guest);
              draw(2).played(guest);
            }),
        Attack.of(
            "a number left out",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).played(guest);
              draw(3).played(guest);
            }),
        Attack.of(
            "a match that begins with its second deal",
            Flaw.DRAWN_AGAIN,
            guest -> draw(2).played(guest)),
        Attack.of(
            "an earlier number again",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).played(guest);
              draw(2).played(guest);
              new Draw(MATCH, 1, 99).opened(guest);
            }),
        Attack.of(
            "thrown away behind a cut, the same number again",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              guest.cut();
              new Draw(MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "thrown away behind a cut, the next number",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              guest.cut();
              draw(2).played(guest);
            }),
        Attack.of(
            "seven thrown away behind cuts",
            Flaw.DRAWN_AGAIN,
            guest -> {
              for (int number = 1; number <= 7; number++) {
                draw(number).shuffled(guest);
                guest.cut();
              }
              draw(8).played(guest);
            }),
        Attack.of(
            "seven thrown away behind cuts, each opened as if it had been played",
            Flaw.END_UNSEEN,
            guest -> {
              for (int number = 1; number <= 7; number++) {
                Draw draw = draw(number).shuffled(guest);
                guest.cut();
                draw.shown(guest);
              }
              draw(8).played(guest);
            }),
        Attack.of(
            "thrown away behind a restart of the guest's program, the same number again",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              guest.restart();
              new Draw(MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "thrown away behind a restart of the guest's program, the next number",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              guest.restart();
              draw(2).played(guest);
            }),
        Attack.of(
            "found out, and then a restart of the guest's program",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              Draw draw = draw(2).shuffled(guest);
              guest.restart();
              draw.ended(guest).shown(guest);
            }),
        Attack.of(
            "thrown away while the guest's program was forgotten",
            Flaw.END_UNSEEN,
            guest -> {
              draw(1).shuffled(guest);
              guest.forget();
              draw(2).played(guest);
            }),
        Attack.of(
            "thrown away with an end that the guest did not play",
            Flaw.END_UNSEEN,
            guest -> {
              Draw draw = draw(1).shuffled(guest);
              guest.does(before -> before.ended(draw.deal, LastDeal.End.TOLD, false));
              draw.shown(guest);
              draw(2).played(guest);
            }),
        Attack.of(
            "thrown away behind a cut, its end told after the next shuffle",
            Flaw.END_UNSEEN,
            guest -> {
              Draw draw = draw(1).shuffled(guest);
              guest.cut();
              draw.shown(guest);
              Draw next = draw(2).shuffled(guest);
              draw.ended(guest);
              next.ended(guest).shown(guest);
            }),
        // Another match.
        Attack.of(
            "thrown away for another match",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              new Draw(OTHER_MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "thrown away for another match by way of the lobby",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest);
              guest.does(Witness::inLobby);
              new Draw(OTHER_MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "another match before the end of the one before",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).played(guest);
              new Draw(OTHER_MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "thrown away behind a cut for another match",
            Flaw.END_UNSEEN,
            guest -> {
              draw(1).shuffled(guest);
              guest.cut();
              new Draw(OTHER_MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "thrown away behind a cut for another match by way of the lobby",
            Flaw.END_UNSEEN,
            guest -> {
              draw(1).shuffled(guest);
              guest.cut();
              guest.does(Witness::inLobby);
              new Draw(OTHER_MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "thrown away behind a restart of the guest's program for another match",
            Flaw.END_UNSEEN,
            guest -> {
              draw(1).shuffled(guest);
              guest.restart();
              new Draw(OTHER_MATCH, 1, 99).played(guest);
            }),
        Attack.of(
            "back to the match before",
            Flaw.DRAWN_AGAIN,
            guest -> {
              draw(1).shuffled(guest).ended(guest, true).shown(guest);
              new Draw(OTHER_MATCH, 1, 99).played(guest);
              draw(2).opened(guest);
            }),
        new Attack(
            "none: the match is over, and another begins",
            guest -> {
              draw(1).shuffled(guest).ended(guest, true).shown(guest);
              new Draw(OTHER_MATCH, 1, 99).played(guest);
            },
            Optional.empty()));
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
    Guest guest = new Guest();
    attack.host().accept(guest);
    List<Flaw> flaws = guest.verdict().flaws();
    if (attack.found().isEmpty()) {
      assertThat(flaws).isEmpty();
    } else {
      assertThat(flaws).contains(attack.found().get());
      assertThat(guest.verdict().accuses()).isEqualTo(attack.found().get().wrong());
    }
  }
}
