/** Articol. */
export function BlogPostScreen() {
  return <h1>Articol</h1>;
}
