/** Administrare. */
export function AdminDashboardScreen() {
  return <h1>Administrare</h1>;
}
