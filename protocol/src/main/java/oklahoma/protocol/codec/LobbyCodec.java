package oklahoma.protocol.codec;

import com.google.protobuf.ByteString;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyFault;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.Series;
import oklahoma.protocol.lobby.TableLabel;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.BotLevel;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Game;
import oklahoma.rules.Seat;

/** Lobbies, and the tables that a host announces. */
final class LobbyCodec {
  private static final EnumMapping<LobbyFault, Wire.LobbyFault> FAULTS =
      new EnumMapping<>(LobbyFault.class, Wire.LobbyFault.class, "LOBBY_FAULT_");
  private static final EnumMapping<Game, Wire.TableLabel.Game> GAMES =
      new EnumMapping<>(Game.class, Wire.TableLabel.Game.class, "GAME_");

  private LobbyCodec() {}

  static Wire.Tables wire(List<TableLabel> tables) {
    return Wire.Tables.newBuilder()
        .addAllTables(tables.stream().map(LobbyCodec::wire).toList())
        .build();
  }

  static FromHost.Tables read(Wire.Tables tables) {
    return new FromHost.Tables(
        Bounds.each(tables.getTablesList(), Bounds.TABLES_TOLD, LobbyCodec::read));
  }

  static Wire.TableLabel wire(TableLabel label) {
    return Wire.TableLabel.newBuilder()
        .setNumber(label.number())
        .setName(label.name().text())
        .setGame(GAMES.wire(label.game()))
        .setSeats(label.seats())
        .setTaken(label.taken())
        .setPlaying(label.playing())
        .setWatchable(label.watchable())
        .setGuarded(label.needsPassword())
        .setLatecomers(label.latecomers())
        .addAllCompany(label.players().stream().map(Name::text).toList())
        .build();
  }

  static TableLabel read(Wire.TableLabel label) {
    return new TableLabel(
        Bounds.within(1, label.getNumber(), Bounds.TABLES),
        tableName(label.getName()),
        GAMES.read(label.getGame()),
        new TableLabel.Occupancy(
            Bounds.within(0, label.getSeats(), Bounds.SEATS),
            Bounds.within(0, label.getTaken(), Bounds.SEATS)),
        flags(label),
        Bounds.each(label.getCompanyList(), Bounds.SEATS, SeatCodec::name));
  }

  private static Set<TableLabel.Flag> flags(Wire.TableLabel label) {
    Set<TableLabel.Flag> flags = EnumSet.noneOf(TableLabel.Flag.class);
    if (label.getPlaying()) {
      flags.add(TableLabel.Flag.PLAYING);
    }
    if (label.getWatchable()) {
      flags.add(TableLabel.Flag.WATCHABLE);
    }
    if (label.getGuarded()) {
      flags.add(TableLabel.Flag.NEEDS_PASSWORD);
    }
    if (label.getLatecomers()) {
      flags.add(TableLabel.Flag.LATECOMERS);
    }
    return flags;
  }

  static Wire.Series wire(Series series) {
    return Wire.Series.newBuilder()
        .addAllMatches(series.matches().stream().map(LobbyCodec::wire).toList())
        .build();
  }

  private static Wire.Series.Played wire(Series.Played match) {
    return Wire.Series.Played.newBuilder()
        .setGame(GAMES.wire(match.game()))
        .addAllResults(match.results().stream().map(LobbyCodec::wire).toList())
        .build();
  }

  private static Wire.Series.Result wire(Series.Result result) {
    return Wire.Series.Result.newBuilder()
        .setName(result.name().text())
        .setBot(result.bot())
        .setPoints(result.points())
        .setWon(result.won())
        .build();
  }

  static Series read(Wire.Series series) {
    return new Series(Bounds.each(series.getMatchesList(), Series.MOST, LobbyCodec::read));
  }

  private static Series.Played read(Wire.Series.Played match) {
    return new Series.Played(
        GAMES.read(match.getGame()),
        Bounds.each(match.getResultsList(), Bounds.SEATS, LobbyCodec::read));
  }

  private static Series.Result read(Wire.Series.Result result) {
    return new Series.Result(
        SeatCodec.name(result.getName()),
        result.getBot(),
        Bounds.within(-Bounds.POINTS, result.getPoints(), Bounds.POINTS),
        result.getWon());
  }

  static Wire.Lobby wire(FromHost.Lobby lobby) {
    LobbyState state = lobby.state();
    Wire.Lobby.Builder wire =
        Wire.Lobby.newBuilder()
            .setViewer(SeatCodec.wire(lobby.viewer()))
            .setTable(state.table().text())
            .setRules(RulesCodec.wire(state.rules()))
            .addAllChairs(state.chairs().stream().map(LobbyCodec::wire).toList())
            .setWatchable(state.watchable())
            .setGuarded(state.needsPassword())
            .setLatecomers(state.latecomers())
            .addAllSpectators(state.spectators().stream().map(Name::text).toList())
            .addAllBlocked(state.blocked().stream().map(Name::text).toList())
            .addAllAsked(wire(state.seatRequests()));
    lobby.key().map(key -> ByteString.copyFrom(key.bytes())).ifPresent(wire::setKey);
    state.owner().map(SeatCodec::wire).ifPresent(wire::setOwner);
    return wire.build();
  }

