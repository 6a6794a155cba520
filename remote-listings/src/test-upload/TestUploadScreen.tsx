/** Test de încărcare. */
export function TestUploadScreen() {
  return <h1>Test de încărcare</h1>;
}
