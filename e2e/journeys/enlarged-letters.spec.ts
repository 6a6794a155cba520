import { chromium } from '@playwright/test';
import { chromiumPath } from '../support/chromiumPath';
import { type Page, expect, test } from '../support/test';
import { settle, visit } from '../support/visit';

/** The spacing that WCAG 1.4.12 names; a reader's own style sheet is not bound by the page's policy. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

const others = [
  '/calculator',
  '/register',
  '/adauga-anunt',
  '/arhivare',
  '/contracte?document=vanzare-auto',
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
      const page = await browser.newPage({
        baseURL,
        bypassCSP: true,
        serviceWorkers: 'block',
        viewport: { width: 375, height: 800 },
      });
      await page.goto('/toate-anunturile');
      const listing = page.locator('main a[href^="/anunt/"]').first();
      const paths = ['/', '/toate-anunturile', (await listing.getAttribute('href'))!];
      for (const path of [...paths, ...others]) {
        await visit(page, path);
        if (css) await page.addStyleTag({ content: css });
        await settle(page);
        for (const fault of await cutAndWide(page)) faults.push(`${path}: ${fault}`);
      }
    } finally {
      await browser.close();
    }
    expect(faults).toEqual([]);
  });

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
