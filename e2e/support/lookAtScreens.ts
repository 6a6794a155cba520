import type { Page } from '@playwright/test';
import { axeFindingsInBothColours } from './axe';
import { cutAndWide } from './cutAndWide';
import { selections } from './selections';
import { goOn, settle, visit } from './visit';

/**
 * How a screen is looked at beside axe: with every closed part opened first; on a phone with large letters and then with wide spacing;
 * with the colours of the system.
 */
type Look = 'opened' | 'letters' | 'system colours';
export type Screen = readonly [path: string, ...looks: Look[]];

/** The spacing that WCAG 1.4.12 names. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Opens the first screen and goes on from it, in the same document wherever the path is another one; looks at each in every way. */
export async function lookAtScreens(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  let last = '';
  for (const [path, ...looks] of screens) {
    const [screen] = path.split('?');
    // Another part of the same screen may have nothing to tell it by.
    await (last === '' || screen === last ? visit(page, path) : goOn(page, path));
    last = screen!;
    found.push(...(await lookAtScreen(page, looks)).map((fault) => `${path}: ${fault}`));
  }
  return found;
}

/** What axe finds on a screen, what is cut and what is selected and cannot be told. */
export async function lookAtScreen(page: Page, looks: readonly Look[]): Promise<string[]> {
  const desktop = page.viewportSize()!;
  if (looks.includes('opened')) await openParts(page);
  const found = await axeFindingsInBothColours(page);
  if (looks.includes('system colours')) found.push(...(await withSystemColours(page)));
  if (looks.includes('letters')) found.push(...(await lettersOnPhone(page)));
  await page.setViewportSize(desktop);
  return found;
}

async function openParts(page: Page): Promise<void> {
  const closed = page.locator('main details:not([open]) > summary');
  // What is opened may come with a closed part of its own.
  while ((await closed.count()) > 0) {
    await closed.first().click();
    await settle(page);
  }
}

async function withSystemColours(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  const { compared, alike } = await selections(page);
  await page.emulateMedia({ forcedColors: 'none' });
  return [
    ...(compared === 0 ? ['nothing is selected'] : []),
    ...alike.map((name) => `selected like the rest: ${name}`),
  ];
}

async function lettersOnPhone(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: 375, height: 800 });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } }); // twice as large
  await settle(page);
  const enlarged = await cutAndWide(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet(); // a reader's own style sheet is not bound by the page's policy
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED);
  await settle(page);
  const spaced = await cutAndWide(page);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  await browser.detach();
  return [
    ...enlarged.map((fault) => `with large letters: ${fault}`),
    ...spaced.map((fault) => `with wide spacing: ${fault}`),
  ];
}
