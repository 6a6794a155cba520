import { By, error } from 'selenium-webdriver';
import { GoneError, type StartEngine, isFault } from './Engine';
import { startWebKitDriver } from './startWebKitDriver';

/** Said to a reader in a page that is being left. */
const ofPageGone = /navigated away|script completed/i;

/** WebKitGTK's own small browser, steered by its own driver. */
export const startWebKit: StartEngine = async ({ downloads }) => {
  const { driver, stop } = await startWebKitDriver(downloads);
  const find = (selector: string) => driver.findElement(By.css(selector));
  const faults: string[] = [];
  /** What the page noted so far, before it is left. */
  const take = async () => {
    const noted = await driver.executeScript<string[] | null>(
      'const noted = window.faultsSeen; window.faultsSeen = noted && []; return noted;',
    );
    faults.push(...(noted ?? []).filter(isFault));
    return faults;
  };
  return {
    open: async (address) => {
      await take();
      await driver.get(address);
      await driver.executeScript(`(${String(noteFaults)})()`);
    },
    run: (act, ...args) =>
      unlessGone(
        driver.executeAsyncScript(
          `const done = arguments[arguments.length - 1];
           Promise.resolve((${String(act)})(...[...arguments].slice(0, -1))).then(done);`,
          ...args,
        ),
      ),
    press: (selector) => unlessGone(find(selector).click()),
    type: (selector, text) => unlessGone(find(selector).sendKeys(text)),
    attach: (selector, files) => unlessGone(find(selector).sendKeys(files.join('\n'))),
    faults: take,
    close: () => driver.quit().finally(stop),
  };
};

/**
 * Runs in the page once it is loaded, and stays until the next address is opened: automated sessions are private ones, in
 * which WebKit keeps its console to itself.
 */
function noteFaults(): void {
  const seen = window as unknown as { faultsSeen: string[] };
  seen.faultsSeen = [];
  window.addEventListener('error', ({ message }) => seen.faultsSeen.push(`Uncaught ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) =>
    seen.faultsSeen.push(`Uncaught ${reason}`),
  );
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    seen.faultsSeen.push(`Content-Security-Policy: ${violatedDirective} ${blockedURI}`),
  );
  console.error = new Proxy(console.error, {
    apply: (say, console, words) => {
      seen.faultsSeen.push(words.join(' '));
      return Reflect.apply(say, console, words);
    },
  });
}

const gone = [
  error.NoSuchElementError,
  error.StaleElementReferenceError,
  // It moves (a list that is drawn anew), or something lies over it.
  error.ElementNotInteractableError,
];

/** An element that is gone or still moves, and a page that is being left, may be tried again. */
const unlessGone = <T>(wanted: Promise<T>): Promise<T> =>
  wanted.catch((fault: unknown) => {
    const isGone = gone.some((each) => fault instanceof each) || ofPageGone.test(String(fault));
    throw isGone ? new GoneError(String(fault)) : fault;
  });
