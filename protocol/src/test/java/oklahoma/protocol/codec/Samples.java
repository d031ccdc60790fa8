package oklahoma.protocol.codec;

import java.lang.reflect.Constructor;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.Stream;
import oklahoma.protocol.identity.GuestMark;
import oklahoma.protocol.identity.Octets;
import oklahoma.protocol.identity.PasswordVerifier;
import oklahoma.protocol.identity.SeatKey;
import oklahoma.protocol.lobby.Chair;
import oklahoma.protocol.lobby.LobbyRequest;
import oklahoma.protocol.lobby.LobbyState;
import oklahoma.protocol.lobby.TableName;
import oklahoma.protocol.messages.ConnectionPurpose;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.messages.Mover;
import oklahoma.protocol.messages.ToHost;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.Name;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Move;
import oklahoma.rules.Rules;
import oklahoma.rules.Seat;
import oklahoma.rules.Seen;
import oklahoma.rules.Viewer;
import oklahoma.rules.card.Card;
import oklahoma.rules.card.Hand;
import oklahoma.rules.card.Laid;
import oklahoma.rules.card.Meld;
import oklahoma.rules.card.Suited;
import oklahoma.rules.card.Tableau;
import oklahoma.rules.fair.Commitment;
import oklahoma.rules.fair.FairDeal;
import oklahoma.rules.fair.MatchId;
import oklahoma.rules.fair.Part;
import oklahoma.rules.fair.Secret;
import oklahoma.rules.fixture.RandomGinRules;
import oklahoma.rules.fixture.RandomRules;
import oklahoma.rules.gin.Gin;
import oklahoma.rules.gin.GinPhase;
import oklahoma.rules.gin.GinRules;
import oklahoma.rules.oklahoma.Laps;
import oklahoma.rules.oklahoma.Oklahoma;
import oklahoma.rules.oklahoma.OklahomaPhase;
import oklahoma.rules.oklahoma.OklahomaRules;
import oklahoma.rules.oklahoma.OklahomaTally;

/**
 * Random values of every type that goes over the wire, found by reflection over records and sealed
 * interfaces.
 */
final class Samples {
  private static final int MOST_ELEMENTS = 4;
  private static final int LARGEST = 12;
  private static final List<String> NAMES =
      List.of("Gauss", "Лагранж", "Émilie du Châtelet", "李", "A·2");

  private final RandomGenerator chance;

  Samples(long seed) {
    chance = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
  }

  /** Every concrete type under a sealed one. */
  static List<Class<?>> leaves(Class<?> type) {
    if (!type.isSealed()) {
      return List.of(type);
    }
    return Arrays.stream(type.getPermittedSubclasses())
        .flatMap(each -> leaves(each).stream())
        .distinct()
        .toList();
  }

  <T> T of(Class<T> type) {
    return type.cast(any(type));
  }

  /** A guest's message of every kind, with a move, a purpose and a chat message of every kind. */
  Stream<ToHost> toHost() {
    return Stream.of(
            each(ToHost.class),
            each(ConnectionPurpose.class)
                .map(purpose -> new ToHost.Hello(of(Name.class), 7, purpose)),
            each(LobbyRequest.class).map(ToHost.InLobby::new),
            each(ChatMessage.class).map(ToHost.Chat::new),
            each(Move.class).map(move -> new ToHost.Command(1, 2, move)))
        .flatMap(Function.identity());
  }

  /** A host's message of every kind, with an event and a phase of every kind. */
  Stream<FromHost> fromHost() {
    return Stream.of(
            leaves(FromHost.class).stream().map(this::fromHost),
            each(Event.class).flatMap(event -> Seen.of(event, Seat.A).map(this::update).stream()),
            each(OklahomaPhase.class).map(phase -> welcome(Seat.A, deal(phase), List.of())),
            each(GinPhase.class).map(phase -> welcome(Seat.A, gin(phase), List.of())))
        .flatMap(Function.identity());
  }

  /** One of a kind; a welcome's events and deal are seen by its own viewer. */
  FromHost fromHost(Class<?> kind) {
    if (kind != FromHost.Welcome.class) {
      return (FromHost) of(kind);
    }
    Viewer viewer = of(Viewer.class);
    Optional<Seen<Event>> event = Seen.of(of(Event.class), viewer);
    return welcome(viewer, deal(of(OklahomaPhase.class)), event.stream().toList());
  }

  FromHost update(Seen<Event> event) {
    return new FromHost.Update(4, event, OptionalLong.empty(), Mover.SEAT, OptionalLong.empty());
  }

  private <T> Stream<T> each(Class<T> type) {
    return leaves(type).stream().map(leaf -> type.cast(of(leaf)));
  }

