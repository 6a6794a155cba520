import { firstTouch } from './firstTouch';

/** Whether the scripts of a page wait, on a line as the browser tells of it. */
async function waits(markup: string, connection: object | undefined, mark?: string) {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  document.body.innerHTML = markup;
  if (mark) document.documentElement.dataset[mark] = '';
  let isDue = false;
  const due = firstTouch().then(() => (isDue = true));
  await new Promise((resolve) => setTimeout(resolve));
  const waited = !isDue;
  document.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await due;
  return waited;
}
const drawn = '<div data-remote="listings"><h1>Anunțuri</h1></div>';
afterEach(() => {
  for (const mark of ['signedIn', 'keptAt']) delete document.documentElement.dataset[mark];
});

test('with Save-Data or on 2G a drawn page’s scripts wait for the first touch', async () => {
  expect(await waits(drawn, { saveData: true })).toBe(true);
  expect(await waits(drawn, { effectiveType: '2g' })).toBe(true);
});

test('nobody waits on another line, for a page that scripts draw, or while signed in', async () => {
  expect(await waits(drawn, undefined)).toBe(false);
  expect(await waits(drawn, { saveData: false, effectiveType: '4g' })).toBe(false);
  expect(await waits('<p>Se verifică autentificarea...</p>', { saveData: true })).toBe(false);
  expect(await waits(drawn, { saveData: true }, 'signedIn')).toBe(false);
});

test('a page that was kept on the device does not wait to say so', async () => {
  expect(await waits(drawn, { saveData: true }, 'keptAt')).toBe(false);
});
