import { createPagePacker } from './createPagePacker';
import { createPageCache } from './pageCache';

const page = (html: string) =>
  ({ status: 200, headers: {}, parts: [html], toHtml: () => html, isWhole: true }) as const;

test('a page of the same parts as last time is packed already, in as few bytes as it was then', () => {
  const pack = createPagePacker();
  const first = pack('/', page('mașini'), 1);
  const again = pack('/', page('mașini'), 2);
  expect(again).toMatchObject({ renderedAtMs: 2 });
  expect(again.bytes).toBe(first.bytes);
  expect(pack('/', page('servicii'), 3).bytes).not.toBe(first.bytes);
  expect(pack('/blog', page('servicii'), 3).bytes.etag).toBe(
    pack('/', page('servicii'), 3).bytes.etag,
  );
});

test('a page of one part more is another one', () => {
  const pack = createPagePacker();
  const { bytes } = pack('/', page('mașini'), 1);
  const more = { ...page('mașini'), parts: ['mașini', undefined] };
  expect(pack('/', more, 2).bytes).not.toBe(bytes);
});

test('a page that was dropped because of something else comes back as it was', async () => {
  const pages = createPageCache();
  const render = async () => page('mașini');
  const { page: before } = await pages.render('/', render);
  pages.drop();
  expect((await pages.render('/', render)).page.bytes).toBe(before.bytes);
});

test('for measuring nothing is remembered', () => {
  const pack = createPagePacker({ keepsSame: false });
  expect(pack('/', page('mașini'), 1).bytes).not.toBe(pack('/', page('mașini'), 1).bytes);
});
