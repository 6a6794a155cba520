import { deviceText } from '../storage/deviceText';
import { THEME_KEY } from '@anunturi/shared-contract/page/localStorageKeys';
import { afterPaint } from '../loading/afterPaint';

/** The visitor's choice: as the system says, or always the one. */
export type Theme = 'auto' | 'light' | 'dark';

const stored = deviceText(THEME_KEY);

/** The stored choice; `auto` where nothing, or nothing readable, is stored. */
export function readTheme(): Theme {
  const text = stored.get();
  return text === 'light' || text === 'dark' ? text : 'auto';
}

/** Keeps the choice and shows it; where storage is closed it lasts for the page. */
export function chooseTheme(theme: Theme): void {
  stored.set(theme === 'auto' ? null : theme);
  void showLater(theme);
}

/**
 * What was pressed answers first: the page takes its new colours in the frame after. Were each of them to fade, hundreds of
 * transitions would keep the page from answering: styles end them while the mark stands.
 */
async function showLater(theme: Theme = readTheme()): Promise<void> {
  const { dataset } = document.documentElement;
  await afterPaint();
  if ((dataset.theme ?? 'auto') === theme) return;
  dataset.themeChanging = '';
  applyTheme(theme);
  await afterPaint();
  delete dataset.themeChanging;
}

/** Puts a choice (the stored one) on the page; before the first paint the page's own script has done so (`deviceScript`). */
export function applyTheme(theme: Theme = readTheme()): void {
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

/** Calls the listener with choices made on this page and in other tabs. */
export function subscribeToTheme(listener: () => void): () => void {
  return stored.subscribe(() => {
    void showLater();
    listener();
  });
}
