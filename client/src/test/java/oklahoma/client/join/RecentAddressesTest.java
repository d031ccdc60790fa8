package oklahoma.client.join;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import org.junit.jupiter.api.Test;

class RecentAddressesTest {
  private final ObjectProperty<List<String>> recent = new SimpleObjectProperty<>(List.of());

  @Test
  void theLastOneIsFirstAndOnlyOnce() {
    for (String host : List.of("anna-pc", "192.168.1.20", "anna-pc")) {
      RecentAddresses.remember(recent, host);
    }
    assertThat(recent.get()).containsExactly("anna-pc", "192.168.1.20");
  }

  @Test
  void theOldestOneGivesWay() {
    for (int host = 0; host <= RecentAddresses.MOST; host++) {
      RecentAddresses.remember(recent, "192.168.1." + host);
    }
    assertThat(recent.get()).hasSize(RecentAddresses.MOST).doesNotContain("192.168.1.0");
  }
}
