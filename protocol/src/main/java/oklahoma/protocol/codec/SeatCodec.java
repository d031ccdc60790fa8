package oklahoma.protocol.codec;

import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import oklahoma.protocol.people.Avatar;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Presence;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Seat;
import oklahoma.rules.Spectator;
import oklahoma.rules.Viewer;

/** Seats, viewers and the labels of seats. */
final class SeatCodec {
  private static final EnumMapping<Seat, Wire.Seat> SEATS =
      new EnumMapping<>(Seat.class, Wire.Seat.class, "SEAT_");
  private static final EnumMapping<BotLevel, Wire.BotLevel> LEVELS =
      new EnumMapping<>(BotLevel.class, Wire.BotLevel.class, "BOT_LEVEL_");

  private static final EnumMapping<Presence, Wire.Presence> PRESENCES =
      new EnumMapping<>(Presence.class, Wire.Presence.class, "PRESENCE_");
  private static final EnumMapping<Avatar, Wire.Avatar> AVATARS =
      new EnumMapping<>(Avatar.class, Wire.Avatar.class, "AVATAR_");

  private SeatCodec() {}

  static Wire.Seat wire(Seat seat) {
    return SEATS.wire(seat);
  }

  static Seat read(Wire.Seat seat) {
    return SEATS.read(seat);
  }

  static Optional<Seat> read(boolean there, Wire.Seat seat) {
    return there ? Optional.of(read(seat)) : Optional.empty();
  }

  /** In seat order, so that equal sets have equal bytes. */
  static List<Wire.Seat> wire(Collection<Seat> seats) {
    return seats.stream().sorted().map(SEATS::wire).toList();
  }

  static Set<Seat> read(List<Wire.Seat> seats) {
    Set<Seat> read = EnumSet.noneOf(Seat.class);
    read.addAll(Bounds.each(seats, Bounds.SEATS, SEATS::read));
    return read;
  }

  static Wire.Viewer wire(Viewer viewer) {
    return switch (viewer) {
      case Seat seat -> Wire.Viewer.newBuilder().setSeat(wire(seat)).build();
      case Spectator spectator ->
          Wire.Viewer.newBuilder().setSpectator(Wire.Spectator.getDefaultInstance()).build();
    };
  }

  static Viewer read(Wire.Viewer viewer) {
    return switch (viewer.getKindCase()) {
      case SEAT -> read(viewer.getSeat());
      case SPECTATOR -> Spectator.SPECTATOR;
      case KIND_NOT_SET -> throw new BadMessage(BadMessage.Fault.UNKNOWN_KIND);
    };
  }

  static Wire.SeatLabel wire(SeatLabel label) {
    Wire.SeatLabel.Builder wire =
        Wire.SeatLabel.newBuilder()
            .setSeat(wire(label.seat()))
            .setName(label.name().text())
            .setPresence(wire(label.presence()));
    label.bot().map(LEVELS::wire).ifPresent(wire::setBot);
    label.graceMillis().ifPresent(wire::setGraceMillis);
    label.avatar().map(SeatCodec::wire).ifPresent(wire::setAvatar);
    return wire.build();
  }

  static SeatLabel read(Wire.SeatLabel label) {
    Optional<BotLevel> bot =
        label.hasBot() ? Optional.of(LEVELS.read(label.getBot())) : Optional.empty();
    return new SeatLabel(
        read(label.getSeat()),
        name(label.getName()),
        bot,
        read(label.getPresence()),
        Bounds.natural(label.hasGraceMillis(), label.getGraceMillis()),
        avatar(label.getAvatar()));
  }

  static Wire.Presence wire(Presence presence) {
    return PRESENCES.wire(presence);
  }

  static Presence read(Wire.Presence presence) {
    return PRESENCES.read(presence);
  }

  static Wire.Avatar wire(Avatar avatar) {
    return AVATARS.wire(avatar);
  }

  /**
   * The picture; none if this program does not know it, since a picture is no reason to refuse a
   * guest.
   */
  static Optional<Avatar> avatar(Wire.Avatar avatar) {
    return AVATARS.known(avatar);
  }

  static Wire.BotLevel wire(BotLevel level) {
    return LEVELS.wire(level);
  }

  static BotLevel read(Wire.BotLevel level) {
    return LEVELS.read(level);
  }

  static List<SeatLabel> labels(List<Wire.SeatLabel> labels) {
    return Bounds.each(labels, Bounds.SEATS, SeatCodec::read);
  }

  static List<Name> names(List<String> texts) {
    return Bounds.each(texts, Bounds.SPECTATORS, SeatCodec::name);
  }

  static Name name(String text) {
    return Name.of(text).orElseThrow(() -> new BadMessage(BadMessage.Fault.NOT_A_NAME));
  }
}
