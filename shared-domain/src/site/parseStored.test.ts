import * as z from 'zod/mini';
import { parseStored } from './parseStored';

const schema = z.strictObject({
  name: z.string(),
  company: z.optional(z.strictObject({ cui: z.string() })),
  photos: z.array(z.discriminatedUnion('kind', [z.strictObject({ kind: z.literal('own') })])),
});

test('what a newer version stored beside is left out at any depth, and what was given stays as it is', () => {
  const stored = {
    name: 'Ana',
    hours: new Date(0),
    company: { cui: '1', bank: { name: 'x' } },
    photos: [{ kind: 'own' }, { kind: 'own', size: 3 }],
  };
  const given = structuredClone(stored);
  expect(parseStored(schema, stored).data).toEqual({
    name: 'Ana',
    company: { cui: '1' },
    photos: [{ kind: 'own' }, { kind: 'own' }],
  });
  expect(stored).toEqual(given);
  expect(schema.safeParse(stored).success).toBe(false);
});

test('what does not fit says where, whatever stands beside it', () => {
  const { error } = parseStored(schema, { name: 1, hours: 2, photos: [], company: { tax: 3 } });
  expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['name', 'company.cui']);
  for (const value of [null, undefined, 'x', []])
    expect(parseStored(schema, value).data).toBe(undefined);
});
