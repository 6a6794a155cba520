import type { UnderstandContext } from '../understand/Understood';
import { suggest } from './suggest';

const context: UnderstandContext = {
  places: [{ id: 'sibiu', name: 'Sibiu' }],
  county: { name: 'Sibiu', code: 'SB' },
  chosen: { kind: 'vehicle' },
  year: 2026,
};
const nothing = { total: 0, understood: [], leftOut: [] };

test('suggestions are searches that find something whole, with how many, under what was chosen', () => {
  const asked: unknown[] = [];
  const answer = suggest('golf d', context, ({ filters }) => {
    asked.push(filters);
    if (filters.words === 'golf diesel') return { ...nothing, total: 7 };
    return { total: 90, understood: [{ text: 'x', filters: {}, givenUp: true }], leftOut: [] };
  });
  expect(answer).toEqual({ suggestions: [{ words: 'golf diesel', total: 7 }] });
  expect(asked).toContainEqual({ kind: 'vehicle', words: 'golf diesel' });
});

test('words that begin nothing are put right', () => {
  const answer = suggest('wolksvagen pasat', context, () => ({ ...nothing, total: 3 }));
  expect(answer).toEqual({ suggestions: [{ words: 'Volkswagen pasat', total: 3 }] });
});
