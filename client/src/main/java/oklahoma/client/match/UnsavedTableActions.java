package oklahoma.client.match;

import java.util.Optional;

/**
 * The exits from a table that is not saved: the player can only leave it.
 *
 * @param out leaves it
 * @param alone whether the player has only bots for company
 * @param stop what Esc does in a lesson; empty at another table
 */
public record UnsavedTableActions(Runnable out, boolean alone, Optional<Runnable> stop)
    implements TableScreen.Actions {
  @Override
  public void leave() {
    out.run();
  }

  @Override
  public boolean lesson() {
    return stop.isPresent();
  }

  @Override
  public boolean escaped() {
    stop.ifPresent(Runnable::run);
    return stop.isPresent();
  }

  @Override
  public void change() {}

  @Override
  public void lobby() {}

  @Override
  public boolean saves() {
    return false;
  }

  @Override
  public void watch() {}

  @Override
  public void export() {}
}
