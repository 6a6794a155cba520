/** Modificați anunțul. */
export function EditListingScreen() {
  return <h1>Modificați anunțul</h1>;
}
