/** Anunț. */
export function ViewListingScreen() {
  return <h1>Anunț</h1>;
}
