package client.app;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;

/** A program that takes the first free seat of a folder and holds it until it is ended. */
final class SeatHolder {
  private SeatHolder() {}

  /** Says whether it got a seat, and waits for its input to end. */
  public static void main(String[] args) throws IOException {
    try (KeptSeats seats = new KeptSeats(Path.of(args[0]))) {
      boolean holds =
          seats.free().join().stream()
              .findFirst()
              .flatMap(seat -> seats.take(seat).join())
              .isPresent();
      System.out.println(holds ? "holds" : "none");
      System.in.transferTo(OutputStream.nullOutputStream());
    }
  }
}
