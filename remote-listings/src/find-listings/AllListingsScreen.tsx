/** Toate anunțurile. */
export function AllListingsScreen() {
  return <h1>Toate anunțurile</h1>;
}
