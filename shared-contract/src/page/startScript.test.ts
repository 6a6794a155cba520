/** @jest-environment jsdom */
import { deviceScript } from './deviceScript';

const html = document.documentElement;
const hints =
  '<link rel="held" as="script" href="/next.js"><script type="held" src="/main.js"></script>';
const picture = '<img fetchpriority="high" src="/car.webp">';

/** A page with that markup as it has just been read, in a browser whose line is told so. */
function read(markup: string, connection?: object) {
  for (const [owner, name, value] of [
    [navigator, 'userActivation', {}],
    [navigator, 'connection', connection],
    [HTMLImageElement.prototype, 'complete', false],
  ] as const)
    Object.defineProperty(owner, name, { value, configurable: true });
  document.head.innerHTML = hints;
  document.body.innerHTML = markup;
  // oxlint-disable-next-line no-eval -- it is text, as pages carry it
  window.eval(deviceScript);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
}
/** Whether the scripts are asked for. */
const isStarted = () =>
  document.querySelector('link[rel=preload][href="/next.js"]') !== null &&
  document.querySelector('script:not([type])[src="/main.js"]') !== null;
const touch = () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));

beforeEach(() => {
  for (const name of Object.keys(html.dataset)) delete html.dataset[name];
  localStorage.clear();
});
// A page that has not started yet would hear the next one’s events.
afterEach(touch);

test('without a picture that comes first the scripts come once the page is read', () => {
  read('<h1>Calculator</h1>');
  expect(isStarted()).toBe(true);
});

test.each(['load', 'error'])('the scripts come after the picture’s %s', (type) => {
  read(picture);
  expect(isStarted()).toBe(false);
  document.querySelector('img')!.dispatchEvent(new Event(type));
  expect(isStarted()).toBe(true);
});

test('a picture that does not come, and a touch, are not waited for longer', () => {
  jest.useFakeTimers();
  read(picture);
  jest.advanceTimersByTime(2000);
  expect(isStarted()).toBe(true);
  read(picture);
  touch();
  expect(isStarted()).toBe(true);
  jest.useRealTimers();
});

test('with Save-Data or on 2G a page is read without scripts until it is touched', () => {
  for (const connection of [{ saveData: true }, { effectiveType: 'slow-2g' }]) {
    read('<h1>Calculator</h1>', connection);
    expect(isStarted()).toBe(false);
    touch();
    expect(isStarted()).toBe(true);
  }
  read('<h1>Calculator</h1>', { saveData: false, effectiveType: '4g' });
  expect(isStarted()).toBe(true);
});

test('who is signed in, and whom a page kept on the device is shown to, waits for no touch', () => {
  localStorage.setItem('firebase:authUser:demo:[DEFAULT]', '{}');
  read('<h1>Calculator</h1>', { saveData: true });
  expect(isStarted()).toBe(true);
  localStorage.clear();
  delete html.dataset.signedIn;
  html.dataset.keptAt = '2026-11-23';
  read('<h1>Calculator</h1>', { saveData: true });
  expect(isStarted()).toBe(true);
});

test('an older browser asks for no scripts at all', () => {
  read('<h1>Calculator</h1>');
  delete html.dataset.olderBrowser;
  Object.defineProperty(navigator, 'userActivation', { value: undefined, configurable: true });
  document.head.innerHTML = hints;
  // oxlint-disable-next-line no-eval -- it is text, as pages carry it
  window.eval(deviceScript);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  expect(isStarted()).toBe(false);
});
