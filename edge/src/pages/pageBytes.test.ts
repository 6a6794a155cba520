import { gunzipSync } from 'node:zlib';
import { gzipOf, packText, repack, unpack } from './pageBytes';

const html = '<p>Mașini și servicii</p>'.repeat(200);

test('who takes no brotli gets the same page as gzip, packed once for all of them', async () => {
  const page = packText(html);
  expect(page.gzip).toBeUndefined();
  const [first, second] = await Promise.all([gzipOf(page), gzipOf(page)]);
  expect(String(gunzipSync(first))).toBe(html);
  expect(second).toBe(first);
  expect(String(await unpack(page))).toBe(html);
});

test('a gzip that could not be made is made for the next who asks', async () => {
  const { br, ...page } = packText(html);
  const kept = { ...page, br: Buffer.from('no brotli') };
  await expect(gzipOf(kept)).rejects.toThrow();
  kept.br = br;
  expect(String(gunzipSync(await gzipOf(kept)))).toBe(html);
});

test('who comes after gets the same page in fewer bytes', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => `<li>Anunțul ${at}: ${at ** 3} lei</li>`);
  const page = packText(rows.join(''));
  const { length } = page.br;
  await Promise.all([repack(page), repack(page)]);
  expect(page.br.length).toBeLessThan(length);
  expect(String(await unpack(page))).toBe(rows.join(''));
});
