import { type Locator, type Page, expect as expectSoon } from '@playwright/test';

/** Something that people do often: from where, and until what they see. Its own presses and keys are what is measured. */
export type Act = {
  name: string;
  path: string;
  /** Somebody who is signed in. */
  as?: 'vanzator@demo.ro' | 'utilizator@demo.ro';
  /** On a screen with room for what a phone does without. */
  isWide?: true;
  /** What stands before it and is not measured. */
  first?(page: Page): Promise<void>;
  act(page: Page): Promise<void>;
  seen(page: Page): Promise<void>;
};

/** How long a slow phone may take. */
export const WAIT_LIMIT_MS = 30_000;
const expect = expectSoon.configure({ timeout: WAIT_LIMIT_MS });
const LIST = '/toate-anunturile';
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).filter({ visible: true });
const shown = (locator: Locator) => locator.first().waitFor();
const search = (page: Page) => page.getByRole('combobox', { name: 'Ce căutați' });
const typed = async (page: Page) => {
  await search(page).pressSequentially('dacia log');
  await shown(page.getByRole('option', { name: /Dacia Logan/ }));
};
/**
 * Presses the middle of what is there to be pressed. Playwright's own click asks within the press what lies under it: the
 * page would be charged with that.
 */
async function press(locator: Locator): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${locator}`);
  await locator.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Filtre' });

/** The twenty most usual ones; `listing` is the address of one with photos and a phone. */
export const actsOn = (listing: string): Act[] => [
  {
    name: 'open the menu',
    path: '/',
    act: (page) => press(button(page, 'Meniu')),
    seen: (page) => expect(button(page, 'Meniu')).toHaveAttribute('aria-expanded', 'true'),
  },
  {
    name: 'open the filters',
    path: LIST,
    act: (page) => press(button(page, 'Filtre')),
    seen: (page) => shown(sheet(page).getByRole('link', { name: 'Mașini' })),
  },
  {
    name: 'choose a filter',
    path: LIST,
    first: (page) => button(page, 'Filtre').click(),
    act: (page) => press(sheet(page).getByRole('link', { name: 'Mașini' })),
    seen: (page) =>
      expect(sheet(page).getByRole('link', { name: 'Mașini' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
  },
  {
    name: 'keep a favourite',
    path: `${LIST}?categorie=autoturisme`,
    as: 'utilizator@demo.ro',
    // Of its own: earlier runs have kept others in the same account.
    act: async (page) => {
      const heart = button(page, /^Salvați la favorite/).first();
      await heart.evaluate((element) => element.setAttribute('data-pressed', ''));
      await press(page.locator('[data-pressed]'));
    },
    seen: (page) =>
      expect(page.locator('[data-pressed]')).toHaveAccessibleName(/^Scoateți de la favorite/),
  },
  {
    name: 'next photo',
    path: listing,
    isWide: true,
    act: (page) => press(button(page, 'Fotografia următoare').first()),
    seen: (page) =>
      expect(page.getByRole('button', { name: 'Afișați fotografia 2' })).toHaveAttribute(
        'aria-current',
        'true',
      ),
  },
  {
    name: 'thumbnail',
    path: listing,
    isWide: true,
    act: (page) => press(button(page, 'Afișați fotografia 3')),
    seen: (page) =>
      expect(button(page, 'Afișați fotografia 3')).toHaveAttribute('aria-current', 'true'),
  },
  {
    name: 'reveal the phone',
    path: listing,
    act: (page) => press(button(page, /afișați numărul de telefon/i).first()),
    seen: (page) => page.locator('a[href^="tel:+40"]').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'type in the search',
    path: LIST,
    act: typed,
    seen: async () => {},
  },
  {
    name: 'take a suggestion',
    path: LIST,
    first: typed,
    act: (page) => press(page.getByRole('option', { name: /Dacia Logan/ }).first()),
    seen: (page) => page.waitForURL(/model=logan/),
  },
  {
    name: 'next page',
    path: LIST,
    act: (page) => press(page.getByRole('link', { name: 'Înainte', exact: true })),
    seen: (page) => shown(page.getByRole('link', { name: 'Înapoi', exact: true })),
  },
  {
    name: 'sort',
    path: LIST,
    first: (page) => page.getByLabel('Ordinea anunțurilor').focus(),
    act: (page) => page.keyboard.press('ArrowDown'),
    seen: (page) => page.waitForURL(/ordine=/),
  },
  {
    name: 'dense rows',
    path: LIST,
    act: (page) => press(button(page, 'Rânduri dese')),
    seen: (page) => expect(button(page, 'Rânduri dese')).toHaveAttribute('aria-pressed', 'true'),
  },
  {
    name: 'compare',
    path: `${LIST}?categorie=autoturisme`,
    act: (page) => press(button(page, /^Comparați: /).first()),
    seen: (page) => shown(button(page, /^Scoateți din comparație: /)),
  },
  {
    name: 'step of the sell form',
    path: '/adauga-anunt',
    first: (page) => page.locator('label', { hasText: 'Autoturisme' }).first().click(),
    act: (page) => press(button(page, 'Continuați')),
    seen: (page) => shown(page.getByRole('heading', { level: 2, name: 'Datele de bază' })),
  },
  {
    name: 'field of the calculator',
    path: '/calculator',
    act: (page) => page.getByLabel('Cotă adițională a localității').pressSequentially('5'),
    seen: (page) => expect(page.getByLabel('Cotă adițională a localității')).toHaveValue(/5/),
  },
  {
    name: 'field of a contract',
    path: '/contracte',
    first: async (page) => {
      await page.getByRole('link', { name: 'Contract de vânzare-cumpărare auto' }).click();
      await shown(page.getByRole('img', { name: /^Previzualizare/ }));
    },
    act: (page) => page.getByRole('main').getByRole('textbox').first().pressSequentially('Ana'),
    seen: (page) => expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('Ana'),
  },
  {
    name: 'theme',
    path: LIST,
    act: (page) => press(page.locator('footer label', { hasText: 'Întunecat' })),
    seen: (page) => expect(page.getByRole('radio', { name: 'Întunecat' })).toBeChecked(),
  },
  {
    name: 'undo from the toast',
    path: '/dashboard',
    as: 'vanzator@demo.ro',
    first: async (page) => {
      await button(page, /^Alte acțiuni/)
        .nth(1)
        .click();
      await page.getByRole('menuitem', { name: 'S-a vândut' }).click();
    },
    act: (page) => press(button(page, /Anulați/)),
    seen: (page) => expect(button(page, /Anulați/)).toHaveCount(0),
  },
  {
    name: 'back',
    path: LIST,
    first: async (page) => {
      await page
        .getByRole('list', { name: 'Anunțuri' })
        .getByRole('heading')
        .getByRole('link')
        .first()
        .click();
      await page.waitForURL(/\/anunt\//);
      await shown(page.getByRole('heading', { level: 1 }));
    },
    act: async (page) => void (await page.goBack()),
    seen: (page) => shown(page.getByRole('list', { name: 'Anunțuri' })),
  },
  {
    name: 'tab of the account',
    path: '/dashboard',
    as: 'vanzator@demo.ro',
    act: (page) => press(page.getByRole('tab', { name: /^Favorite/ })),
    seen: (page) => page.waitForURL(/fila=favorite/),
  },
];