  /** An Oklahoma deal in a phase, its cards anywhere. */
  Deal deal(OklahomaPhase phase) {
    OklahomaRules rules = of(OklahomaRules.class);
    List<Card> cards = new ArrayList<>(rules.pack());
    Collections.shuffle(cards, chance);
    List<Hand> hands = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      hands.add(new Hand(new ArrayList<>(take(cards, LARGEST)), take(cards, 2)));
    }
    List<Laid> melds = new ArrayList<>();
    for (int meld = 0; meld < chance.nextInt(3); meld++) {
      melds.add(new Laid(of(Seat.class), new Meld(of(Meld.Kind.class), take(cards, 5))));
    }
    List<Card> pile = take(cards, LARGEST);
    Tableau tableau = new Tableau(hands, List.copyOf(cards), pile, melds);
    List<Integer> claims = Collections.nCopies(rules.seats(), chance.nextInt(LARGEST));
    int hand = 1 + chance.nextInt(5);
    Seat dealer = Seat.of(chance.nextInt(rules.seats()));
    Laps laps = new Laps(chance.nextInt(LARGEST), chance.nextInt(LARGEST));
    int renewals = chance.nextInt(rules.stock().renewals() + 1);
    return new Oklahoma(
        rules, hand, dealer, tableau, new OklahomaTally(claims, renewals, laps), phase);
  }

  /** A deal of gin in a phase, its cards anywhere. */
  Deal gin(GinPhase phase) {
    GinRules rules = RandomGinRules.any(chance);
    List<Card> cards = new ArrayList<>(rules.pack());
    Collections.shuffle(cards, chance);
    Suited upCard = (Suited) cards.getFirst();
    List<Hand> hands = new ArrayList<>();
    for (int seat = 0; seat < rules.seats(); seat++) {
      hands.add(new Hand(new ArrayList<>(take(cards, 5)), take(cards, 2)));
    }
    List<Laid> melds = List.of(new Laid(of(Seat.class), Meld.run(take(cards, 3))));
    List<Card> pile = take(cards, 4);
    Tableau tableau = new Tableau(hands, List.copyOf(cards), pile, melds);
    Seat dealer = Seat.of(chance.nextInt(rules.seats()));
    return new Gin(rules, dealer, upCard, tableau, chance.nextInt(Gin.MOST_TAKES + 1), phase);
  }

  private static List<Card> take(List<Card> cards, int count) {
    List<Card> top = cards.subList(0, count);
    List<Card> taken = List.copyOf(top);
    top.clear();
    return taken;
  }

  private Object any(Type type) {
    return switch (type) {
      case Class<?> plain -> plain(plain);
      case ParameterizedType generic -> generic(generic);
      default -> throw new IllegalArgumentException(type.getTypeName());
    };
  }

  private Object plain(Class<?> type) {
    if (type == boolean.class || type == Boolean.class) {
      return chance.nextBoolean();
    }
    if (type == int.class || type == Integer.class) {
      return 1 + chance.nextInt(LARGEST);
    }
    if (type == long.class) {
      return chance.nextLong(Long.MAX_VALUE);
    }
    if (type == OptionalInt.class) {
      return chance.nextBoolean() ? OptionalInt.empty() : OptionalInt.of(chance.nextInt(LARGEST));
    }
    if (type == OptionalLong.class) {
      return chance.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(chance.nextLong(99_999));
    }
    if (type == Name.class) {
      return new Name(NAMES.get(chance.nextInt(NAMES.size())));
    }
    if (type == TableName.class) {
      return new TableName("Table of " + NAMES.get(chance.nextInt(NAMES.size())));
    }
    if (type == ChatMessage.Words.class) {
      return new ChatMessage.Words(NAMES.get(chance.nextInt(NAMES.size())) + "?  ²…");
    }
    if (type == SeatKey.class) {
      return new SeatKey(bytes(SeatKey.BYTES));
    }
    if (type == Secret.class) {
      return Secret.of(bytes(Secret.BYTES));
    }
    if (type == Commitment.class) {
      return Commitment.of(bytes(Commitment.BYTES));
    }
    if (type == MatchId.class) {
      return MatchId.of(bytes(MatchId.BYTES));
    }
    if (type == FairDeal.class) {
      return fair();
    }
    if (type == OklahomaRules.class) {
      return RandomRules.any(chance);
    }
    if (type == GinRules.class) {
      return RandomGinRules.any(chance);
    }
    if (type == Rules.class) {
      return chance.nextBoolean() ? RandomRules.any(chance) : RandomGinRules.any(chance);
    }
    if (type.isEnum()) {
      return type.getEnumConstants()[chance.nextInt(type.getEnumConstants().length)];
    }
    return type.isSealed() ? plain(pick(leaves(type))) : made(type);
  }

  private byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    chance.nextBytes(bytes);
    return bytes;
  }

  /** All commit, or all have answered. */
  private FairDeal fair() {
    boolean settled = chance.nextBoolean();
    List<Part> parts = new ArrayList<>();
    for (int seat = 2 + chance.nextInt(7); seat > 0; seat--) {
      parts.add(
          settled
              ? pick(List.of(of(Part.Unasked.class), of(Part.Withheld.class), revealed()))
              : pick(List.of(new Part.Awaited(), new Part.Silent(), of(Part.Committed.class))));
    }
    Optional<Secret> shown =
        settled && chance.nextBoolean() ? Optional.of(of(Secret.class)) : Optional.empty();
    return new FairDeal(
        of(MatchId.class), 1 + chance.nextInt(LARGEST), of(Commitment.class), parts, shown);
  }

  private Part revealed() {
    return of(Part.Revealed.class);
  }

  private Object generic(ParameterizedType type) {
    Type element = type.getActualTypeArguments()[0];
    Class<?> raw = (Class<?>) type.getRawType();
    if (raw == Optional.class) {
      return chance.nextBoolean() ? Optional.empty() : Optional.of(any(element));
    }
    if (raw == Seen.class) {
      return element == Deal.class ? seenDeal(of(Viewer.class)) : seenEvent(of(Viewer.class));
    }
    if (raw == Map.class) {
      Map<Object, Object> map = new HashMap<>();
      list(element).forEach(key -> map.put(key, any(type.getActualTypeArguments()[1])));
      return map;
    }
    return raw == Set.class ? Set.copyOf(list(element)) : list(element);
  }

  private List<Object> list(Type element) {
    List<Object> list = new ArrayList<>();
    for (int i = chance.nextInt(MOST_ELEMENTS + 1); i > 0; i--) {
      list.add(any(element));
    }
    return list;
  }

  private Seen<Deal> seenDeal(Viewer viewer) {
    Deal deal = chance.nextBoolean() ? deal(of(OklahomaPhase.class)) : gin(of(GinPhase.class));
    return Seen.of(deal, viewer);
  }

  private Seen<Event> seenEvent(Viewer viewer) {
    Optional<Seen<Event>> seen = Optional.empty();
    while (seen.isEmpty()) {
      seen = Seen.of(of(Event.class), viewer);
    }
    return seen.get();
  }

  private Object made(Class<?> type) {
    RecordComponent[] parts = type.getRecordComponents();
    Class<?>[] types = Arrays.stream(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
    try {
      Constructor<?> constructor = type.getDeclaredConstructor(types);
      Object[] values = Arrays.stream(parts).map(part -> part(type, part)).toArray();
      return constructor.newInstance(values);
    } catch (ReflectiveOperationException impossible) {
      throw new LinkageError(type.getName(), impossible);
    }
  }

  /** The few numbers that have a range of their own. */
  private Object part(Class<?> type, RecordComponent part) {
    return switch (type.getSimpleName() + "." + part.getName()) {
      case "PasswordVerifier.salt", "PasswordChallenge.salt" ->
          Octets.of(bytes(PasswordVerifier.SALT_BYTES));
      case "PasswordVerifier.stored", "PasswordChallenge.nonce", "PasswordProof.value" ->
          Octets.of(bytes(PasswordVerifier.HASH_BYTES));
      case "GuestMark.value" -> Octets.of(bytes(GuestMark.BYTES));
      case "Penalty.owed" -> 1 + chance.nextInt(2);
      case "Standing.voids" -> Set.of(chance.nextInt(9), 9 + chance.nextInt(9));
      case "Standing.totals" ->
          Stream.generate(() -> chance.nextInt(-200, 200)).limit(chance.nextInt(5)).toList();
      case "Place.rank" -> 1 + chance.nextInt(8);
      case "Occupancy.seats", "Occupancy.taken" -> chance.nextInt(9);
      case "LobbyState.chairs" ->
          Stream.generate(() -> of(Chair.class)).limit(LobbyState.CHAIRS).toList();
      default -> any(part.getGenericType());
    };
  }

  private <T> T pick(List<T> list) {
    return list.get(chance.nextInt(list.size()));
  }

  /** A welcome whose events and deal are seen by its own viewer, as every real one's are. */
  FromHost.Welcome welcome(Viewer viewer, Deal deal, List<Seen<Event>> soFar) {
    FromHost.Welcome any = (FromHost.Welcome) made(FromHost.Welcome.class);
    return new FromHost.Welcome(
        any.number(),
        viewer,
        any.key(),
        any.seats(),
        any.standing(),
        Seen.of(deal, viewer),
        soFar,
        any.ready(),
        any.millisLeft(),
        any.owner(),
        any.spectators(),
        any.help(),
        any.ownerActions(),
        any.latecomers());
  }

  /** Seats without order. */
  Set<Seat> seats() {
    Set<Seat> seats = EnumSet.noneOf(Seat.class);
    list(Seat.class).forEach(seat -> seats.add((Seat) seat));
    return seats;
  }
}