  static FromHost.Lobby read(Wire.Lobby lobby) {
    List<Chair> chairs = Bounds.each(lobby.getChairsList(), LobbyState.CHAIRS, LobbyCodec::read);
    Bounds.within(LobbyState.CHAIRS, chairs.size(), LobbyState.CHAIRS);
    LobbyState state =
        new LobbyState(
            tableName(lobby.getTable()),
            RulesCodec.read(lobby.getRules()),
            chairs,
            SeatCodec.read(lobby.hasOwner(), lobby.getOwner()),
            lobby.getWatchable(),
            lobby.getGuarded(),
            SeatCodec.names(lobby.getSpectatorsList()),
            Bounds.each(lobby.getBlockedList(), LobbyState.MOST_BLOCKED, SeatCodec::name),
            asked(lobby.getAskedList()),
            lobby.getLatecomers());
    Optional<SeatKey> key =
        lobby.hasKey() ? Optional.of(ToHostCodec.key(lobby.getKey())) : Optional.empty();
    return new FromHost.Lobby(SeatCodec.read(lobby.getViewer()), key, state);
  }

  /** In seat order, so that equal lobbies have equal bytes. */
  private static List<Wire.Lobby.PlaceAsked> wire(Map<Seat, Seat> asked) {
    return new TreeMap<>(asked)
        .entrySet().stream()
            .map(each ->
                Wire.Lobby.PlaceAsked.newBuilder()
                    .setFrom(SeatCodec.wire(each.getKey()))
                    .setTo(SeatCodec.wire(each.getValue()))
                    .build())
            .toList();
  }

  private static Map<Seat, Seat> asked(List<Wire.Lobby.PlaceAsked> wires) {
    Map<Seat, Seat> asked = new EnumMap<>(Seat.class);
    Bounds.each(wires, Bounds.SEATS, Function.identity())
        .forEach(each -> asked.put(SeatCodec.read(each.getFrom()), SeatCodec.read(each.getTo())));
    return asked;
  }

  private static Wire.Chair wire(Chair chair) {
    Wire.Chair.Builder wire = Wire.Chair.newBuilder();
    switch (chair) {
      case Chair.Open(var expected) -> wire.setOpen(open(expected));
      case Chair.Locked locked -> wire.setLocked(Wire.Chair.Locked.getDefaultInstance());
      case Chair.OfBot(Name name, BotLevel level) ->
          wire.setOfBot(
              Wire.Chair.OfBot.newBuilder().setName(name.text()).setLevel(SeatCodec.wire(level)));
      case Chair.OfHuman human -> wire.setOfHuman(wire(human));
    }
    return wire.build();
  }

  private static Wire.Chair.Open open(Optional<Name> expected) {
    return Wire.Chair.Open.newBuilder().setExpected(expected.map(Name::text).orElse("")).build();
  }

  private static Optional<Name> expected(String text) {
    return text.isEmpty() ? Optional.empty() : Optional.of(SeatCodec.name(text));
  }

  private static Wire.Chair.OfHuman wire(Chair.OfHuman human) {
    Wire.Chair.OfHuman.Builder wire =
        Wire.Chair.OfHuman.newBuilder()
            .setName(human.name().text())
            .setReady(human.ready())
            .setPresence(SeatCodec.wire(human.presence()));
    human.avatar().map(SeatCodec::wire).ifPresent(wire::setAvatar);
    return wire.build();
  }

  private static Chair read(Wire.Chair chair) {
    return switch (chair.getKindCase()) {
      case OPEN -> new Chair.Open(expected(chair.getOpen().getExpected()));
      case LOCKED -> new Chair.Locked();
      case OF_BOT ->
          new Chair.OfBot(
              SeatCodec.name(chair.getOfBot().getName()),
              SeatCodec.read(chair.getOfBot().getLevel()));
      case OF_HUMAN ->
          new Chair.OfHuman(
              SeatCodec.name(chair.getOfHuman().getName()),
              chair.getOfHuman().getReady(),
              SeatCodec.read(chair.getOfHuman().getPresence()),
              SeatCodec.avatar(chair.getOfHuman().getAvatar()));
      case KIND_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  static Wire.LobbyRefused wire(LobbyFault fault) {
    return Wire.LobbyRefused.newBuilder().setFault(FAULTS.wire(fault)).build();
  }

  static FromHost.LobbyRefused read(Wire.LobbyRefused refused) {
    return new FromHost.LobbyRefused(FAULTS.read(refused.getFault()));
  }

  private static TableName tableName(String text) {
    return TableName.of(text).orElseThrow(() -> new BadMessage(Fault.NOT_A_NAME));
  }
}
