/** Contul meu. */
export function DashboardScreen() {
  return <h1>Contul meu</h1>;
}
