/** Categorii. */
export function CategoriesScreen() {
  return <h1>Categorii</h1>;
}
