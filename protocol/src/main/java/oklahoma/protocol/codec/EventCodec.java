package oklahoma.protocol.codec;

import com.google.protobuf.ByteString;
import java.util.List;
import java.util.Optional;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Event;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.End;

/** Events, as a viewer sees them. */
final class EventCodec {
  private static final int LONGEST_RUN = 13;

  private EventCodec() {}

  static Wire.Event wire(Seen<Event> seen) {
    Wire.Event.Builder wire = Wire.Event.newBuilder();
    switch (seen.value()) {
      case Event.Drew drew ->
          wire.setDrew(
              Wire.Event.Drew.newBuilder()
                  .setSeat(SeatCodec.wire(drew.seat()))
                  .setFace(CardCodec.bytes(drew.face())));
      case Event.Answered answered ->
          wire.setAnswered(
              Wire.Event.Answered.newBuilder()
                  .setSeat(SeatCodec.wire(answered.seat()))
                  .setWants(answered.claims()));
      case Event.Renewed renewed ->
          wire.setRenewed(
              Wire.Event.Renewed.newBuilder().setOrder(CardCodec.bytes(renewed.order())));
      case Event.Took took ->
          wire.setTook(
              Wire.Event.Took.newBuilder()
                  .setSeat(SeatCodec.wire(took.seat()))
                  .setCard(CardCodec.bytes(took.card())));
      case Event.Discarded discarded ->
          wire.setDiscarded(
              Wire.Event.Discarded.newBuilder()
                  .setSeat(SeatCodec.wire(discarded.seat()))
                  .setCard(CardCodec.bytes(discarded.card())));
      case Event.LaidDown down ->
          wire.setLaidDown(
              Wire.Event.LaidDown.newBuilder()
                  .setSeat(SeatCodec.wire(down.seat()))
                  .addAllMelds(down.melds().stream().map(CardCodec::wire).toList()));
      case Event.LaidOff off -> wire.setLaidOff(laidOff(off));
      case Event.Swapped swapped -> wire.setDisplaced(swapped(swapped));
      case Event.ClaimSettled settled -> wire.setClaimSettled(settled(settled));
      case Event.StockRanOut out ->
          wire.setStockRanOut(
              Wire.Event.StockRanOut.newBuilder().setSeat(SeatCodec.wire(out.seat())));
      case Event.Ended ended -> wire.setEnded(ended(ended));
      case Event.Declined(Seat seat) ->
          wire.setDeclined(Wire.Event.Declined.newBuilder().setSeat(SeatCodec.wire(seat)));
      case Event.Knocked knocked -> wire.setKnocked(knocked(knocked));
    }
    return wire.build();
  }

  /**
   * Decodes an event and hides all that this viewer must not see, whatever the sender has revealed.
   */
  static Seen<Event> read(Wire.Event event, Viewer viewer) {
    return Seen.of(event(event), viewer)
        .orElseThrow(() -> new BadMessage(BadMessage.Fault.IMPOSSIBLE));
  }

  private static Event event(Wire.Event event) {
    return switch (event.getKindCase()) {
      case DREW ->
          new Event.Drew(
              SeatCodec.read(event.getDrew().getSeat()), CardCodec.face(event.getDrew().getFace()));
      case ANSWERED ->
          new Event.Answered(
              SeatCodec.read(event.getAnswered().getSeat()), event.getAnswered().getWants());
      case RENEWED -> new Event.Renewed(CardCodec.faces(event.getRenewed().getOrder()));
      case TOOK ->
          new Event.Took(
              SeatCodec.read(event.getTook().getSeat()), CardCodec.card(event.getTook().getCard()));
      case DISCARDED ->
          new Event.Discarded(
              SeatCodec.read(event.getDiscarded().getSeat()),
              CardCodec.card(event.getDiscarded().getCard()));
      case LAID_DOWN ->
          new Event.LaidDown(
              SeatCodec.read(event.getLaidDown().getSeat()),
              Bounds.each(event.getLaidDown().getMeldsList(), Bounds.MELDS_MOVED, CardCodec::read));
      case LAID_OFF -> laidOff(event.getLaidOff());
      case DISPLACED -> swapped(event.getDisplaced());
      case CLAIM_SETTLED -> settled(event.getClaimSettled());
      case STOCK_RAN_OUT -> new Event.StockRanOut(SeatCodec.read(event.getStockRanOut().getSeat()));
      case ENDED -> ended(event.getEnded());
      case DECLINED -> new Event.Declined(SeatCodec.read(event.getDeclined().getSeat()));
      case KNOCKED -> knocked(event.getKnocked());
      case KIND_NOT_SET -> throw new BadMessage(BadMessage.Fault.UNKNOWN_KIND);
    };
  }

