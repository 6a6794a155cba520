/** Transparență. */
export function TransparencyScreen() {
  return <h1>Transparență</h1>;
}
