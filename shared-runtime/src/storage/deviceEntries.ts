/** What localStorage holds under names that begin with `prefix`, as text; nothing where it is closed. */
export function deviceEntries(prefix = ''): [key: string, text: string][] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => [key, localStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}
