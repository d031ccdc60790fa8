package oklahoma.rules.notation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/** Cards and groups of cards: {@code 7h}, {@code 789h}, {@code 9hdc}, {@code *}, {@code 10?}. */
final class CardText {
  private static final String RANKS = "23456789TJQKA";
  private static final String SUITS = "cdhs";
  private static final String COUNTS = "0123456789";
  private static final String JOKER = "*";
  private static final char BACK = '?';
  private static final char OPENED = '[';
  private static final char CLOSED = ']';
  private static final int MOST_BACKS = 999;

  /** A limit far above any table, so that a short text cannot fill the memory with cards. */
  private static final int MOST = 10_000;

  private CardText() {}

  /** Cards in their order; neighbours of one suit or one rank are written together. */
  static String print(List<? extends Face> faces) {
    List<String> groups = new ArrayList<>();
    int from = 0;
    while (from < faces.size()) {
      int to = groupEnd(faces, from);
      groups.add(group(faces.subList(from, to)));
      from = to;
    }
    return String.join(" ", groups);
  }

  /** Concealed cards, then the exposed ones in brackets. */
  static String print(Hand hand) {
    String concealed = print(hand.concealed());
    String exposed = hand.exposed().isEmpty() ? "" : OPENED + print(hand.exposed()) + CLOSED;
    return (concealed + " " + exposed).strip();
  }

  /** Reads all cards that follow, possibly none. */
  static List<Face> faces(Line line) {
    List<Face> faces = new ArrayList<>();
    while (starts(line.peekPastSpace())) {
      readGroup(line, faces);
    }
    return faces;
  }

  /** Reads all cards that follow, possibly none; each must be face up. */
  static List<Card> cards(Line line) {
    List<Card> cards = new ArrayList<>();
    while (starts(line.peekPastSpace())) {
      int from = line.at();
      List<Face> group = new ArrayList<>();
      readGroup(line, group);
      for (Face face : group) {
        if (!(face instanceof Card card)) {
          throw line.fault(NotationError.FACE_DOWN, from);
        }
        cards.add(card);
      }
    }
    return cards;
  }

  static Card card(Line line) {
    line.peekPastSpace();
    int from = line.at();
    List<Card> cards = cards(line);
    if (cards.size() != 1) {
      throw line.fault(NotationError.NOT_A_CARD, from);
    }
    return cards.getFirst();
  }

  static Face face(Line line) {
    line.peekPastSpace();
    int from = line.at();
    List<Face> faces = faces(line);
    if (faces.size() != 1) {
      throw line.fault(NotationError.NOT_A_CARD, from);
    }
    return faces.getFirst();
  }

  static Hand hand(Line line) {
    List<Face> concealed = new ArrayList<>();
    List<Card> exposed = new ArrayList<>();
    while (!line.ended()) {
      if (line.peek() == OPENED) {
        line.read();
        exposed.addAll(cards(line));
        if (line.peekPastSpace() != CLOSED) {
          throw line.fault(NotationError.NOT_A_CARD);
        }
        line.read();
      } else if (starts(line.peek())) {
        readGroup(line, concealed);
      } else {
        throw line.fault(NotationError.NOT_A_CARD);
      }
    }
    return new Hand(concealed, exposed);
  }

  static boolean starts(char letter) {
    return letter == JOKER.charAt(0)
        || letter == BACK
        || RANKS.indexOf(letter) >= 0
        || COUNTS.indexOf(letter) >= 0;
  }

  private static void readGroup(Line line, List<Face> into) {
    int from = line.at();
    List<? extends Face> group =
        group(line).orElseThrow(() -> line.fault(NotationError.NOT_A_CARD, from));
    if (into.size() + group.size() > MOST) {
      throw line.fault(NotationError.TOO_MANY, from);
    }
    into.addAll(group);
  }

  private static Optional<List<? extends Face>> group(Line line) {
    if (line.peek() == JOKER.charAt(0)) {
      line.read();
      return Optional.of(List.of(Joker.JOKER));
    }
    String front = several(line, RANKS + COUNTS);
    if (line.peek() == BACK) {
      line.read();
      return backs(front);
    }
    String suits = several(line, SUITS);
    boolean group = suits.length() == 1 || (front.length() == 1 && !suits.isEmpty());
    if (!group || front.chars().anyMatch(letter -> RANKS.indexOf(letter) < 0)) {
      return Optional.empty();
    }
    return Optional.of(
        front
            .chars()
            .boxed()
            .flatMap(rank -> suits.chars().mapToObj(suit -> Suited.of(rank(rank), suit(suit))))
            .toList());
  }

  private static Optional<List<? extends Face>> backs(String count) {
    boolean possible =
        count.isEmpty() || (count.matches("[0-9]{1,3}") && Integer.parseInt(count) <= MOST_BACKS);
    return possible
        ? Optional.of(Back.times(count.isEmpty() ? 1 : Integer.parseInt(count)))
        : Optional.empty();
  }

  private static String several(Line line, String letters) {
    StringBuilder read = new StringBuilder();
    while (letters.indexOf(line.peek()) >= 0) {
      read.append(line.read());
    }
    return read.toString();
  }

  private static int groupEnd(List<? extends Face> faces, int from) {
    if (faces.get(from) == Back.BACK) {
      return backsEnd(faces, from);
    }
    int suited = from + 1;
    while (suited < faces.size() && oneSuit(faces.get(from), faces.get(suited))) {
      suited++;
    }
    int ranked = from + 1;
    while (ranked < faces.size() && oneRank(faces.get(from), faces.get(ranked))) {
      ranked++;
    }
    return Math.max(suited, ranked);
  }

  /** Where a group of backs ends; longer groups are split, since a count has a limit. */
  private static int backsEnd(List<? extends Face> faces, int from) {
    int to = from + 1;
    while (to < faces.size() && to - from < MOST_BACKS && faces.get(to) == Back.BACK) {
      to++;
    }
    return to;
  }

  private static boolean oneSuit(Face one, Face other) {
    return one instanceof Suited a && other instanceof Suited b && a.suit() == b.suit();
  }

  private static boolean oneRank(Face one, Face other) {
    return one instanceof Suited a && other instanceof Suited b && a.rank() == b.rank();
  }

  private static String group(List<? extends Face> faces) {
    return switch (faces.getFirst()) {
      case Back back -> (faces.size() == 1 ? "" : "" + faces.size()) + BACK;
      case Joker joker -> JOKER;
      case Suited(Rank rank, Suit suit) -> {
        boolean run = faces.stream().allMatch(face -> oneSuit(faces.getFirst(), face));
        yield run ? letters(faces, RANKS) + letter(suit) : letter(rank) + letters(faces, SUITS);
      }
    };
  }

  private static String letters(List<? extends Face> faces, String alphabet) {
    StringBuilder letters = new StringBuilder();
    for (Face face : faces) {
      if (face instanceof Suited(Rank rank, Suit suit)) {
        letters.append(alphabet.equals(RANKS) ? letter(rank) : letter(suit));
      }
    }
    return letters.toString();
  }

  private static String letter(Rank rank) {
    return RANKS.substring(rank.ordinal(), rank.ordinal() + 1);
  }

  private static String letter(Suit suit) {
    return SUITS.substring(suit.ordinal(), suit.ordinal() + 1);
  }

  private static Rank rank(int letter) {
    return Rank.values()[RANKS.indexOf(letter)];
  }

  private static Suit suit(int letter) {
    return Suit.values()[SUITS.indexOf(letter)];
  }
}
