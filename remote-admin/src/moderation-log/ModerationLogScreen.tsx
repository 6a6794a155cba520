/** Jurnal. */
export function ModerationLogScreen() {
  return <h1>Jurnal</h1>;
}
