package oklahoma.host.table.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import oklahoma.protocol.messages.FromHost;
import oklahoma.rules.Deal;
import oklahoma.rules.Event;
import oklahoma.rules.Refusal;
import oklahoma.rules.Seen;
import oklahoma.rules.card.Face;
import org.junit.jupiter.api.Test;

/**
 * Lobbies, labels, chat and all else that the host says cannot hold a card: only what was seen can,
 * and a refusal, which names the cards of the move that it refuses.
 */
class SilenceTest {

  @Test
  void onlyWhatWasSeenHoldsCards() {
    List<Class<?>> messages =
        leaves(FromHost.class).filter(leaf -> leaf != FromHost.Refused.class).toList();
    assertThat(messages).hasSizeGreaterThan(8);
    for (Class<?> message : messages) {
      Set<Class<?>> holds = new HashSet<>();
      collect(message, holds);
      assertThat(holds).as(message.getSimpleName()).noneMatch(SilenceTest::tellsCards);
    }
  }

  private static boolean tellsCards(Class<?> type) {
    return Stream.of(Face.class, Deal.class, Event.class, Refusal.class)
        .anyMatch(secret -> secret.isAssignableFrom(type));
  }

  private static void collect(Type type, Set<Class<?>> found) {
    switch (type) {
      case Class<?> plain -> collectClass(plain, found);
      case ParameterizedType generic -> {
        if (generic.getRawType() != Seen.class) {
          Arrays.stream(generic.getActualTypeArguments()).forEach(part -> collect(part, found));
        }
      }
      case GenericArrayType array -> collect(array.getGenericComponentType(), found);
      default -> throw new AssertionError(type);
    }
  }

  private static void collectClass(Class<?> type, Set<Class<?>> found) {
    if (!found.add(type)) {
      return;
    }
    leaves(type).filter(leaf -> leaf != type).forEach(leaf -> collect(leaf, found));
    if (type.isRecord()) {
      Arrays.stream(type.getRecordComponents())
          .map(RecordComponent::getGenericType)
          .forEach(part -> collect(part, found));
    }
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(SilenceTest::leaves)
        : Stream.of(type);
  }
}
