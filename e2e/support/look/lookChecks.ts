import type { LookDevice, LookScreenName } from './lookScreens';
import type { Look } from './readLook';

/** A figure of a screen: what the product keeps to today, and what it is meant to come to where that is more. */
export type LookCheck = {
  screen: LookScreenName;
  device: LookDevice;
  what: string;
  read(look: Look): number;
  /** The journey fails beyond it. */
  limit: number;
  wanted?: number;
  /** Whether more is better; less is, when left out. */
  more?: boolean;
  /** Asked of every screen alike. */
  everywhere?: true;
};

const first = { what: 'first of the goods, top in px', read: (look: Look) => look.firstTop };
const whole = {
  what: 'goods that stand whole on the first screen',
  read: (look: Look) => look.whole,
  more: true,
};
const height = { what: 'height of the page in px', read: (look: Look) => look.pageHeight };
const bold = { what: 'bold pieces of text in percent', read: (look: Look) => look.boldShare };
const sticky = { what: 'screen that stays, in percent', read: (look: Look) => look.stickyShare };
const rows = {
  what: 'lowest of the first three rows in px',
  read: (look: Look) => look.rowHeight,
};
const cut = { what: 'words cut on the goods', read: (look: Look) => look.cutWords.length };
const taps = { what: 'taps under 44 px', read: (look: Look) => look.smallTaps.length };

/** What holds for one screen alone. */
const own: LookCheck[] = [
  { screen: 'list', device: 'phone', ...first, limit: 215 },
  { screen: 'list', device: 'phone', ...whole, limit: 4 },
  { screen: 'list', device: 'phone', ...height, limit: 5000 },
  { screen: 'list', device: 'phone', ...sticky, limit: 14 },
  { screen: 'list', device: 'phone', ...bold, limit: 30 },
  { screen: 'list', device: 'phone', ...taps, limit: 2 },
  { screen: 'list', device: 'phone', ...cut, limit: 0 },
  { screen: 'list', device: 'desktop', ...first, limit: 215 },
  { screen: 'list', device: 'desktop', ...whole, limit: 6 },
  { screen: 'home', device: 'phone', ...whole, limit: 2 },
  { screen: 'home', device: 'phone', ...height, limit: 4200 },
  { screen: 'home', device: 'phone', ...taps, limit: 2 },
  { screen: 'home', device: 'desktop', ...whole, limit: 4 },
  {
    screen: 'listing',
    device: 'phone',
    ...first,
    what: 'seller, top in px',
    limit: 700,
  },
  { screen: 'listing', device: 'phone', ...taps, limit: 2 },
  // What waits for the seller of the demonstration grows with the journeys before it.
  { screen: 'dashboard', device: 'phone', ...first, limit: 640, wanted: 580 },
  { screen: 'dashboard', device: 'phone', ...bold, limit: 30 },
  { screen: 'dashboard', device: 'desktop', ...rows, limit: 66 },
  { screen: 'conversations', device: 'phone', ...rows, limit: 66 },
  { screen: 'conversations', device: 'phone', ...bold, limit: 30 },
  { screen: 'conversations', device: 'desktop', ...rows, limit: 66 },
  { screen: 'profile', device: 'phone', ...height, limit: 2200 },
  { screen: 'people', device: 'desktop', ...first, limit: 280 },
  { screen: 'people', device: 'desktop', ...rows, limit: 64 },
  // What other journeys leave waiting is a second line of groups.
  { screen: 'queue', device: 'desktop', ...first, limit: 250, wanted: 240 },
];

/** What every screen keeps to. */
const everywhere = [
  { what: 'sizes of letters', read: (look: Look) => look.fontSizes, limit: 6 },
  { what: 'sizes that are no token', read: (look: Look) => look.offScale, limit: 0 },
  { what: 'filled amber buttons', read: (look: Look) => look.amberButtons, limit: 1 },
  {
    what: 'weakest contrast of text',
    read: (look: Look) => look.contrast,
    limit: 4.5,
    more: true,
  },
];

/** What is asked of one screen on one device. */
export const checksOf = (screen: LookScreenName, device: LookDevice): LookCheck[] => [
  ...own.filter((check) => check.screen === screen && check.device === device),
  ...everywhere.map((check) => ({ ...check, screen, device, everywhere: true as const })),
];

export const holds = (value: number, { more }: LookCheck, bound: number): boolean =>
  more ? value >= bound : value <= bound;
