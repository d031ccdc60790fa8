package oklahoma.protocol.codec;

import com.google.protobuf.ByteString;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.card.Back;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;
import oklahoma.rules.card.Face;
import oklahoma.rules.card.Joker;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Rank;
import oklahoma.rules.card.Suit;
import oklahoma.rules.card.Suited;

/** Cards as bytes, and melds of them. */
final class CardCodec {
  private static final int RANKS = Rank.values().length;
  private static final int JOKER = RANKS * Suit.values().length + 1;
  private static final int BACK = JOKER + 1;

  /** In the order of their codes, which begin with 1. */
  private static final List<Face> FACES =
      Stream.concat(
              Stream.of(Suit.values())
                  .flatMap(
                      suit -> Stream.of(Rank.values()).<Face>map(rank -> Suited.of(rank, suit))),
              Stream.of(Joker.JOKER, Back.BACK))
          .toList();

  private static final EnumMapping<Meld.Kind, Wire.MeldKind> KINDS =
      new EnumMapping<>(Meld.Kind.class, Wire.MeldKind.class, "MELD_KIND_");
  private static final EnumMapping<End, Wire.End> ENDS =
      new EnumMapping<>(End.class, Wire.End.class, "END_");

  private CardCodec() {}

  static ByteString bytes(List<? extends Face> faces) {
    byte[] codes = new byte[faces.size()];
    for (int i = 0; i < codes.length; i++) {
      codes[i] = code(faces.get(i));
    }
    return ByteString.copyFrom(codes);
  }

  static ByteString bytes(Face face) {
    return bytes(List.of(face));
  }

  static List<Face> faces(ByteString codes) {
    if (codes.size() > Bounds.CARDS) {
      throw new BadMessage(Fault.TOO_LONG);
    }
    List<Face> faces = new ArrayList<>(codes.size());
    for (int i = 0; i < codes.size(); i++) {
      faces.add(face(codes.byteAt(i)));
    }
    return faces;
  }

  static List<Card> cards(ByteString codes) {
    return faces(codes).stream().map(CardCodec::card).toList();
  }

  /** The face that these bytes encode. */
  static Face face(ByteString code) {
    List<Face> faces = faces(code);
    if (faces.size() != 1) {
      throw new BadMessage(Fault.NOT_A_CARD);
    }
    return faces.getFirst();
  }

  /** The card that these bytes encode. */
  static Card card(ByteString code) {
    return card(face(code));
  }

  /** The card that these bytes encode; empty if the field is missing. */
  static Optional<Card> card(boolean there, ByteString code) {
    return there ? Optional.of(card(code)) : Optional.empty();
  }

  static Wire.Meld wire(Meld meld) {
    return Wire.Meld.newBuilder()
        .setKind(KINDS.wire(meld.kind()))
        .setCards(bytes(meld.cards()))
        .build();
  }

  static Meld read(Wire.Meld meld) {
    return new Meld(KINDS.read(meld.getKind()), cards(meld.getCards()));
  }

  static Wire.End wire(End end) {
    return ENDS.wire(end);
  }

  static End read(Wire.End end) {
    return ENDS.read(end);
  }

  private static byte code(Face face) {
    return (byte)
        switch (face) {
          case Suited(Rank rank, Suit suit) -> suit.ordinal() * RANKS + rank.ordinal() + 1;
          case Joker joker -> JOKER;
          case Back back -> BACK;
        };
  }

  private static Face face(byte code) {
    if (code < 1 || code > BACK) {
      throw new BadMessage(Fault.NOT_A_CARD);
    }
    return FACES.get(code - 1);
  }

  private static Card card(Face face) {
    return switch (face) {
      case Card card -> card;
      case Back back -> throw new BadMessage(Fault.NOT_A_CARD);
    };
  }
}
