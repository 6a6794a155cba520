/** Modificați articolul. */
export function EditPostScreen() {
  return <h1>Modificați articolul</h1>;
}
