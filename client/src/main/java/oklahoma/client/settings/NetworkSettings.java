package oklahoma.client.settings;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import oklahoma.protocol.people.Avatar;

/** The settings of the network: what others see of the player, and how tables are found. */
public final class NetworkSettings {
  /** The smallest port that can be chosen: lower ones need administrator rights. */
  public static final int LEAST_PORT = 1024;

  public static final int GREATEST_PORT = 65_535;

  /** The default port: OKLA on a phone's keys. */
  private static final int FIRST_PORT = 6552;

  private static final String NO_AVATAR = "none";

  private final StringProperty name = new SimpleStringProperty("");
  private final ObjectProperty<Optional<Avatar>> avatar =
      new SimpleObjectProperty<>(Optional.empty());
  private final IntegerProperty port = new SimpleIntegerProperty(FIRST_PORT);
  private final BooleanProperty discovery = new SimpleBooleanProperty(true);
  private final ObjectProperty<List<String>> recentHosts = new SimpleObjectProperty<>(List.of());
  private final KeptGroup kept =
      new KeptGroup(
          List.of(
              StoredSetting.of("discovery", discovery),
              new StoredSetting<>(
                  "avatar",
                  avatar,
                  Optional.empty(),
                  NetworkSettings::avatar,
                  NetworkSettings::text),
              new StoredSetting<>(
                  "port", port, FIRST_PORT, NetworkSettings::port, Number::toString)),
          List.of(new StoredSetting<>("name", name, "", text -> text, text -> text)));

  NetworkSettings() {}

  public KeptGroup kept() {
    return kept;
  }

  /** The name that others see; empty until the player chooses one. */
  public StringProperty nameProperty() {
    return name;
  }

  /** The picture that others see; if empty, they see the first letter of the name. */
  public ObjectProperty<Optional<Avatar>> avatarProperty() {
    return avatar;
  }

  /**
   * The addresses of the hosts that the player has joined, the latest first. They are saved in rows
   * of their own, not with the settings.
   */
  public ObjectProperty<List<String>> recentHostsProperty() {
    return recentHosts;
  }

  /** The TCP port of tables hosted here, {@link #LEAST_PORT} to {@link #GREATEST_PORT}. */
  public IntegerProperty portProperty() {
    return port;
  }

  /**
   * Whether the program searches for tables on the local network, and lets others find those hosted
   * here.
   */
  public BooleanProperty discoveryProperty() {
    return discovery;
  }

  private static Optional<Avatar> avatar(String text) {
    return text.equals(NO_AVATAR)
        ? Optional.empty()
        : Optional.of(Avatar.valueOf(text.toUpperCase(Locale.ROOT)));
  }

  private static String text(Optional<Avatar> avatar) {
    return avatar.map(chosen -> chosen.name().toLowerCase(Locale.ROOT)).orElse(NO_AVATAR);
  }

  private static Number port(String text) {
    int port = Integer.parseInt(text);
    if (port < LEAST_PORT || port > GREATEST_PORT) {
      throw new IllegalArgumentException("port " + port);
    }
    return port;
  }
}
