package oklahoma.protocol.codec;

import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.QuickPhrase;
import oklahoma.protocol.people.Saying;
import oklahoma.protocol.people.Speaker;
import oklahoma.protocol.wire.Wire;

/** Chat messages and their speakers. */
final class ChatCodec {
  private static final EnumMapping<QuickPhrase, Wire.QuickPhrase> PHRASES =
      new EnumMapping<>(QuickPhrase.class, Wire.QuickPhrase.class, "QUICK_PHRASE_");

  private ChatCodec() {}

  static Wire.Saying wire(Saying saying) {
    Wire.Saying.Builder wire = Wire.Saying.newBuilder();
    switch (saying) {
      case Saying.Words(String text) -> wire.setWords(text);
      case Saying.Phrase(QuickPhrase phrase) -> wire.setPhrase(PHRASES.wire(phrase));
    }
    return wire.build();
  }

  static Saying read(Wire.Saying saying) {
    return switch (saying.getKindCase()) {
      case WORDS ->
          Saying.Words.of(saying.getWords()).orElseThrow(() -> new BadMessage(Fault.NOT_A_SAYING));
      case PHRASE -> new Saying.Phrase(PHRASES.read(saying.getPhrase()));
      case KIND_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  static Wire.Chatted wire(FromHost.Chatted chatted) {
    Wire.Chatted.Builder wire =
        Wire.Chatted.newBuilder()
            .setName(chatted.speaker().name().text())
            .setSaying(wire(chatted.saying()));
    chatted.speaker().seat().map(SeatCodec::wire).ifPresent(wire::setSeat);
    return wire.build();
  }

  static FromHost.Chatted read(Wire.Chatted chatted) {
    Speaker speaker =
        new Speaker(
            SeatCodec.name(chatted.getName()),
            SeatCodec.read(chatted.hasSeat(), chatted.getSeat()));
    return new FromHost.Chatted(speaker, read(chatted.getSaying()));
  }
}
