import { createHash } from 'node:crypto';
import { type ElementHandle, launch } from 'puppeteer-core';
import { GoneError, type StartEngine, isFault } from './Engine';
import { firefoxPath } from './enginePaths';

/**
 * What was on its way when the page was left is reported as an error of the page: fonts, pictures, a script of which nothing
 * had come, what a service worker was answering. What a worker itself fails reads otherwise: "passed a promise ... that rejected".
 */
const hashOfNothing = createHash('sha384').digest('base64');
const isOfPageLeft = (fault: string) =>
  fault.includes(hashOfNothing) ||
  /downloadable font|Image corrupt or truncated|encountered an unexpected error/.test(fault);

/** What the protocol says of an element that was taken away, before anything is done to it. */
const ofElementGone = /detached|no such node|not clickable/i;
/** What it says of a page that is being left, to a reader there. */
const ofPageGone = /no such frame|context was destroyed|destroyed before query|navigat/i;

const unlessGone = <T>(says: RegExp, wanted: Promise<T>): Promise<T> =>
  wanted.catch((fault: unknown) => {
    throw says.test(String(fault)) ? new GoneError(String(fault)) : fault;
  });

/** Firefox over WebDriver BiDi, with a profile of its own. */
export const startFirefox: StartEngine = async ({ downloads }) => {
  const browser = await launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    headless: true,
    networkEnabled: false, // nobody here asks what was requested
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      'browser.download.useDownloadDir': true,
      'browser.download.alwaysOpenPanel': false,
      'browser.helperApps.neverAsk.saveToDisk': 'application/pdf,application/zip',
      'pdfjs.disabled': true,
      'intl.accept_languages': 'ro-RO, ro',
      // No process is started for a tab or an extension that does not come.
      'dom.ipc.processPrelaunch.enabled': false,
      'extensions.webextensions.remote': false,
    },
  });
  const [page = await browser.newPage()] = await browser.pages();
  const faults: string[] = [];
  page.on('console', (message) => {
    if (isFault(message.text())) faults.push(message.text());
  });
  page.on('pageerror', (error) => {
    if (!isOfPageLeft(String(error))) faults.push(String(error));
  });
  // Leaving what is not saved yet is asked about.
  page.on('dialog', (dialog) => void dialog.accept());
  const find = async (selector: string) => {
    const found = await page.$(selector);
    if (!found) throw new GoneError(selector);
    return found;
  };
  return {
    open: async (address) => void (await page.goto(address)),
    run: (act, ...args) =>
      unlessGone(
        ofPageGone,
        page.evaluate(act as (...given: unknown[]) => unknown, ...args),
      ) as Promise<never>,
    press: (selector) =>
      unlessGone(
        ofElementGone,
        find(selector).then((found) => found.click()),
      ),
    type: (selector, text) =>
      unlessGone(
        ofElementGone,
        find(selector).then((found) => found.type(text)),
      ),
    attach: (selector, files) =>
      unlessGone(
        ofElementGone,
        find(selector).then((found) =>
          (found as ElementHandle<HTMLInputElement>).uploadFile(...files),
        ),
      ),
    faults: async () => faults,
    close: () => browser.close(),
  };
};
