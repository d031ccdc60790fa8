package oklahoma.host.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Match;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.card.Card;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.Inspection;
import oklahoma.rules.fair.LastDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.SealedDeal;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.fair.Witness;
import oklahoma.rules.notation.Fault;
import oklahoma.rules.notation.Notation;
import oklahoma.rules.notation.Parsed;
import oklahoma.rules.record.MatchRecord;
import oklahoma.rules.record.WrittenLine;
import oklahoma.rules.record.WrittenMatch;

/** Checks whether the cards in a match record follow from the secrets. */
final class Verification {
  /** A placeholder: this check takes part as a spectator, whom nobody asks for a secret. */
  private static final Secret NEVER_USED = Secret.of(new byte[Secret.BYTES]);

  /** The result of a check, from best to worst. */
  enum Outcome {
    /** The match is over, and every card is where the secrets put it. */
    VERIFIED,
    /** Nothing is wrong, but the record ends before the match does. */
    UNFINISHED,
    /** Nothing is wrong, but some deals have no full proof. */
    UNPROVEN,
    /** Something is wrong. */
    DIFFERS
  }

  /**
   * The result.
   *
   * @param sentences one for each deal and each thing that is wrong
   * @param wrong the first about something that does not fit
   */
  record Result(Outcome outcome, List<String> sentences, Optional<String> wrong) {
    Result {
      sentences = List.copyOf(sentences);
    }
  }

  /** A deal of the record, with the lines of its parts. */
  private record Written(
      List<SealedDeal> shuffles, int line, List<Card> order, List<Event> events, List<Integer> at) {

    static Written dealt(List<SealedDeal> shuffles, int line, List<Card> order) {
      return new Written(List.copyOf(shuffles), line, order, new ArrayList<>(), new ArrayList<>());
    }

    int lineOf(Finding finding) {
      return finding.event() == 0 ? line : at.get(finding.event() - 1);
    }
  }

  private final List<String> sentences = new ArrayList<>();
  private final List<Written> deals = new ArrayList<>();
  private final List<SealedDeal> undealt = new ArrayList<>();
  private Witness witness = Witness.arriving();

  /** The match of the first shuffle in the record. */
  private Optional<MatchId> match = Optional.empty();

  private Outcome outcome = Outcome.VERIFIED;
  private Optional<String> wrong = Optional.empty();
  private boolean dealEnded;

  private Verification() {}

  /** Checks the record of a match. */
  static Result of(String text) {
    return switch (Notation.match(text)) {
      case Parsed.Faulty<MatchRecord>(Fault fault) -> new Verification().unreadable(fault);
      case Parsed.Value<MatchRecord> _ ->
          new Verification().result(Notation.written(text).orElseThrow(), text);
    };
  }

  private Result unreadable(Fault fault) {
    say(
        Outcome.DIFFERS,
        "Line %d is not what the rules or the notation allow there: %s."
            .formatted(fault.line(), words(fault)));
    return new Result(outcome, sentences, wrong);
  }

  private Result result(WrittenMatch match, String text) {
    read(match.lines());
    Match now = match.rules().match(match.firstDealer());
    for (int number = 1; number <= deals.size(); number++) {
      now = look(number, now, deals.get(number - 1));
    }
    if (deals.isEmpty()) {
      say(Outcome.UNPROVEN, "The record has no deal.");
    }
    if (!undealt.isEmpty()) {
      undealt.forEach(each -> hear(each.published()));
      List<Finding> findings = new ArrayList<>(witness.findings());
      findings.addAll(misfits(undealt));
      sayWrong(
          deals.size() + 1,
          finding -> (int) text.lines().count(),
          findings.stream().distinct().toList());
      if (now.over()) {
        say(Outcome.DIFFERS, "The match is over, but another shuffle follows.");
      }
    }
    if (!now.over()) {
      say(Outcome.UNFINISHED, "The match is not over: " + end());
    }
    return new Result(outcome, sentences, wrong);
  }

  private String end() {
    if (!undealt.isEmpty()) {
      return "the record ends before the shuffle of deal %d is dealt.".formatted(deals.size() + 1);
    }
    return "the record ends %s deal %d.".formatted(dealEnded ? "after" : "in", deals.size());
  }

