package oklahoma.client.table.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.hand.Arranged;
import oklahoma.client.table.model.hand.GinHand;
import oklahoma.client.table.model.hand.Held;
import oklahoma.client.text.GinLogText;
import oklahoma.client.text.OklahomaLogText;
import oklahoma.client.text.Texts;
import oklahoma.rules.Deal;
import oklahoma.rules.Seat;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.Values;

/** Describes the state of the table in several parts, for a player who asks. */
public final class StateWords {

  /** The parts, each said after one key press. */
  public enum Part {
    /** Whose turn it is, the piles, the melds, and the number of cards in each hand. */
    TABLE,
    /** The player's own cards, in their order. */
    HAND,
    /** The points of all players. */
    SCORES;

    /** The part for the next key press. */
    public Part next(boolean holdsCards) {
      return switch (this) {
        case TABLE -> holdsCards ? HAND : SCORES;
        case HAND -> SCORES;
        case SCORES -> TABLE;
      };
    }
  }

  private final Texts texts;
  private final TableModel model;
  private final TableWords words;

  /**
   * @param words the sentences of the table, whose language this uses
   */
  public StateWords(TableWords words, TableModel model) {
    this.texts = words.texts();
    this.words = words;
    this.model = model;
  }

  /** A part as visible text, which omits melds and cards because the player sees them. */
  public String shown(Part part) {
    return switch (part) {
      case TABLE -> words.state();
      case HAND -> held(cards(model.playerView().own(), card -> true));
      case SCORES -> say(part);
    };
  }

  /** A part as text for a screen reader. */
  public String say(Part part) {
    return switch (part) {
      case TABLE -> table(model.playerView().game());
      case HAND -> hand(model.playerView().own());
      case SCORES -> texts.say("table.told.scores", texts.list(each(this::points)));
    };
  }

  private String table(Deal deal) {
    List<String> sentences = new ArrayList<>(List.of(words.state()));
    sentences.add(texts.say("table.told.counts", texts.list(each(seat -> count(deal, seat)))));
    each(seat -> seat).stream()
        .filter(seat -> !melds(deal, seat).isEmpty())
        .map(seat -> texts.say("table.told.melds", words.label(seat), melds(deal, seat)))
        .forEach(sentences::add);
    return String.join(" ", sentences);
  }

  private <T> List<T> each(Function<Seat, T> what) {
    return Seat.first(model.playerView().game().tableau().seats()).stream().map(what).toList();
  }

  private String count(Deal deal, Seat seat) {
    return texts.say("table.told.count", words.label(seat), deal.tableau().hand(seat).size());
  }

  private String points(Seat seat) {
    int total = model.standingProperty().get().totals().get(seat.ordinal());
    return texts.say("table.told.count", words.label(seat), total);
  }

  private String melds(Deal deal, Seat seat) {
    Function<Meld, String> named =
        switch (deal) {
          case Oklahoma _ -> new OklahomaLogText(texts, model::nameOf, model.reader())::meld;
          case Gin _ -> new GinLogText(texts, model::nameOf, model.reader())::meld;
        };
    return deal.tableau().melds().stream()
        .filter(laid -> laid.owner() == seat)
        .map(Laid::meld)
        .map(named)
        .collect(Collectors.joining("; "));
  }

  /** How many cards the player has, and their points. */
  private String held(List<Card> cards) {
    return switch (model.playerView().game()) {
      case Oklahoma _ -> texts.say("table.told.hand", cards.size(), Values.points(cards));
      case Gin deal -> texts.say("table.told.hand.gin", cards.size(), GinHand.least(cards, deal));
    };
  }

  private String hand(Arranged own) {
    Predicate<Held> staged = card -> own.tray().ids().contains(card.id());
    return Stream.of(
            held(cards(own, card -> true)),
            named("table.told.cards", cards(own, card -> true)),
            named("table.told.staged", cards(own, staged)))
        .filter(sentence -> !sentence.isEmpty())
        .collect(Collectors.joining(" "));
  }

  private String named(String key, List<Card> cards) {
    return cards.isEmpty() ? "" : texts.say(key, texts.list(cards));
  }

  private static List<Card> cards(Arranged own, Predicate<Held> some) {
    return own.hand().cards().stream().filter(some).map(Held::card).toList();
  }
}
