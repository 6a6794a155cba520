/** Mesaje primite. */
export function MessagesScreen() {
  return <h1>Mesaje primite</h1>;
}
