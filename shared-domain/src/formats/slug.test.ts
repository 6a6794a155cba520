import fc from 'fast-check';
import { parseSlugAndId, toSlug } from './slug';

const id = 'Ab12Cd34Ef56Gh78Ij90';

test.each([
  ['Dacia Logan 1.5 dCi, unic proprietar', 'dacia-logan-1-5-dci-unic-proprietar'],
  ['Țiglă și șindrilă în stoc', 'tigla-si-sindrila-in-stoc'],
  ['Ţiglă şi şindrilă', 'tigla-si-sindrila'],
  ['  --Roți--  ', 'roti'],
  ['Škoda Citroën', 'skoda-citroen'],
  ['!!!', 'anunt'],
])('%s becomes %s', (title, slug) => {
  expect(toSlug(title)).toBe(slug);
});

test('a long title is cut at a word', () => {
  expect(toSlug(`${'abcdefghi '.repeat(8)}ultimul`)).toBe('abcdefghi-'.repeat(8).slice(0, -1));
  expect(toSlug('x'.repeat(200))).toHaveLength(80);
});

test('any title gives a slug that fits, and its address gives slug and id back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (title) => {
      const slug = toSlug(title);
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(slug.length).toBeLessThanOrEqual(80);
      expect(parseSlugAndId(`${slug}-${id}`)).toEqual({ slug, id });
    }),
  );
});

test('an id alone is accepted, anything else is not an address of a listing', () => {
  expect(parseSlugAndId(id)).toEqual({ slug: '', id });
  for (const wrong of ['', 'dacia-logan', `dacia${id}`, `${id}-x`, 'a/b'])
    expect(parseSlugAndId(wrong)).toBeNull();
});
