import { type RateRow, taxRatesFor } from '@anunturi/shared-domain/tax/taxRates';
import { posts } from './posts';
import { taxPost } from './taxPost';

const ALLOWED = [
  'a',
  'em',
  'h2',
  'h3',
  'li',
  'ol',
  'p',
  'strong',
  'table',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
];

test.each(posts)('$slug is clean HTML, closed where it opens', ({ bodyHtml }) => {
  const open: string[] = [];
  for (const [, closing, name] of bodyHtml.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    expect(ALLOWED).toContain(name);
    if (closing) expect(open.pop()).toBe(name);
    else open.push(name!);
  }
  expect(open).toEqual([]);
  expect(bodyHtml.replace(/<a href="\/[a-z-]*">/g, '<a>')).not.toMatch(/<[a-z0-9]+ /);
});

test('there are six posts, newest first', () => {
  expect(posts).toHaveLength(6);
  expect(posts.map((post) => post.publishedDaysAgo)).toEqual(
    posts.map((post) => post.publishedDaysAgo).toSorted((a, b) => a - b),
  );
});

test('the table of the tax article is the one that the calculator uses', () => {
  const rates = taxRatesFor(2026);
  const rows: RateRow[] = [
    'upTo1600',
    'car1601to2000',
    'car2001to2600',
    'car2601to3000',
    'carOver3000',
  ];
  const printed = [
    ...taxPost.bodyHtml.matchAll(/<tr><td>[^<]*<\/td>((?:<td>[\d,]+<\/td>){5})<\/tr>/g),
  ].map(([, cells]) =>
    cells!.match(/[\d,]+/g)!.map((text) => Math.round(Number(text.replace(',', '.')) * 10)),
  );
  expect(printed).toEqual(rows.map((row) => Object.values(rates.perUnit[row])));
  expect(taxPost.bodyHtml).toContain(`plătesc ${rates.electric / 10} de lei pe an`);
});
