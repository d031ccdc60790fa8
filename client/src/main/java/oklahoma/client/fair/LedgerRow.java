package oklahoma.client.fair;

import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import oklahoma.protocol.codec.BadMessage;
import oklahoma.protocol.codec.Codec;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.LastDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Secret;

/** The latest deal as a row of names and values. The host's message is saved unchanged. */
final class LedgerRow {
  private static final String TOLD = "told";
  private static final String MINE = "mine";
  private static final String FINDINGS = "findings";
  private static final String END_UNSEEN = "end-unseen";
  private static final String END = "end";
  private static final String MATCH_OVER = "match-over";
  private static final String MIXED = "mixed";
  private static final String BEFORE = "before";
  private static final String OF = ":";
  private static final String BETWEEN = " ";

  private LedgerRow() {}

  static Map<String, String> of(LastDeal deal) {
    Map<String, String> row = new TreeMap<>();
    FromHost.ShuffleState state = new FromHost.ShuffleState(deal.me(), deal.published());
    row.put(TOLD, HexFormat.of().formatHex(Codec.bytes(state)));
    deal.mine().ifPresent(secret -> row.put(MINE, secret.hex()));
    row.put(
        FINDINGS, String.join(BETWEEN, deal.findings().stream().map(LedgerRow::words).toList()));
    row.put(END_UNSEEN, "" + deal.ending().unseen());
    row.put(END, deal.ending().end().name());
    row.put(MATCH_OVER, "" + deal.ending().matchOver());
    row.put(MIXED, "" + deal.past().mixed());
    deal.past().match().ifPresent(match -> row.put(BEFORE, match.text()));
    return row;
  }

  private static String words(Finding finding) {
    return finding.flaw().name() + finding.seat().map(seat -> OF + seat.name()).orElse("");
  }

  /**
   * Parses such a row.
   *
   * @throws IllegalArgumentException if the row is not a deal
   */
  static LastDeal read(Map<String, String> row) {
    FromHost.ShuffleState state = stateOf(value(row, TOLD));
    return new LastDeal(
        state.viewer(),
        state.deal(),
        Optional.ofNullable(row.get(MINE)).map(Secret::new),
        findings(value(row, FINDINGS)),
        new LastDeal.Ending(
            Boolean.parseBoolean(value(row, END_UNSEEN)),
            LastDeal.End.valueOf(value(row, END)),
            Boolean.parseBoolean(value(row, MATCH_OVER))),
        new LastDeal.Past(
            Integer.parseInt(value(row, MIXED)),
            Optional.ofNullable(row.get(BEFORE)).map(MatchId::read)));
  }

  private static String value(Map<String, String> row, String name) {
    return Optional.ofNullable(row.get(name))
        .orElseThrow(() -> new IllegalArgumentException("no " + name));
  }

  private static FromHost.ShuffleState stateOf(String hex) {
    try {
      if (Codec.fromHost(HexFormat.of().parseHex(hex)) instanceof FromHost.ShuffleState fair) {
        return fair;
      }
    } catch (BadMessage damaged) {
      throw new IllegalArgumentException(damaged);
    }
    throw new IllegalArgumentException("nothing about a shuffle");
  }

  private static List<Finding> findings(String words) {
    List<Finding> findings = new ArrayList<>();
    for (String word : words.isEmpty() ? List.<String>of() : List.of(words.split(BETWEEN, -1))) {
      int of = word.indexOf(OF);
      findings.add(
          of < 0
              ? Finding.of(Flaw.valueOf(word))
              : Finding.of(
                  Flaw.valueOf(word.substring(0, of)), Seat.valueOf(word.substring(of + 1))));
    }
    return findings;
  }
}
