import { TestEnvironment } from 'jest-environment-jsdom';
import rememberPage from './rememberPage.cjs';

const given = {
  globalConfig: {},
  projectConfig: { testEnvironmentOptions: {}, globals: {}, fakeTimers: {} },
} as unknown as ConstructorParameters<typeof TestEnvironment>[0];

test('what a file of tests does to the page ends with it', async () => {
  const dom = new TestEnvironment(given, { console, docblockPragmas: {}, testPath: '' }).dom!;
  const { window } = dom;
  const { document, history, localStorage, HTMLElement, navigator, setTimeout } = window;
  const focus = HTMLElement.prototype.focus;
  const reset = rememberPage(dom, new Set(['ofPackage']));
  const heard = jest.fn();

  window.eval('globalThis.ofFile = 1; globalThis.ofPackage = 2; innerWidth = 320');
  Object.assign(HTMLElement.prototype, { focus: heard, isOfFile: true });
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
  document.documentElement.lang = 'ro';
  document.head.append(document.createElement('title'));
  document.body.append('text');
  document.cookie = 'a=1';
  localStorage.setItem('a', '1');
  history.pushState('state', '', '/elsewhere');
  window.addEventListener('popstate', heard);
  document.addEventListener('click', heard);
  document.body.onclick = heard;
  window.setTimeout(heard, 1);
  window.requestAnimationFrame(heard);
  await reset();

  expect(window.eval('[typeof ofFile, ofPackage, innerWidth]')).toEqual(['undefined', 2, 1024]);
  expect(HTMLElement.prototype.focus).toBe(focus);
  expect('isOfFile' in HTMLElement.prototype).toBe(false);
  expect(navigator.onLine).toBe(true);
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect([document.cookie, localStorage.length]).toEqual(['', 0]);
  expect([window.location.href, history.length, history.state]).toEqual([
    'http://localhost/',
    1,
    null,
  ]);
  document.body.click();
  window.dispatchEvent(new window.Event('popstate'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(heard).not.toHaveBeenCalled();
});

test('an error that nobody listens for fails the test, in whichever file', async () => {
  const dom = new TestEnvironment(given, { console, docblockPragmas: {}, testPath: '' }).dom!;
  const { window } = dom;
  const reset = rememberPage(dom);
  const emit = jest.spyOn(process, 'emit').mockImplementation();
  const fail = () => window.dispatchEvent(new window.ErrorEvent('error', { error: 'broken' }));
  window.addEventListener('error', () => {});
  fail();
  expect(emit).not.toHaveBeenCalled();
  await reset();
  fail();
  expect(emit.mock.calls).toEqual([['uncaughtException', 'broken']]);
  emit.mockRestore();
});
