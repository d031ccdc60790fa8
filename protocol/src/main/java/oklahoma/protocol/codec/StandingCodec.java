package oklahoma.protocol.codec;

import java.util.List;
import java.util.Set;
import oklahoma.protocol.wire.Wire;
import oklahoma.rules.Standing;

/** Scores. */
final class StandingCodec {
  private StandingCodec() {}

  static Wire.Standing wire(Standing standing) {
    Wire.Standing.Builder wire =
        Wire.Standing.newBuilder()
            .addAllVoids(standing.voids().stream().sorted().toList())
            .addAllTotals(standing.totals())
            .setOver(standing.over());
    for (List<Integer> points : standing.deals()) {
      wire.addDeals(Wire.Standing.Points.newBuilder().addAllPoints(points));
    }
    for (Standing.Place place : standing.places()) {
      wire.addPlaces(
          Wire.Standing.Place.newBuilder()
              .setRank(place.rank())
              .setSeat(SeatCodec.wire(place.seat())));
    }
    return wire.build();
  }

  static Standing read(Wire.Standing standing) {
    return new Standing(
        Bounds.each(standing.getDealsList(), Bounds.DEALS, deal -> points(deal.getPointsList())),
        Set.copyOf(
            Bounds.each(
                standing.getVoidsList(),
                Bounds.DEALS,
                deal -> Bounds.within(0, deal, Bounds.DEALS - 1))),
        points(standing.getTotalsList()),
        Bounds.each(standing.getPlacesList(), Bounds.SEATS, StandingCodec::place),
        standing.getOver());
  }

  private static Standing.Place place(Wire.Standing.Place place) {
    return new Standing.Place(
        Bounds.within(1, place.getRank(), Bounds.SEATS), SeatCodec.read(place.getSeat()));
  }

  private static List<Integer> points(List<Integer> points) {
    return Bounds.each(
        points, Bounds.SEATS, each -> Bounds.within(-Bounds.POINTS, each, Bounds.POINTS));
  }
}
