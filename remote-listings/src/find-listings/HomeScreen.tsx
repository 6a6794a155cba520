/** Mașini și servicii. */
export function HomeScreen() {
  return <h1>Mașini și servicii</h1>;
}
