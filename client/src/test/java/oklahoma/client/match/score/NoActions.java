package oklahoma.client.match.score;

/** Who looks at the end of a deal or of a match and wants nothing. */
public final class NoActions implements DealEndPanel.Actions, MatchEndPanel.Actions {
  @Override
  public void next() {}

  @Override
  public void look() {}

  @Override
  public void hold() {}

  @Override
  public void missed(DealEndPanel.Missed what) {}

  @Override
  public void leave() {}

  @Override
  public void rematch() {}

  @Override
  public void change() {}

  @Override
  public void lobby() {}

  @Override
  public void watch() {}

  @Override
  public void export() {}

  @Override
  public void moves() {}

  @Override
  public void series() {}

  @Override
  public void home() {}
}
