/** Blog. */
export function BlogScreen() {
  return <h1>Blog</h1>;
}