  private void read(List<WrittenLine> lines) {
    for (WrittenLine line : lines) {
      switch (line) {
        case WrittenLine.Shuffled shuffled -> {
          match = match.or(() -> Optional.of(shuffled.deal().published().match()));
          undealt.add(shuffled.deal());
        }
        case WrittenLine.Dealt dealt -> {
          deals.add(Written.dealt(undealt, dealt.number(), dealt.order()));
          undealt.clear();
        }
        case WrittenLine.Happened happened -> {
          deals.getLast().events().add(happened.event());
          deals.getLast().at().add(happened.number());
        }
      }
    }
  }

  private Match look(int number, Match match, Written written) {
    Deal begun = match.next(written.order());
    Deal now = begun.after(written.events());
    dealEnded = now.over();
    Match after = dealEnded ? match.after(now) : match;
    if (written.shuffles().isEmpty()) {
      say(
          Outcome.UNPROVEN,
          "Deal %d (line %d) has no proof: nobody mixed secrets into it."
              .formatted(number, written.line()));
    } else {
      judge(number, written, match, begun);
      if (dealEnded) {
        witness =
            witness.ended(
                written.shuffles().getLast().published(), LastDeal.End.SEEN, after.over());
      }
    }
    return after;
  }

  private void judge(int number, Written written, Match before, Deal begun) {
    SealedDeal last = written.shuffles().getLast();
    List<Finding> findings = new ArrayList<>();
    written.shuffles().forEach(each -> hear(each.published()));
    if (last.published().settled()) {
      hear(last.shown());
      findings.addAll(witness.findings());
      findings.addAll(misfits(written.shuffles()));
      findings.addAll(
          Inspection.of(
                  last.shown(),
                  new Inspection.SeenDeal(
                      List.of(new Inspection.StateAt(0, begun)),
                      written.events(),
                      Optional.empty(),
                      Optional.of(before)))
              .findings());
    } else {
      findings.add(Finding.of(Flaw.NOT_SETTLED));
    }
    sayWrong(number, written::lineOf, findings.stream().distinct().toList());
    if (findings.isEmpty()) {
      sayRight("Deal %d (line %d)".formatted(number, written.line()), last.published());
    }
  }

  /**
   * The faults in a deal's shuffle lines, of which only the last one decides the cards. A record
   * holds one match, so a shuffle of another match was dropped.
   */
  private List<Finding> misfits(List<SealedDeal> shuffles) {
    List<Finding> findings = new ArrayList<>();
    if (shuffles.stream().anyMatch(each -> !each.published().match().equals(match.orElseThrow()))) {
      findings.add(Finding.of(Flaw.DRAWN_AGAIN));
    }
    if (!shuffles.stream().allMatch(SealedDeal::opensCommitment)) {
      findings.add(Finding.of(Flaw.HOST_SECRET_DIFFERS));
    }
    return findings;
  }

  private void hear(FairDeal published) {
    witness = witness.shuffleReceived(Spectator.SPECTATOR, published, NEVER_USED);
  }

  private void sayWrong(int number, ToIntFunction<Finding> line, List<Finding> findings) {
    findings.forEach(finding ->
        say(
            Outcome.DIFFERS,
            "Line %d, deal %d: %s".formatted(line.applyAsInt(finding), number, words(finding))));
  }

  private void sayRight(String deal, FairDeal published) {
    if (published.without().size() == published.parts().size()) {
      say(
          Outcome.UNPROVEN,
          deal + " has no proof: only the host's secret decided the order; " + who(published));
    } else if (!published.withheld().isEmpty()) {
      say(
          Outcome.UNPROVEN,
          deal + " proves less: a secret is missing that was committed to; " + who(published));
    } else if (published.number() == 1 && published.match().scheme() == 1) {
      say(
          Outcome.UNPROVEN,
          deal + " proves less: the host named the first dealer; " + who(published));
    } else if (dealEnded) {
      say(Outcome.VERIFIED, deal + " is verified: " + who(published));
    } else {
      say(Outcome.UNFINISHED, deal + " fits so far but is not over: " + who(published));
    }
  }

  /** Adds a sentence; the worst outcome is the result. */
  private void say(Outcome now, String sentence) {
    outcome = now.compareTo(outcome) > 0 ? now : outcome;
    sentences.add(sentence);
    if (now == Outcome.DIFFERS) {
      wrong = wrong.or(() -> Optional.of(sentence));
    }
  }

