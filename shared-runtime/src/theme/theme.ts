import { THEME_KEY } from '@anunturi/shared-contract/storage/localStorageKeys';
import { setHint } from './hintCookie';

/** The visitor's choice: as the system says, or always the one. */
export type Theme = 'auto' | 'light' | 'dark';

const listeners = new Set<() => void>();

/** The stored choice; `auto` where nothing, or nothing readable, is stored. */
export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(THEME_KEY);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto'; // storage is forbidden in this browser: the choice lasts for the page
  }
}

/** Keeps the choice and shows it. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'auto') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // storage is forbidden in this browser: the choice lasts for the page
  }
  // The server renders the page in the chosen colours.
  for (const colours of ['dark', 'light'] as const) setHint(colours, theme === colours);
  applyTheme(theme);
  listeners.forEach((listener) => listener());
}

/** Puts a choice (the stored one) on the page. Call it before the first paint. */
export function applyTheme(theme: Theme = readTheme()): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Calls the listener with choices made on this page and in other tabs. */
export function subscribeToTheme(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key !== THEME_KEY) return;
    applyTheme();
    listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
