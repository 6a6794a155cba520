/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { createNotifications } from './createNotifications';

const origin = 'https://anunturi.example';
const pushed = { title: 'Un mesaj nou', path: '/mesaje-primite?conversatie=a_b', tag: 't1' };

function start(urls: string[] = []) {
  const shown: [string, NotificationOptions][] = [];
  const opened: string[] = [];
  const focused: string[] = [];
  const windows = urls.map((url) => ({ url, focus: async () => void focused.push(url) }));
  const notifications = createNotifications({
    show: async (...each) => void shown.push(each),
    clients: {
      matchAll: async () => windows as never,
      openWindow: async (url) => (opened.push(String(url)), null),
    },
    origin,
  });
  return { ...notifications, shown, opened, focused };
}

test('a push is shown by its words, and the same told again takes its place', async () => {
  const worker = start();
  await worker.show(JSON.stringify(pushed));
  expect(worker.shown).toEqual([
    ['Un mesaj nou', { tag: 't1', lang: 'ro', data: { path: pushed.path } }],
  ]);
});

test.each([undefined, '', 'text', '{"title":1}', 'null'])(
  'a push that cannot be read (%s) shows that there is news',
  async (text) => {
    const worker = start();
    await worker.show(text);
    expect(worker.shown[0]?.[0]).toBe('Aveți noutăți');
  },
);

test('pressed, it opens its screen beside what is open', async () => {
  const worker = start([`${origin}/adauga-anunt`]);
  await worker.open({ path: pushed.path });
  expect(worker.opened).toEqual([origin + pushed.path]);
  expect(worker.focused).toEqual([]);
});

test('a window that shows the screen comes to the front', async () => {
  const worker = start([`${origin}/`, origin + pushed.path]);
  await worker.open({ path: pushed.path });
  expect(worker.focused).toEqual([origin + pushed.path]);
  expect(worker.opened).toEqual([]);
});

test.each(['https://evil.example/', '//evil.example/', 'javascript:alert(1)', undefined])(
  'what leads elsewhere (%s) opens the account',
  async (path) => {
    const worker = start();
    await worker.open({ path });
    expect(worker.opened).toEqual([`${origin}/dashboard`]);
  },
);