  private static String who(FairDeal published) {
    List<Seat> without = published.without();
    String with =
        Seat.first(published.parts().size()).stream()
            .filter(seat -> !without.contains(seat))
            .map(Seat::name)
            .collect(Collectors.joining(", "));
    String marks =
        without.stream()
            .map(seat -> seat + " " + mark(published.part(seat)))
            .collect(Collectors.joining(", "));
    return "secrets from the host"
        + (with.isEmpty() ? "" : " and " + with)
        + (marks.isEmpty() ? "." : "; " + marks + ".");
  }

  private static String mark(Part part) {
    return switch (part) {
      case Part.Unasked _ -> "was not asked (a bot, or away)";
      case Part.Silent _ -> "sent nothing in time";
      case Part.Withheld _ -> "did not reveal the secret";
      case Part.Awaited _, Part.Committed _, Part.Revealed _ -> "took part";
    };
  }

  private static String words(Fault fault) {
    String found = CommandWords.found(fault);
    return switch (fault.reason()) {
      case NOT_A_CARD -> found + " is not a card";
      case FACE_DOWN -> found + " is face down, and a record shows every card";
      case NOT_A_SEAT -> found + " is not a seat in this match";
      case NOT_A_NAME -> found + " is not a name";
      case NOT_A_NUMBER -> found + " is not a number that can be there";
      case NOT_A_WORD, LINE_MISPLACED -> found + " is not allowed there";
      case BOOK_OR_RUN -> found + " could be a book or a run";
      case NOT_A_MELD -> found + " is not a meld";
      case SAID_TWICE -> found + " is there twice";
      case CONTRADICTED -> found + " contradicts the lines above it";
      case LEFT_OVER -> found + " is too much on the line";
      case LINE_MISSING -> "a line is missing";
      case RULES_REFUSED -> "nobody can play by these rules";
      case TOO_MANY -> found + " is there more often than in the packs";
      case NOT_THE_PACK -> "these are not the cards for the rules";
      case NOT_LEGAL -> "the rules do not allow that, or something else happened";
      case NOT_DIGITS -> found + " is not a secret or a commitment";
      case NOT_FAIR -> found + " cannot be part of this shuffle";
      case TOO_MANY_DEALS -> "this program reads at most " + MatchRecord.MOST_DEALS + " deals";
    };
  }

  private static String words(Finding finding) {
    String seat = finding.seat().map(Seat::name).orElse("a seat");
    return switch (finding.flaw()) {
      case NO_PROOF -> "there is no proof.";
      case NOT_SHOWN -> "the host did not show its secret.";
      case NOT_SETTLED -> "the cards were dealt before the shuffle was finished.";
      case HOST_SECRET_DIFFERS -> "the host's secret is not what it had committed to.";
      case HOST_SECRET_REUSED -> "the host used a secret of an earlier deal.";
      case DRAWN_AGAIN -> "a shuffle before this one was not dealt, or is missing.";
      case ANSWERED_EARLY -> seat + " has answered, but no line says that the host asked.";
      case PART_CHANGED ->
          "what was said about " + seat + "'s part changed afterwards, or a step is missing.";
      case SECRET_DIFFERS -> seat + "'s secret is not what it had committed to.";
      case OWN_COMMITMENT_DIFFERS -> "another commitment was in " + seat + "'s place.";
      case OWN_SECRET_LEFT_OUT -> seat + "'s secret was left out.";
      case TAKEN_BACK -> "moves were taken back.";
      case WATCHED, NOT_ASKED, TOO_LATE, NOT_KNOWN, END_UNSEEN, NOT_REMEMBERED ->
          "the deal proves less.";
      case WITHHELD -> seat + " did not reveal the secret.";
      case RULES_DIFFER -> "the deal is played by other rules than the one before.";
      case DEALER_DIFFERS -> "by the secrets or the rules another seat deals.";
      case SCORE_DIFFERS -> "the score is not what the deals before have brought.";
      case AGAINST_RULES -> "the rules do not allow that.";
      case DEAL_DIFFERS -> "the pack is not in the order that the secrets give.";
      case DRAW_DIFFERS -> seat + " drew a card that was not on top of the stock.";
      case RENEWAL_DIFFERS -> "the new stock is not in the order that the secrets give.";
      case CARD_DIFFERS -> "cards appeared that could not have been there.";
    };
  }
}
