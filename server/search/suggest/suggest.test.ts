import type { UnderstandContext } from '@anunturi/shared-domain/search/understand/Understood';
import { suggest } from './suggest';

const context: UnderstandContext = {
  places: [{ id: 'sibiu', name: 'Sibiu' }],
  county: { name: 'Sibiu', code: 'SB' },
  chosen: { kind: 'vehicle' },
  year: 2026,
};

test('suggestions are searches that find something whole, with how many, under what was chosen', async () => {
  const asked: unknown[] = [];
  const answer = await suggest('golf d', context, ({ filters }) => {
    asked.push(filters);
    return filters.words === 'golf diesel' ? 7 : 0;
  });
  expect(answer).toEqual({ suggestions: [{ words: 'golf diesel', total: 7 }] });
  expect(asked).toContainEqual({ kind: 'vehicle', words: 'golf diesel' });
});

test('misspelt words are put right before they are completed', async () => {
  const { suggestions } = await suggest('wolksvagen pasat', context, () => 3);
  expect(suggestions.slice(0, 2)).toEqual([
    { words: 'Volkswagen pasat', total: 3 },
    { words: 'Volkswagen pasat diesel', total: 3 },
  ]);
});
