import { parseStored } from '../site/parseStored';
import { moderationTallySchema } from './moderationLog';

const tally = { rejectedByGround: { fraud: 2 }, contested: 1, reversed: 0 };

test('kinds, grounds and waits that a newer version counts are left out, and the rest of the year is read', () => {
  const newer = {
    ...tally,
    byKind: { removal: 4, somethingNewer: 7 },
    rejectedByGround: { fraud: 2, newGround: 1 },
    waits: { report: { h4: 3, h2: 1 }, newWait: { h1: 1 } },
    newField: 5,
  };
  expect(parseStored(moderationTallySchema, newer).data).toEqual({
    ...tally,
    byKind: { removal: 4 },
    waits: { report: { h4: 3 } },
  });
});

test('a year of an earlier version is read as it is, and a count that is none is refused', () => {
  expect(parseStored(moderationTallySchema, tally).data).toEqual(tally);
  const broken = { ...tally, byKind: { removal: -1 } };
  expect(parseStored(moderationTallySchema, broken).data).toBeUndefined();
  expect(parseStored(moderationTallySchema, { ...tally, byKind: 3 }).data).toBeUndefined();
});
