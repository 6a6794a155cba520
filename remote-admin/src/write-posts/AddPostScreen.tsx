/** Articol nou. */
export function AddPostScreen() {
  return <h1>Articol nou</h1>;
}
