package oklahoma.protocol.codec;

import oklahoma.protocol.codec.BadMessage.Fault;
import oklahoma.protocol.messages.FromHost;
import oklahoma.protocol.people.ChatMessage;
import oklahoma.protocol.people.QuickPhrase;
import oklahoma.protocol.people.Speaker;
import oklahoma.protocol.wire.Wire;

/** Chat messages and their speakers. */
final class ChatCodec {
  private static final EnumMapping<QuickPhrase, Wire.QuickPhrase> PHRASES =
      new EnumMapping<>(QuickPhrase.class, Wire.QuickPhrase.class, "QUICK_PHRASE_");

  private ChatCodec() {}

  static Wire.ChatMessage wire(ChatMessage chatMessage) {
    Wire.ChatMessage.Builder wire = Wire.ChatMessage.newBuilder();
    switch (chatMessage) {
      case ChatMessage.Words(String text) -> wire.setWords(text);
      case ChatMessage.Phrase(QuickPhrase phrase) -> wire.setPhrase(PHRASES.wire(phrase));
    }
    return wire.build();
  }

  static ChatMessage read(Wire.ChatMessage chatMessage) {
    return switch (chatMessage.getKindCase()) {
      case WORDS ->
          ChatMessage.Words.of(chatMessage.getWords())
              .orElseThrow(() -> new BadMessage(Fault.NOT_A_CHAT_MESSAGE));
      case PHRASE -> new ChatMessage.Phrase(PHRASES.read(chatMessage.getPhrase()));
      case KIND_NOT_SET -> throw new BadMessage(Fault.UNKNOWN_KIND);
    };
  }

  static Wire.Chatted wire(FromHost.Chatted chatted) {
    Wire.Chatted.Builder wire =
        Wire.Chatted.newBuilder()
            .setName(chatted.speaker().name().text())
            .setMessage(wire(chatted.chatMessage()));
    chatted.speaker().seat().map(SeatCodec::wire).ifPresent(wire::setSeat);
    return wire.build();
  }

  static FromHost.Chatted read(Wire.Chatted chatted) {
    Speaker speaker =
        new Speaker(
            SeatCodec.name(chatted.getName()),
            SeatCodec.read(chatted.hasSeat(), chatted.getSeat()));
    return new FromHost.Chatted(speaker, read(chatted.getMessage()));
  }
}
