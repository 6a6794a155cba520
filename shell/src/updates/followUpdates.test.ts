import { sampleRelease } from '@anunturi/shared-contract/registry/sampleRelease';
import { subscribeToToasts } from '@anunturi/shared-runtime/toasts/toast';
import type { Toast } from '@anunturi/shared-contract/page/toastEvent';
import { waitFor } from '@testing-library/react';
import { followUpdates } from './followUpdates';

const blog = sampleRelease('blog');
const config = { registry: { remotes: { blog }, grants: {} } };
/** What is live on the server, or why it does not say. */
let live: object | Error;
let files: Record<string, number>;
let toasts: Toast[];
let stops: (() => void)[];
const follow = (worker?: ServiceWorkerRegistration) =>
  void stops.push(followUpdates(config, Promise.resolve(worker)));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  jest.spyOn(console, 'warn').mockImplementation();
  Object.assign(globalThis, { CSS: { escape: (text: string) => text } });
  live = { remotes: { blog }, shell: 'static/js/main.a.js' };
  files = {};
  document.body.innerHTML = '<script src="/static/js/main.a.js"></script><input><button></button>';
  toasts = [];
  stops = [subscribeToToasts((toast) => toasts.push(toast))];
  globalThis.fetch = jest.fn(async (input) => {
    const path = new URL(String(input), location.href).pathname;
    if (path !== '/registry.json') return { status: files[path] ?? 404 } as Response;
    if (live instanceof Error) throw live;
    return { json: async () => live } as Response;
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  delete document.documentElement.dataset.keptAt;
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const anotherBlog = { remotes: { blog: { ...blog, version: '9.9.9' } } };
const lookAtTheTabAgain = () => jest.advanceTimersByTimeAsync(11 * 60_000);

test.each([
  ['another version of a remote', anotherBlog],
  ['one remote less', { remotes: {} }],
  ['another shell', { remotes: { blog }, shell: 'static/js/main.b.js' }],
])('a tab is told of %s, and what it says stays', async (_what, now) => {
  follow();
  await lookAtTheTabAgain();
  expect(toasts).toEqual([]);
  live = now;
  await lookAtTheTabAgain();
  await lookAtTheTabAgain();
  expect(toasts).toMatchObject([
    { text: 'Site-ul are o versiune nouă.', act: { label: 'Reîncărcați' }, stays: true },
  ]);
});

test('nothing is said while the server does not say what is live', async () => {
  follow();
  for (const silence of [new TypeError('no network'), { remotes: null }]) {
    live = silence;
    await lookAtTheTabAgain();
  }
  expect(toasts).toEqual([]);
});

test('who types, or has a dialog open, is told afterwards', async () => {
  live = anotherBlog;
  const field = document.querySelector('input')!;
  field.focus();
  follow();
  await lookAtTheTabAgain();
  expect(toasts).toEqual([]);
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.setAttribute('role', 'alertdialog'); // which stays in the page when it is closed
  field.blur();
  dialog.showModal();
  await jest.advanceTimersByTimeAsync(0);
  expect(toasts).toEqual([]);
  dialog.close();
  await jest.advanceTimersByTimeAsync(0);
  expect(toasts).toHaveLength(1);
});

/** A script that the page asks for and does not get. */
function fail(path: string) {
  const script = document.body.appendChild(document.createElement('script'));
  script.setAttribute('data-src', path);
  Object.defineProperty(script, 'src', { value: new URL(path, location.href).href });
  script.dispatchEvent(new Event('error'));
}

test('a chunk that is gone is told at once, also to a person who types; one that merely did not come is not', async () => {
  follow();
  files['/remotes/blog/1.0.0/static/js/slow.js'] = 200;
  fail('/remotes/blog/1.0.0/static/js/slow.js');
  fail('/remotes/blog/1.0.0/static/js/broken.js'); // gone, while nothing newer is live
  await jest.advanceTimersByTimeAsync(0);
  expect(toasts).toEqual([]);
  live = anotherBlog;
  document.querySelector('input')!.focus();
  for (const file of ['post.js', 'form.js']) fail(`/remotes/blog/1.0.0/static/js/${file}`);
  jest.useRealTimers();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(toasts[0]!.text).toMatch(/^Pagina deschisă este dintr-o versiune mai veche/);
});

test('who waits for a calm moment and is told of a missing chunk meanwhile is not told twice', async () => {
  live = anotherBlog;
  document.querySelector('input')!.focus();
  follow();
  await lookAtTheTabAgain();
  fail('/remotes/blog/1.0.0/static/js/post.js');
  jest.useRealTimers();
  await waitFor(() => expect(toasts).toHaveLength(1));
  document.querySelector('button')!.focus();
  await new Promise((resolve) => setTimeout(resolve)); // after the look at whether it is calm
  expect(toasts).toHaveLength(1);
});

test('a page that was kept on the device says of when it is', () => {
  document.documentElement.dataset.keptAt = '2026-11-20T08:00:00.000Z';
  follow();
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  follow();
  const ofWhen = 'Vedeți pagina păstrată pe acest dispozitiv la 20.11.2026, 10:00.';
  expect(toasts).toMatchObject([
    { text: `Serverul nu răspunde. ${ofWhen}`, stays: true },
    { text: `Sunteți offline. ${ofWhen}`, stays: true },
  ]);
});

test('a newer service worker takes over silently when this page is what is live, and is offered otherwise', async () => {
  const said: string[] = [];
  const registered = Object.assign(new EventTarget(), {
    waiting: { postMessage: (word: string) => said.push(word) },
    installing: null,
  });
  Object.assign(navigator, { serviceWorker: { controller: {} } });
  const worker = registered as unknown as ServiceWorkerRegistration;
  follow(worker);
  await jest.advanceTimersByTimeAsync(0);
  expect([said, toasts]).toEqual([['skip-waiting'], []]);
  live = anotherBlog;
  follow(worker);
  await jest.advanceTimersByTimeAsync(0);
  expect([said.length, toasts.length]).toEqual([1, 1]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
