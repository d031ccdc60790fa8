package oklahoma.client.fair;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.SimpleStringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import oklahoma.client.text.Texts;
import oklahoma.client.ui.controls.Controls;
import oklahoma.protocol.fair.Proof;
import oklahoma.rules.Seat;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.Finding;
import oklahoma.rules.fair.Flaw;
import oklahoma.rules.fair.Part;

/** The card that explains the check of a deal in plain sentences. */
final class ProofCard {
  private static final double WIDTH = 560;
  private static final int DIGITS = 16;

  private final Texts texts;
  private final Controls controls;
  private final Proof proof;
  private final Function<Seat, String> names;
  private final Runnable close;

  ProofCard(Texts texts, Proof proof, Function<Seat, String> names, Runnable close) {
    this.texts = texts;
    this.controls = new Controls(texts);
    this.proof = proof;
    this.names = names;
    this.close = close;
  }

  Node node() {
    Label title = Controls.wrapped(new Label(texts.say("fair.title." + proof.outcome().name())));
    title.getStyleClass().add("card-title");
    VBox card = new VBox(10, title);
    sentences().stream().map(this::line).forEach(card.getChildren()::add);
    proof.deal().map(this::commitment).ifPresent(card.getChildren()::add);
    Button done = controls.button("proof-close", "fair.close", close);
    card.getChildren().add(Controls.buttonRow(0, done));
    String words = title.getText() + " " + String.join(" ", sentences());
    return Controls.question(card, "proof-card", new SimpleStringProperty(words), WIDTH);
  }

  private Label line(String words) {
    return Controls.wrapped(new Label(words));
  }

  private Label commitment(FairDeal deal) {
    String begin = deal.host().hex().substring(0, DIGITS);
    return Controls.styled(line(texts.say("fair.commitment", deal.number(), begin)), "muted");
  }

  /**
   * The sentences in this order: the result, its reasons, who took part in the shuffle, and what no
   * check can prove.
   */
  List<String> sentences() {
    List<String> sentences = new ArrayList<>();
    sentences.add(texts.say("fair.body." + proof.outcome().name()));
    proof.findings().stream()
        .filter(finding -> isMentioned(finding.flaw()))
        .map(this::finding)
        .distinct()
        .forEach(sentences::add);
    proof.deal().ifPresent(deal -> company(deal, sentences));
    if (proof.outcome() == Proof.Outcome.VERIFIED) {
      sentences.add(texts.say("fair.limits"));
    }
    return sentences;
  }

  /**
   * Whether a flaw is mentioned. After a failed check only those are that no honest host can cause.
   */
  private boolean isMentioned(Flaw flaw) {
    return switch (proof.outcome()) {
      case FAILED -> flaw.wrong();
      case NOT_FOR_YOU -> true;
      case UNPROVEN, VERIFIED -> false;
    };
  }

  private void company(FairDeal deal, List<String> sentences) {
    List<Seat> with = new ArrayList<>(Seat.first(deal.parts().size()));
    with.removeAll(deal.without());
    sentences.add(with.isEmpty() ? texts.say("fair.host-alone") : secrets(with));
    boolean everyDeal = proof.mixed() == deal.number();
    if (proof.me().isPresent() && !everyDeal) {
      sentences.add(texts.say("fair.mixed", proof.mixed(), deal.number()));
    }
    List<Seat> unasked = seats(deal, Part.Unasked.class);
    List<Seat> silent = seats(deal, Part.Silent.class);
    List<Seat> withheld = seats(deal, Part.Withheld.class);
    if (!unasked.isEmpty()) {
      sentences.add(texts.say("fair.unasked", names(unasked)));
    }
    if (!silent.isEmpty()) {
      sentences.add(texts.say("fair.silent", names(silent)));
    }
    if (!withheld.isEmpty()) {
      sentences.add(texts.say("fair.withheld", names(withheld)));
    }
  }

  private static List<Seat> seats(FairDeal deal, Class<? extends Part> kind) {
    return Seat.first(deal.parts().size()).stream()
        .filter(seat -> kind.isInstance(deal.part(seat)))
        .toList();
  }

  private String secrets(List<Seat> seats) {
    Stream<String> all =
        Stream.concat(Stream.of(texts.say("fair.host")), seats.stream().map(names));
    return texts.say("fair.with", texts.list(all.toList()));
  }

  private String names(List<Seat> seats) {
    return texts.list(seats.stream().map(names).toList());
  }

  /** The most specific sentence for a finding: with the cards, with the seat, or without either. */
  private String finding(Finding finding) {
    String who = finding.seat().map(names).orElse("");
    String key = "fair.flaw." + finding.flaw().name();
    if (finding.expected().isPresent()
        && finding.reported().isPresent()
        && finding.flaw() == Flaw.DRAW_DIFFERS) {
      return texts.say(key + ".cards", who, finding.expected().get(), finding.reported().get());
    }
    if (finding.reported().isPresent()
        && finding.seat().isPresent()
        && finding.flaw() == Flaw.CARD_DIFFERS) {
      return texts.say(key + ".card", who, finding.reported().get());
    }
    boolean personal = finding.seat().isPresent() && texts.has(key + ".seat");
    return personal ? texts.say(key + ".seat", who) : texts.say(key);
  }
}