  static Wire.Event.LaidOff laidOff(Event.LaidOff off) {
    return Wire.Event.LaidOff.newBuilder()
        .setSeat(SeatCodec.wire(off.seat()))
        .setCard(CardCodec.bytes(off.card()))
        .setMeld(off.meld())
        .setEnd(CardCodec.wire(off.end()))
        .build();
  }

  static Event.LaidOff laidOff(Wire.Event.LaidOff off) {
    return new Event.LaidOff(
        SeatCodec.read(off.getSeat()),
        CardCodec.card(off.getCard()),
        meld(off.getMeld()),
        CardCodec.read(off.getEnd()));
  }

  private static Wire.Event.Displaced swapped(Event.Swapped swapped) {
    Wire.Event.Displaced.Builder wire =
        Wire.Event.Displaced.newBuilder()
            .setSeat(SeatCodec.wire(swapped.seat()))
            .setCard(CardCodec.bytes(swapped.card()))
            .setMeld(swapped.meld())
            .setPlace(swapped.place());
    swapped.to().map(CardCodec::wire).ifPresent(wire::setTo);
    return wire.build();
  }

  private static Event swapped(Wire.Event.Displaced swapped) {
    Optional<End> to =
        swapped.hasTo() ? Optional.of(CardCodec.read(swapped.getTo())) : Optional.empty();
    return new Event.Swapped(
        SeatCodec.read(swapped.getSeat()),
        CardCodec.card(swapped.getCard()),
        meld(swapped.getMeld()),
        Bounds.within(0, swapped.getPlace(), LONGEST_RUN - 1),
        to);
  }

  private static Wire.Event.ClaimSettled settled(Event.ClaimSettled settled) {
    Wire.Event.ClaimSettled.Builder wire =
        Wire.Event.ClaimSettled.newBuilder().setCard(CardCodec.bytes(settled.card()));
    settled.taker().map(SeatCodec::wire).ifPresent(wire::setTaker);
    return wire.build();
  }

  private static Event settled(Wire.Event.ClaimSettled settled) {
    return new Event.ClaimSettled(
        SeatCodec.read(settled.hasTaker(), settled.getTaker()), CardCodec.card(settled.getCard()));
  }

  private static Wire.Event.Ended ended(Event.Ended ended) {
    Wire.Event.Ended.Builder wire = Wire.Event.Ended.newBuilder();
    for (List<Card> hand : ended.hands()) {
      wire.addHands(CardCodec.bytes(hand));
    }
    ended.out().map(SeatCodec::wire).ifPresent(wire::setOut);
    return wire.build();
  }

  private static Event ended(Wire.Event.Ended ended) {
    List<ByteString> hands = ended.getHandsList();
    Optional<Seat> out = SeatCodec.read(ended.hasOut(), ended.getOut());
    return new Event.Ended(out, Bounds.each(hands, Bounds.SEATS, CardCodec::cards));
  }

  private static Wire.Event.Knocked knocked(Event.Knocked knocked) {
    Wire.Event.Knocked.Builder wire =
        Wire.Event.Knocked.newBuilder()
            .setSeat(SeatCodec.wire(knocked.seat()))
            .addAllMelds(knocked.melds().stream().map(CardCodec::wire).toList())
            .setDeadwood(CardCodec.bytes(knocked.deadwood()));
    knocked.discard().map(CardCodec::bytes).ifPresent(wire::setDiscard);
    return wire.build();
  }

  private static Event knocked(Wire.Event.Knocked knocked) {
    return new Event.Knocked(
        SeatCodec.read(knocked.getSeat()),
        CardCodec.card(knocked.hasDiscard(), knocked.getDiscard()),
        Bounds.each(knocked.getMeldsList(), Bounds.MELDS_MOVED, CardCodec::read),
        CardCodec.cards(knocked.getDeadwood()));
  }

  private static int meld(int index) {
    return Bounds.within(0, index, Bounds.MELDS_LAID - 1);
  }
}
