/** Utilizatori. */
export function UsersScreen() {
  return <h1>Utilizatori</h1>;
}
