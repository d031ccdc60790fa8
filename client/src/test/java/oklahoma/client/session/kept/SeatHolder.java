package oklahoma.client.session.kept;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import oklahoma.client.storage.Store;

/** A program that takes the first free seat of a folder and holds it until it is ended. */
public final class SeatHolder {
  private SeatHolder() {}

  /** Says whether it got a seat, and waits for its input to end. */
  public static void main(String[] args) throws IOException {
    Path folder = Path.of(args[0]);
    try (Store store = Store.open(folder.resolve("oklahoma.db"))) {
      KeptSeats seats = new KeptSeats(folder, store);
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
