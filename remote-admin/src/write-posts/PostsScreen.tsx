/** Articole. */
export function PostsScreen() {
  return <h1>Articole</h1>;
}
