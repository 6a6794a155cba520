/** Adăugați un anunț. */
export function AddListingScreen() {
  return <h1>Adăugați un anunț</h1>;
}
