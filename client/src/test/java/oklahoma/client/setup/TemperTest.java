package oklahoma.client.setup;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.protocol.people.Name;
import oklahoma.protocol.people.Temper;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

class TemperTest {
  static final List<String> NAMES = BotSeat.NAMES;

  @ParameterizedTest
  @FieldSource("NAMES")
  void aBotIsOfTheSameTemperInBothLanguages(String bot) {
    assertThat(temper(bot, Language.of("bg"))).isEqualTo(temper(bot, Language.ENGLISH));
  }

  private static Temper temper(String bot, Language language) {
    return Temper.of(new Name(new Texts(language).say("setup.bot." + bot)));
  }
}
