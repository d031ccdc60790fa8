package oklahoma.client.table.layout;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import oklahoma.rules.Game;
import oklahoma.rules.Seat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LayoutTest {
  private static final List<TableSize> SIZES =
      List.of(
          TableSize.SMALLEST,
          TableSize.of(1280, 800),
          TableSize.of(1366, 700),
          TableSize.of(1920, 1080),
          TableSize.of(1200, 1600),
          TableSize.of(3840, 2160),
          lettered(TableSize.SMALLEST, 1.75),
          lettered(TableSize.of(1280, 800), 0.9),
          lettered(TableSize.of(1280, 800), 1.2),
          lettered(TableSize.of(1280, 800), 1.75),
          lettered(TableSize.of(1920, 1080), 1.75));

  private static TableSize lettered(TableSize usual, double words) {
    return new TableSize(
        usual.width(), usual.height(), usual.cards(), usual.hand(), usual.compact(), words);
  }

  static List<TableSize> sizes() {
    return SIZES;
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void everyIndexOfAHandCanBeReadAndEveryCardIsInTheWindow(TableSize size) {
    for (int held = 0; held <= 45; held++) {
      Arrangement laid = Layout.of(Tables.of(3, held, 0, true), size);
      if (held > 1) {
        assertThat(laid.strip()).as("%d cards, %s", held, size).isGreaterThanOrEqualTo(22);
      }
      assertThat(outside(laid)).as("%d cards, %s", held, size).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void onlyTheSmallestCardsLeaveLessThanTheirIndex(TableSize size) {
    for (double cards : new double[] {1, 1.3, 1.6}) {
      TableSize large = carded(size, cards);
      for (int held = 2; held <= 45; held++) {
        Arrangement laid = Layout.of(Tables.of(3, held, 0, false), large);
        double width = laid.place(new Spot.InHand(Seat.A, 0)).orElseThrow().width();
        assertThat(width <= 84 || laid.strip() >= Fan.INDEX * width - 0.01)
            .as("%d cards, %s", held, large)
            .isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void aHandOfTwentyFiveIsInOneRowOfNeighboursInOrder(TableSize size) {
    Arrangement laid = Layout.of(Tables.of(4, 25, 0, false), size);
    List<Double> xs =
        IntStream.range(0, 25)
            .mapToObj(i -> laid.place(new Spot.InHand(Seat.A, i)).orElseThrow().x())
            .toList();
    assertThat(xs).isSorted().doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void noRoomOfTheTableCoversAnother(TableSize size) {
    for (int seats = 2; seats <= 8; seats++) {
      for (boolean preparing : new boolean[] {true, false}) {
        Frame frame = Layout.of(Tables.of(seats, 12, 0, preparing), size).frame();
        assertThat(overlaps(rooms(frame))).as("%d seats, %s", seats, size).isEmpty();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void theQuestionOfAClaimFindsRoomBelowThePiles(TableSize size) {
    Frame frame = Layout.of(Tables.of(8, 25, 0, true), size).frame();
    assertThat(frame.claim().height()).isGreaterThanOrEqualTo(146 * least(frame));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void largeCardsYieldToItButStayLarge(TableSize size) {
    double usual = width(size, 1);
    for (double cards : new double[] {1.1, 1.3, 1.6}) {
      assertThat(width(size, cards))
          .as("%s times, %s", cards, size)
          .isBetween(Math.max(usual, 0.8 * cards * usual) - 0.01, cards * usual + 0.01);
      Frame frame = Layout.of(Tables.of(8, 2, 0, true), carded(size, cards)).frame();
      double question = frame.large() ? 1.15 * 195 * frame.unit() : 146 * least(frame);
      assertThat(frame.claim().height())
          .as("%s times, %s", cards, size)
          .isGreaterThanOrEqualTo(question);
    }
  }

  /** What the settings say about this room. */
  @ParameterizedTest
  @MethodSource("sizes")
  void itIsKnownHowLargeCardsAreInARoom(TableSize size) {
    TableSize plain = lettered(size, 1);
    for (HandShape shape : HandShape.values()) {
      for (double cards : new double[] {0.8, 1, 1.6}) {
        TableSize asked = carded(size, cards).held(shape);
        for (Game game : Game.values()) {
          Arrangement laid = Layout.of(table(game), asked);
          assertThat(Layout.cards(game, asked))
              .as("%s, %s", game, asked)
              .isCloseTo(
                  laid.place(new Spot.InHand(Seat.A, 0)).orElseThrow().width() / width(plain, 1),
                  within(0.001));
        }
      }
    }
  }

  private static Tabletop table(Game game) {
    Tabletop table = Tables.of(3, 10, 0, false);
    return switch (game) {
      case OKLAHOMA -> table;
      case GIN ->
          new Tabletop(
              table.tableau(),
              table.me(),
              table.hand(),
              List.of(),
              false,
              OptionalInt.empty(),
              Optional.of(new Tabletop.OfGin(Set.of(3, 6), table.hand().getFirst())),
              Map.of());
    };
  }

  private static double width(TableSize size, double cards) {
    Arrangement laid = Layout.of(Tables.of(8, 2, 0, true), carded(size, cards));
    return laid.place(new Spot.InHand(Seat.A, 0)).orElseThrow().width();
  }

  private static TableSize carded(TableSize size, double cards) {
    return new TableSize(
        size.width(), size.height(), cards, size.hand(), size.compact(), size.words());
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void twentyFourMeldsAreBesideOneAnotherInTheirRoom(TableSize size) {
    for (int seats = 2; seats <= 8; seats++) {
      for (int melds = 0; melds <= Math.min(24, 3 * seats); melds++) {
        Arrangement laid = Layout.of(Tables.of(seats, 12, melds, melds < 3 * seats), size);
        assertThat(overlaps(laid.melds())).isEmpty();
        assertThat(overlaps(laid.groups().stream().map(Arrangement.MeldPanel::area).toList()))
            .isEmpty();
        assertThat(laid.groups())
            .as("%d seats, %d melds, %s", seats, melds, size)
            .allSatisfy(
                group -> assertThat(laid.frame().melds()).matches(r -> r.contains(group.area())));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void everyStagedCardIsInItsSlotAndLeavesAGhost(TableSize size) {
    Arrangement laid = Layout.of(Tables.of(3, 12, 0, true), size);
    assertThat(overlaps(laid.slots())).isEmpty();
    for (Map.Entry<Spot, PlacedCard> each : laid.places().at().entrySet()) {
      if (each.getKey() instanceof Spot.InTray staged) {
        Area slot = laid.slots().get(staged.slot());
        assertThat(slot.contains(bounds(each.getValue().place()))).isTrue();
        assertThat(laid.frame().tray().contains(slot)).isTrue();
      }
    }
    assertThat(laid.ghosts()).containsOnlyKeys(0, 1, 2, 4, 5, 6, 7, 8, 9);
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void inTwoRowsEveryCardIsInTheWindowAndLeavesTheQuestionOfAClaimItsRoom(TableSize size) {
    TableSize rows = size.held(HandShape.TWO_ROWS);
    for (int held = 0; held <= 45; held++) {
      Arrangement laid = Layout.of(Tables.of(8, held, 0, true), rows);
      assertThat(outside(laid)).as("%d cards, %s", held, rows).isEmpty();
      assertThat(laid.frame().claim().height()).isGreaterThanOrEqualTo(146 * least(laid.frame()));
      assertThat(overlaps(rooms(laid.frame()))).as("%d cards, %s", held, rows).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void ofTheRearRowFortyFiveHundredthsAreSeenAndTheRoomsStayWhileTheHandShrinks(TableSize size) {
    TableSize rows = size.held(HandShape.TWO_ROWS);
    Arrangement laid = Layout.of(Tables.of(4, 13, 0, false), rows);
    Place rear = laid.place(new Spot.InHand(Seat.A, 3)).orElseThrow();
    Place front = laid.place(new Spot.InHand(Seat.A, 10)).orElseThrow();
    assertThat(rear.x()).isCloseTo(size.width() / 2, within(1.0));
    assertThat(front.x()).isCloseTo(size.width() / 2, within(rear.width()));
    assertThat(front.y() - rear.y())
        .isCloseTo(0.45 * rear.area().height(), within(0.02 * rear.width()));
    assertThat(Layout.of(Tables.of(4, 1, 0, false), rows).frame()).isEqualTo(laid.frame());
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void inTwoRowsACarriedCardFindsItsGapInTheRowThatItIsOver(TableSize size) {
    List<Place> fan = Fan.of(9, size.held(HandShape.TWO_ROWS), 400, size.height() - 30).places();
    assertThat(fan)
        .allSatisfy(place -> {
          int own = fan.indexOf(place);
          assertThat(Fan.before(fan, place.x(), place.y())).isEqualTo(own);
          assertThat(Fan.before(fan, place.x() + 3, place.y())).isEqualTo(own + 1);
        });
    assertThat(Fan.before(List.of(), 100, 100)).isZero();
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void smallPlatesHoldTheirBacksAndLeaveTheMeldsMoreRoom(TableSize size) {
    Arrangement whole = Layout.of(Tables.of(8, 12, 0, true), size);
    Arrangement small = Layout.of(Tables.of(8, 12, 0, true), size.compacted(true));
    assertThat(small.frame().melds().height()).isGreaterThan(whole.frame().melds().height());
    assertThat(overlaps(rooms(small.frame()))).isEmpty();
    small
        .plates()
        .forEach((seat, plate) ->
            assertThat(small.places().at().entrySet())
                .filteredOn(
                    each -> each.getKey() instanceof Spot.InHand(Seat of, int index) && of == seat)
                .hasSizeBetween(1, 5)
                .allMatch(each -> plate.contains(bounds(each.getValue().place()))));
  }

  @ParameterizedTest
  @MethodSource("sizes")
  void theBacksOfAnotherHandAreOnItsPlate(TableSize size) {
    Arrangement laid = Layout.of(Tables.of(8, 12, 0, true), size);
    for (Map.Entry<Spot, PlacedCard> each : laid.places().at().entrySet()) {
      if (each.getKey() instanceof Spot.InHand(Seat seat, int index) && seat != Seat.A) {
        assertThat(laid.plates().get(seat))
            .matches(plate -> plate.contains(bounds(each.getValue().place())));
        assertThat(index).isLessThan(Layout.MOST_BACKS);
      }
    }
  }

  private static List<Area> rooms(Frame frame) {
    Stream<Area> single =
        Stream.of(
            frame.top(),
            frame.stock(),
            frame.pile(),
            frame.claim(),
            frame.melds(),
            frame.status(),
            frame.sorts(),
            frame.tray(),
            frame.hand(),
            frame.bottom());
    return Stream.concat(single, frame.plates().stream()).filter(a -> !a.isEmpty()).toList();
  }

  private static List<String> overlaps(List<Area> areas) {
    List<String> overlaps = new ArrayList<>();
    for (int i = 0; i < areas.size(); i++) {
      for (int j = 0; j < i; j++) {
        if (areas.get(i).overlaps(areas.get(j))) {
          overlaps.add(areas.get(i) + " covers " + areas.get(j));
        }
      }
    }
    return overlaps;
  }

  private static List<Place> outside(Arrangement laid) {
    Area window = new Area(0, 0, laid.size().width(), laid.frame().bottom().y());
    return laid.places().at().values().stream()
        .map(PlacedCard::place)
        .filter(place -> !window.contains(bounds(place)))
        .toList();
  }

  private static Area bounds(Place place) {
    double angle = Math.toRadians(Math.abs(place.angle()));
    double w = place.width();
    double h = w * Fan.TALL;
    double width = w * Math.cos(angle) + h * Math.sin(angle);
    double height = h * Math.cos(angle) + w * Math.sin(angle);
    return new Area(place.x() - width / 2, place.y() - height / 2, width, height);
  }

  /** How large the question of a claim is at least. */
  private static double least(Frame frame) {
    return Math.min(frame.unit(), frame.type());
  }
}
