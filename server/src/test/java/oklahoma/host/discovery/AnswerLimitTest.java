package oklahoma.host.discovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** Nobody makes a host answer more than it was asked, or remember more than it must. */
class AnswerLimitTest {
  private static final InetAddress ANNA = InetAddress.ofLiteral("192.168.1.20");
  private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

  private final AnswerLimit answers = new AnswerLimit();

  @Test
  void aQuestionThatComesOnSeveralWaysIsAnsweredOnce() {
    assertThat(answers.due(ANNA, 7, 0)).isTrue();
    assertThat(answers.due(ANNA, 7, 1)).isFalse();
    assertThat(answers.due(ANNA, 8, 2)).isTrue();
    assertThat(answers.due(ANNA, 8, 2 * SECOND)).isFalse();
  }

  @Test
  void oneAddressIsAnsweredTenTimesWithinASecond() {
    for (int nonce = 1; nonce <= AnswerLimit.A_SECOND; nonce++) {
      assertThat(answers.due(ANNA, nonce, nonce)).isTrue();
    }
    assertThat(answers.due(ANNA, 100, SECOND - 1)).isFalse();
    assertThat(answers.due(InetAddress.ofLiteral("192.168.1.21"), 100, SECOND - 1)).isTrue();
    assertThat(answers.due(ANNA, 101, SECOND + 1)).isTrue();
  }

  /** A second may begin at any moment, not only with a question after a pause. */
  @Test
  void noMoreThanTenAreAnsweredInAnySecond() {
    long late = SECOND - 1;
    assertThat(answers.due(ANNA, 1, 0)).isTrue();
    for (int nonce = 2; nonce <= AnswerLimit.A_SECOND; nonce++) {
      assertThat(answers.due(ANNA, nonce, late)).isTrue();
    }
    assertThat(answers.due(ANNA, 11, SECOND)).isTrue();
    assertThat(answers.due(ANNA, 12, SECOND)).isFalse();
    assertThat(answers.due(ANNA, 12, late + SECOND)).isTrue();
  }

  @Test
  void aFloodFromManyAddressesIsNotRememberedForEver() throws UnknownHostException {
    for (int address = 0; address < 5 * AnswerLimit.ADDRESSES; address++) {
      byte[] bytes = {10, (byte) (address >> 16), (byte) (address >> 8), (byte) address};
      assertThat(answers.due(InetAddress.getByAddress(bytes), 1, address)).isTrue();
    }
    assertThat(answers.addresses()).isEqualTo(AnswerLimit.ADDRESSES);
  }
}
