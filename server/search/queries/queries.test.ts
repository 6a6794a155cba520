import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCountyFile } from '@anunturi/shared-domain/site/parseCountyFile';
import { toLocalities } from '@anunturi/shared-domain/site/toLocalities';
import { understand } from '@anunturi/shared-domain/search/understand/understand';
import type { UnderstandContext } from '@anunturi/shared-domain/search/understand/Understood';
import { allQueries } from './allQueries';
import { coldQueries } from './coldQueries';
import { heldOut } from './heldOut';
import type { Query } from './Query';
import { typedQueries } from './typedQueries';
import { isMeant, toMeaning } from './readMeaning';

const file = join(__dirname, '../../../counties/SB.json');
const context: UnderstandContext = {
  places: toLocalities(parseCountyFile(file, () => readFileSync(file, 'utf8')).places),
  county: { name: 'Sibiu', code: 'SB' },
  chosen: {},
  year: 2026,
};

/** The queries that are read otherwise than a person means them, with what they were read as. */
const misread = (queries: readonly Query[]): string[] =>
  queries.flatMap(([typed, means]) => {
    const understood = understand(typed, context);
    return isMeant(understood, means)
      ? []
      : [`${typed}: ${means}; read as ${JSON.stringify(toMeaning(understood))}`];
  });

test('of searches as people type them at least 97 of 100 are read as they are meant', () => {
  const wrong = misread(allQueries);
  expect(allQueries.length).toBeGreaterThanOrEqual(400);
  if (wrong.length > allQueries.length * 0.03) expect(wrong).toEqual([]);
});

test.each([
  ['were kept from the building of the reading', heldOut],
  ['were typed from memory afterwards', coldQueries],
  ['were typed once more, of each kind', typedQueries],
])('of those that %s, as many', (_which, queries) => {
  const wrong = misread(queries);
  if (wrong.length > queries.length * 0.03) expect(wrong.length).toBe(0);
});

const wordsOf = (text: string) => text.split(/[^\p{L}\d]+/u).filter(Boolean);

test('no word is lost: each is in one of the parts', () => {
  const lost = [...allQueries, ...heldOut, ...coldQueries, ...typedQueries].filter(([typed]) => {
    const { narrowings, order, text, filler, own } = understand(typed, context);
    const said = [
      ...narrowings.flatMap((each) => each.said),
      ...(order?.said ?? []),
      ...text.map((each) => each.said),
      ...filler,
      ...(own ? [own.said] : []),
    ].join('');
    return wordsOf(typed).some((word) => !said.includes(word));
  });
  expect(lost.map(([typed]) => typed)).toEqual([]);
});
