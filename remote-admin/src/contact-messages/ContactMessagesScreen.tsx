/** Mesaje de contact. */
export function ContactMessagesScreen() {
  return <h1>Mesaje de contact</h1>;
}
