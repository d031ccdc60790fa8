/**
 * The wire between host and client: the messages' schema and the codec between them and the rules'
 * own types.
 */
module oklahoma.protocol {
  requires static org.jspecify;
  requires transitive oklahoma.rules;
  requires com.google.protobuf;
  requires com.ibm.icu;

  exports oklahoma.protocol.codec;
  exports oklahoma.protocol.fair;
  exports oklahoma.protocol.identity;
  exports oklahoma.protocol.lobby;
  exports oklahoma.protocol.messages;
  exports oklahoma.protocol.people;
}
