/** Anunțuri. */
export function AdminListingsScreen() {
  return <h1>Anunțuri</h1>;
}
