import type { BrowserName } from '@mdn/browser-compat-data';
import browserslist from 'browserslist';
import { root } from '../build/folders';

/** The oldest version of each engine that `.browserslistrc` names. */
export type BrowserFloor = Partial<Record<BrowserName, number>>;

/** Names of engines, as browserslist and as the compatibility data know them; phones have the desktop's versions. */
const engines = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
} as const;

export function browserFloor(): BrowserFloor {
  const floor: BrowserFloor = {};
  for (const browser of browserslist(undefined, { path: root })) {
    const [name = '', versions = ''] = browser.split(' ');
    const engine = engines[name as keyof typeof engines];
    const version = Number.parseFloat(versions);
    if (engine && version < (floor[engine] ?? Infinity)) floor[engine] = version;
  }
  return floor;
}
