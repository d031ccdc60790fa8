package oklahoma.client.avatar;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Shape;
import oklahoma.client.text.Language;
import oklahoma.client.text.Texts;
import oklahoma.protocol.people.Avatar;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class EmblemTest {
  private static final double READABLE = 4;

  @Test
  void noTwoHaveTheSameColourOrShape() {
    List<List<Shape>> all = Arrays.stream(Avatar.values()).map(Emblem::shapes).toList();
    assertThat(all).extracting(shapes -> shapes.getFirst().getFill()).doesNotHaveDuplicates();
    assertThat(all)
        .extracting(shapes -> shapes.stream().skip(1).map(Shape::getBoundsInLocal).toList())
        .doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @EnumSource(Avatar.class)
  void isWhollyOnItsDiscAndContrastsWithIt(Avatar avatar) {
    EmblemView view = new EmblemView(1);
    view.show(Optional.of(avatar));
    List<Node> drawn = ((Group) view.getChildrenUnmodifiable().getFirst()).getChildren();
    Circle ground = (Circle) drawn.getFirst();
    List<Node> strokes = drawn.subList(1, drawn.size());
    assertThat(strokes)
        .isNotEmpty()
        .allSatisfy(stroke -> {
          Shape beyond = Shape.subtract((Shape) stroke, ground);
          assertThat(beyond.getBoundsInLocal().getWidth()).isNegative();
        });
    Color lightest =
        strokes.stream()
            .map(stroke -> (Shape) stroke)
            .map(shape -> (Color) (shape.getFill() == null ? shape.getStroke() : shape.getFill()))
            .max(Comparator.comparingDouble(EmblemTest::luminance))
            .orElseThrow();
    assertThat(contrast(lightest, (Color) ground.getFill())).isGreaterThan(READABLE);
  }

  @ParameterizedTest
  @EnumSource(Avatar.class)
  void hasANameInEveryLanguage(Avatar avatar) {
    for (Language language : Language.all()) {
      Texts texts = new Texts(language);
      assertThat(texts.has(AvatarWords.key(Optional.of(avatar)))).isTrue();
      assertThat(AvatarWords.spoken(texts, Optional.of(avatar)))
          .contains(texts.say("avatar." + avatar.name()));
    }
  }

  private static double contrast(Color one, Color other) {
    double brighter = Math.max(luminance(one), luminance(other));
    double darker = Math.min(luminance(one), luminance(other));
    return (brighter + 0.05) / (darker + 0.05);
  }

  private static double luminance(Color colour) {
    return 0.2126 * linear(colour.getRed())
        + 0.7152 * linear(colour.getGreen())
        + 0.0722 * linear(colour.getBlue());
  }

  private static double linear(double part) {
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }
}
