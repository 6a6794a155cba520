import { type ElementHandle, launch } from 'puppeteer-core';
import { type StartEngine, isFault } from './Engine';
import { firefoxPath } from './enginePaths';

/**
 * What was on its way when the page was left is reported as an error of the page: fonts, pictures, what a service worker was
 * answering. What a worker itself fails reads otherwise: "passed a promise ... that rejected".
 */
const ofPageLeft = /downloadable font|Image corrupt or truncated|encountered an unexpected error/;

/** Firefox over WebDriver BiDi, with a profile of its own. */
export const startFirefox: StartEngine = async ({ downloads }) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.alwaysOpenPanel': false,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,application/zip',
      'pdfjs.disabled': true,
      'intl.accept_languages': 'ro-RO, ro',
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (isFault(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!ofPageLeft.test(String(error))) faults.push(String(error));
  });
  // Leaving what is not saved yet is asked about.
  page.on('dialog', (dialog) => void dialog.accept());
  const find = async (selector: string) => {
    const found = await page.$(selector);
    if (!found) throw new Error(`${selector} is gone`);
    return found;
  };
  return {
    open: async (address) => void (await page.goto(address)),
    run: (act, ...args) =>
      page.evaluate(act as (...given: unknown[]) => unknown, ...args) as Promise<never>,
    press: async (selector) => (await find(selector)).click(),
    type: async (selector, text) => (await find(selector)).type(text),
    attach: async (selector, files) =>
      ((await find(selector)) as ElementHandle<HTMLInputElement>).uploadFile(...files),
    faults: async () => faults,
    close: () => browser.close(),
  };
};
