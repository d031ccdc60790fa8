package oklahoma.client.deck;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;

class ImageCacheTest {

  private final ImageCache<Integer, Integer> cache = new ImageCache<>(100, Integer::longValue);

  @Test
  void dropsWhatWasUsedLongestAgo() {
    cache.put(1, 40);
    cache.put(2, 40);
    assertThat(cache.get(1)).hasValue(40);
    cache.put(3, 40);
    assertThat(cache.get(2)).isEmpty();
    assertThat(cache.get(1)).hasValue(40);
    assertThat(cache.get(3)).hasValue(40);
  }

  @Test
  void keepsNothingThatIsTooHeavyAlone() {
    cache.put(1, 101);
    assertThat(cache.get(1)).isEmpty();
    assertThat(cache.weight()).isZero();
  }

  @Test
  void neverExceedsItsBound() {
    RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(20261120);
    for (int i = 0; i < 10_000; i++) {
      cache.put(random.nextInt(30), random.nextInt(60));
      long sum = cache.entries().mapToLong(Map.Entry::getValue).sum();
      assertThat(cache.weight()).isEqualTo(sum).isLessThanOrEqualTo(100);
    }
  }
}
