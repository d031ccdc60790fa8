package oklahoma.client.match;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.util.Duration;
import javafx.util.Subscription;
import oklahoma.client.match.chat.ChatModel;
import oklahoma.client.sound.Cue;
import oklahoma.client.sound.Sounds;
import oklahoma.client.table.model.Change;
import oklahoma.client.table.model.TableModel;
import oklahoma.client.table.model.playerview.Countdown;
import oklahoma.client.table.model.playerview.Prompt;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.SeatLabel;
import oklahoma.rules.Event;

/** Plays the sounds of a table until the player leaves it, even while another page covers it. */
final class TableSounds {
  private static final long TICK_MS = 1000;
  private static final int TICKS = 3;

  /** Of shorter names most sentences have the letters. */
  private static final int SHORT = 3;

  private final TableModel model;
  private final Sounds sounds;
  private final Timeline ticks = new Timeline();
  private Subscription chatSubscription;

  TableSounds(TableModel model, Sounds sounds) {
    this.model = model;
    this.sounds = sounds;
    this.chatSubscription =
        Subscription.combine(
            model.addListener(this::changed),
            model.promptProperty().subscribe((before, now) -> prompted(now)),
            model.labelsProperty().subscribe(this::seated));
  }

  /** Plays a sound when somebody mentions the player in the chat. */
  void listen(ChatModel chat) {
    chatSubscription =
        chatSubscription.and(
            chat.listen(line -> {
              if (line.chatMessage() instanceof ChatMessage.Words words && names(words.text())) {
                sounds.play(Cue.MENTION);
              }
            }));
  }

  /** Stops all sounds, when the player leaves the table. */
  void leave() {
    chatSubscription.unsubscribe();
    ticks.stop();
  }

  /** Plays the sound of a move that was refused without asking the host. */
  void refused() {
    sounds.play(Cue.ILLEGAL);
  }

  private void changed(Change change) {
    switch (change) {
      case Change.Happened happened -> happened(happened.event());
      case Change.Dealt dealt -> sounds.play(Cue.SHUFFLE);
      case Change.TakenBack back -> back.why().ifPresent(why -> sounds.play(Cue.ILLEGAL));
      case Change.Rearranged _, Change.Restored _ -> {}
    }
  }

  private void happened(Event event) {
    switch (event) {
      case Event.Drew _, Event.Took _ -> sounds.play(Cue.SLIDE);
      case Event.Discarded _, Event.LaidOff _, Event.Swapped _ -> sounds.play(Cue.DROP);
      case Event.LaidDown laid -> sounds.play(Cue.LAY_DOWN);
      case Event.Renewed renewed -> sounds.play(Cue.SHUFFLE);
      case Event.Knocked knocked -> sounds.play(knocked.deadwood().isEmpty() ? Cue.GIN : Cue.KNOCK);
      case Event.Ended ended -> sounds.play(Cue.HAND_END);
      case Event.ClaimSettled settled -> settled(settled);
      case Event.Answered _, Event.StockRanOut _, Event.Declined _ -> {}
    }
  }

  private void settled(Event.ClaimSettled settled) {
    if (settled.taker().filter(seat -> seat == model.playerView().me()).isPresent()) {
      sounds.play(Cue.CLAIM_WON);
    } else if (model.log().lostClaim().isPresent()) {
      sounds.play(Cue.CLAIM_LOST);
    }
  }

  private void prompted(Prompt prompt) {
    ticks.stop();
    switch (prompt) {
      case Prompt.Draw draw -> asked(Cue.YOUR_TURN, draw.until());
      case Prompt.Offer offer -> asked(Cue.YOUR_TURN, offer.until());
      case Prompt.Defend defend -> asked(Cue.YOUR_TURN, defend.until());
      case Prompt.Claim claim -> asked(Cue.CLAIM_OPEN, claim.until());
      case Prompt.Play play -> tick(play.until());
      case Prompt.Offered _, Prompt.Defended _, Prompt.Answered _, Prompt.NotAsked _ -> {}
      case Prompt.Watch _, Prompt.Shuffling _, Prompt.DealOver _ -> {}
    }
  }

  private void asked(Cue cue, Optional<Countdown> until) {
    sounds.play(cue);
    tick(until);
  }

  private void tick(Optional<Countdown> until) {
    ticks.getKeyFrames().clear();
    until.ifPresent(end -> {
      double left = end.leftMs(model.nanos());
      for (long before = TICKS * TICK_MS; before > 0; before -= TICK_MS) {
        if (left > before) {
          ticks
              .getKeyFrames()
              .add(new KeyFrame(Duration.millis(left - before), tick -> lastSeconds()));
        }
      }
      ticks.playFromStart();
    });
  }

  private void lastSeconds() {
    if (model.clocksProperty().get()) {
      sounds.play(Cue.LAST_SECONDS);
    }
  }

  private void seated(List<SeatLabel> before, List<SeatLabel> now) {
    for (int i = 0; i < Math.min(before.size(), now.size()); i++) {
      if (now.get(i).seat() != model.playerView().me()) {
        seated(before.get(i), now.get(i));
      }
    }
  }

  private void seated(SeatLabel before, SeatLabel now) {
    if (!before.name().equals(now.name())) {
      sounds.play(Cue.JOINED);
    } else if (before.absent() != now.absent()) {
      sounds.play(now.absent() ? Cue.LEFT : Cue.RETURNED);
    }
  }

  private boolean names(String words) {
    return model.labelsProperty().get().stream()
        .filter(label -> label.seat() == model.playerView().me())
        .anyMatch(label -> named(label.name().text()).matcher(words).find());
  }

  /**
   * Where a word begins with a name, which may have an ending. A name of one or two letters is a
   * whole word, or most sentences would have it.
   */
  private static Pattern named(String name) {
    return Pattern.compile(
        "(?<![\\p{L}\\p{N}])"
            + Pattern.quote(name)
            + (name.length() < SHORT ? "(?![\\p{L}\\p{N}])" : ""),
        Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
  }
}
