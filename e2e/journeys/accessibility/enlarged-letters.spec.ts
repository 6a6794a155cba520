import { chromium } from '@playwright/test';
import { chromiumPath } from '../../support/chromiumPath';
import { type Page, expect, signIn, test } from '../../support/test';
import { settle, visit } from '../../support/visit';

/** The spacing that WCAG 1.4.12 names; a reader's own style sheet is not bound by the page's policy. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const phone = { width: 375, height: 800 };
/** Where "Delogare" stands in no closed menu, whatever the letters. */
const wide = { width: 2560, height: 1440 };

const visitors = [
  '/',
  '/toate-anunturile',
  '/calculator',
  '/register',
  '/adauga-anunt',
  '/arhivare',
  '/contracte?document=vanzare-auto',
];
const screens: [email: string | undefined, paths: string[]][] = [
  [undefined, visitors],
  ['vanzator@demo.ro', ['/dashboard', '/dashboard?fila=profil', '/mesaje-primite']],
  ['admin@demo.ro', ['/admin', '/admin/anunturi', '/admin/categorii', '/admin/blog']],
];

for (const [how, flags, css] of [
  ['letters twice as large', ['--blink-settings=defaultFontSize=32'], ''],
  ['wide spacing', [], SPACED],
] as const)
  test(`with ${how} nothing is cut and no screen moves sideways`, async ({ baseURL }) => {
    const faults: string[] = [];
    const browser = await chromium.launch({
      executablePath: chromiumPath(),
      args: ['--no-sandbox', '--disable-gpu', ...flags],
    });
    try {
      for (const [email, paths] of screens) {
        const page = await browser.newPage({
          baseURL,
          bypassCSP: true,
          serviceWorkers: 'block',
          viewport: email ? wide : phone,
        });
        if (email) await signIn(page, email);
        await page.setViewportSize(phone);
        const more = email ? [] : [await aListing(page)];
        for (const path of [...paths, ...more]) {
          await visit(page, path);
          if (css) await page.addStyleTag({ content: css });
          await settle(page);
          for (const fault of await cutAndWide(page)) faults.push(`${path}: ${fault}`);
        }
        await page.close();
      }
    } finally {
      await browser.close();
    }
    expect(faults).toEqual([]);
  });

async function aListing(page: Page): Promise<string> {
  await page.goto('/toate-anunturile');
  const link = page.locator('main a[href^="/anunt/"]').first();
  return (await link.getAttribute('href'))!;
}

/** What is wider than the screen, and words that their box cuts. Titles that end in dots by design stand whole one tap away. */
const cutAndWide = (page: Page) =>
  page.evaluate(() => {
    const wider = document.documentElement.scrollWidth - innerWidth;
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element;
      return (
        clientHeight > 2 &&
        webkitLineClamp === 'none' &&
        !element.closest('nav[aria-label="Calea paginii"]') &&
        element.innerText?.trim() &&
        ((/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 2) ||
          (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 2))
      );
    });
    return [
      ...(wider > 0 ? [`${wider} px wider than the screen`] : []),
      ...cut.map(({ innerText }) => `cut: ${innerText.slice(0, 60)}`),
    ];
  });
