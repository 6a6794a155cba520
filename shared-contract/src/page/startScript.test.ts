/** @jest-environment ./tooling/jest/OneDocument.cjs */
import { deviceScript } from './deviceScript';

const html = document.documentElement;
const hints =
  '<link rel="held" as="script" href="/next.js" integrity="sha384-x"><script type="held" src="/main.js" integrity="sha384-m"></script>';
const picture = '<img fetchpriority="high" src="/car.webp">';

/** What the pages before have to hear no more. */
const heard: (() => void)[] = [];

/** A page with that markup as it has just been read, in a browser whose line is told so. */
function read(markup: string, connection?: object, isComplete = false) {
  for (const [owner, name, value] of [
    [navigator, 'userActivation', {}],
    [navigator, 'connection', connection],
    [HTMLImageElement.prototype, 'complete', isComplete],
  ] as const)
    Object.defineProperty(owner, name, { value, configurable: true });
  open(markup);
}

function open(markup: string) {
  for (const forget of heard.splice(0)) forget();
  document.head.innerHTML = hints;
  document.body.innerHTML = markup;
  const listen = jest.spyOn(window, 'addEventListener').mockImplementation((...of) => {
    EventTarget.prototype.addEventListener.apply(window, of as never);
    heard.push(() => EventTarget.prototype.removeEventListener.apply(window, of as never));
  });
  // oxlint-disable-next-line no-eval -- it is text, as pages carry it
  window.eval(deviceScript);
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }));
  listen.mockRestore();
}

/** Whether the scripts are asked for. */
const isStarted = () =>
  document.querySelector('link[rel=preload][href="/next.js"]') !== null &&
  document.querySelector('script:not([type])[src="/main.js"]') !== null;
const touch = (type = 'pointerdown') =>
  document.body.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  for (const name of Object.keys(html.dataset)) delete html.dataset[name];
  localStorage.clear();
});

test('without a picture that comes first the scripts come once the page is read, held to their hash', () => {
  read('<h1>Calculator</h1>');
  expect(isStarted()).toBe(true);
  expect(document.querySelector('script[src]')?.getAttribute('integrity')).toBe('sha384-m');
});

test.each(['load', 'error'])('the scripts come after the picture’s %s', (type) => {
  read(picture);
  expect(isStarted()).toBe(false);
  document.querySelector('img')!.dispatchEvent(new Event(type));
  expect(isStarted()).toBe(true);
});

test('the scripts do not wait for a picture that is there, nor for any but the first', () => {
  read(picture, undefined, true);
  expect(isStarted()).toBe(true);
  read(`${picture}${picture}`);
  document.querySelectorAll('img')[1]!.dispatchEvent(new Event('load'));
  expect(isStarted()).toBe(false);
  document.querySelectorAll('img')[0]!.dispatchEvent(new Event('load'));
  expect(isStarted()).toBe(true);
});

test('a hint keeps its hash, and what stands in the page itself stays as it is', () => {
  read('<script type="held" src="/written.js"></script>');
  expect(document.querySelector('link[rel=preload]')!.getAttribute('integrity')).toBe('sha384-x');
  expect(document.querySelector('body script')!.getAttribute('type')).toBe('held');
});

test('a script that does not arrive is asked for again at the next touch, and when the line is back', () => {
  read('<h1>Calculator</h1>');
  for (const sign of [() => touch('click'), () => window.dispatchEvent(new Event('online'))]) {
    document.querySelector('script[src="/main.js"]')!.dispatchEvent(new Event('error'));
    expect(isStarted()).toBe(false);
    sign();
    expect(isStarted()).toBe(true);
  }
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
  Object.defineProperty(navigator, 'userActivation', { value: undefined, configurable: true });
  open('<h1>Calculator</h1>');
  touch();
  expect(isStarted()).toBe(false);
});
