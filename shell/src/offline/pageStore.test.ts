/** @jest-environment ./tooling/jest/OneRealm.cjs */
import {
  ORIGIN,
  browserKeeps,
  page,
  caches,
  passTime,
  server,
  work,
  html,
  start,
  visit,
  down,
} from './testing/startWorker';

test('a page is what the server says now; the kept one only without a server, and then it says when it was kept', async () => {
  const worker = start();
  expect(await visit(worker, '/blog')).toBe(page('Articole'));
  server['/blog'] = page('Articole noi');
  expect(await visit(worker, '/blog')).toBe(page('Articole noi'));
  const failures = [503, 504, 502].map((status) => () => html('Bad gateway', status));
  for (const failure of [down, ...failures]) {
    server['/blog'] = failure;
    passTime(3_600_000);
    const text = await visit(worker, '/blog');
    expect(text).toContain('Articole noi');
    expect(text).toContain('data-kept-at="2026-11-20T08:00:00.000Z"');
  }
  passTime(8 * 86_400_000);
  await expect(visit(worker, '/blog')).resolves.toBe('Bad gateway');
});

test('what our own server says of a database that fails is shown, not what was kept', async () => {
  const worker = start();
  await visit(worker, '/blog');
  const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'self'" };
  server['/blog'] = () => new Response(page('Nu este disponibil'), { status: 503, headers });
  expect(await visit(worker, '/blog')).toBe(page('Nu este disponibil'));
});

test('a page that the browser itself keeps is not what a visitor gets: it may be of the release before', async () => {
  const worker = start();
  browserKeeps['/blog'] = page('Articole');
  server['/blog'] = page('Articole noi');
  expect(await visit(worker, '/blog')).toBe(page('Articole noi'));
});

test('a page that must not be kept leaves the one before in its place', async () => {
  const worker = start();
  server['/blog'] = page('what visitors see');
  await visit(worker, '/blog');
  server['/blog'] = () =>
    new Response(page('of a developer'), {
      headers: { 'content-type': 'text/html', 'cache-control': 'private, no-store' },
    });
  expect(await visit(worker, '/blog')).toContain('of a developer');
  server['/blog'] = down;
  expect(await visit(worker, '/blog')).toContain('what visitors see');
});

test('a server that is slow is not waited for when the page is kept, and waited for when it is not', async () => {
  const worker = start();
  await visit(worker, '/blog');
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  const answers: (() => void)[] = [];
  server['/blog'] = () =>
    new Promise((resolve) => answers.push(() => resolve(html(page('Articole noi')))));
  const showing = visit(worker, '/blog');
  await jest.advanceTimersByTimeAsync(5000);
  answers.pop()!();
  expect(await showing).toContain('data-kept-at');
  expect(
    await (await caches.open('pages-1')).match(`${ORIGIN}/blog`).then((kept) => kept?.text()),
  ).toBe(page('Articole noi'));
  const first = visit(worker, '/blog');
  await caches.delete('pages-1');
  await jest.advanceTimersByTimeAsync(5000);
  answers.pop()!();
  expect(await first).toBe(page('Articole noi'));
});

test('a page never kept is waited for although the home page is kept, which is sent only when no answer comes', async () => {
  const worker = start();
  await worker.install();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  for (const [answer, shown] of [
    [() => html(page('Articole')), '<main>Articole</main>'],
    [() => html('Bad gateway', 502), '<div id="root"></div>'],
    [down, '<div id="root"></div>'],
  ] as const) {
    await caches.delete('pages-1');
    await worker.install();
    let say = () => {};
    server['/blog'] = () => new Promise<void>((resolve) => (say = resolve)).then(answer);
    const showing = visit(worker, '/blog');
    await jest.advanceTimersByTimeAsync(5000);
    say();
    expect(await showing).toContain(shown);
    // Nothing of the kept page is seen: it is not said to be one.
    expect(await showing).not.toContain('data-kept-at');
  }
});

test('an answer that breaks off leaves what was kept before', async () => {
  const worker = start();
  await visit(worker, '/blog');
  server['/blog'] = () =>
    new Response(new ReadableStream({ pull: (part) => part.error(new TypeError('broken off')) }), {
      headers: { 'content-type': 'text/html' },
    });
  await expect(visit(worker, '/blog')).rejects.toThrow('broken off');
  await Promise.all(work.splice(0));
  server['/blog'] = down;
  expect(await visit(worker, '/blog')).toContain('Articole');
});

test('no more is kept than so many files and pages: what was kept longest ago goes first', async () => {
  const worker = start();
  for (let at = 0; at < 40; at += 1) {
    server[`/blog/${at}`] = page(String(at));
    await visit(worker, `/blog/${at}`);
  }
  const kept = await (await caches.open('pages-1')).keys();
  expect([kept.length, kept[0]!.url]).toEqual([30, `${ORIGIN}/blog/10`]);
});
