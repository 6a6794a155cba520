/** Setări. */
export function SettingsScreen() {
  return <h1>Setări</h1>;
}
