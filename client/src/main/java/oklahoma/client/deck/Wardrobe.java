package oklahoma.client.deck;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import oklahoma.rules.card.Suit;

/**
 * The colours of a figure, by name. Art is written with {@code @name} in place of a colour, so that
 * one drawing serves figures in different cloth. Every figure knows {@code robe} and its shade
 * {@code fold}, {@code lining} and its shade {@code pleat}, {@code hair} and its shade {@code
 * lock}; the other names are the same for all: the one flat palette of the deck.
 */
final class Wardrobe {

  private static final String NAVY = "#22386B";
  private static final String MIDNIGHT = "#172850";
  private static final String CRIMSON = "#B8232F";
  private static final String WINE = "#8E1724";
  private static final String GREEN = "#1F6B4A";
  private static final String PINE = "#144F36";

  private static final Map<String, String> COMMON =
      Map.ofEntries(
          Map.entry("navy", NAVY),
          Map.entry("midnight", MIDNIGHT),
          Map.entry("crimson", CRIMSON),
          Map.entry("wine", WINE),
          Map.entry("green", GREEN),
          Map.entry("pine", PINE),
          Map.entry("gold", "#E2AC3F"),
          Map.entry("brass", "#BC8423"),
          Map.entry("ivory", "#FBF3E2"),
          Map.entry("linen", "#E4D6B8"),
          Map.entry("white", "#FFFFFF"),
          Map.entry("ink", "#1B1C26"),
          Map.entry("steel", "#DCE2EA"),
          Map.entry("iron", "#A9B4C2"),
          Map.entry("skin", "#F4D3AE"),
          Map.entry("tan", "#DFAF86"),
          Map.entry("blush", "#E8AF92"));

  private static final Pattern NAME = Pattern.compile("@([a-z]+)");

  private final Map<String, String> dyes;

  private Wardrobe(
      String robe, String fold, String lining, String pleat, String hair, String lock) {
    Map<String, String> all = new HashMap<>(COMMON);
    all.put("robe", robe);
    all.put("fold", fold);
    all.put("lining", lining);
    all.put("pleat", pleat);
    all.put("hair", hair);
    all.put("lock", lock);
    dyes = Map.copyOf(all);
  }

  /** The colours of a court figure. */
  static Wardrobe of(Court court, Suit suit) {
    return switch (suit) {
      case SPADES -> new Wardrobe(NAVY, MIDNIGHT, CRIMSON, WINE, "#33303A", "#1F1D26");
      case HEARTS -> new Wardrobe(CRIMSON, WINE, NAVY, MIDNIGHT, "#C98A3C", "#A56A25");
      case DIAMONDS -> new Wardrobe("#D9952B", "#B57519", NAVY, MIDNIGHT, "#8A3B1E", "#6B2A13");
      case CLUBS ->
          court == Court.KING
              ? new Wardrobe(GREEN, PINE, CRIMSON, WINE, "#E3DED2", "#BDB5A6")
              : new Wardrobe(GREEN, PINE, CRIMSON, WINE, "#6A4527", "#4E3119");
    };
  }

  /** The colours of the red or the black jester. */
  static Wardrobe jester(boolean red) {
    return red
        ? new Wardrobe(CRIMSON, WINE, NAVY, MIDNIGHT, "#33303A", "#1F1D26")
        : new Wardrobe("#23242E", "#14151C", "#5A6272", "#444B59", "#33303A", "#1F1D26");
  }

  /** The art with the names of colours replaced by this figure's colours. */
  String dress(String art) {
    return NAME.matcher(art).replaceAll(name -> dye(name.group(1)));
  }

  private String dye(String name) {
    return Objects.requireNonNull(dyes.get(name), () -> "no colour is named " + name);
  }
}
