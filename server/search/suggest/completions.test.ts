import type { UnderstandContext } from '@anunturi/shared-domain/search/understand/Understood';
import { understand } from '@anunturi/shared-domain/search/understand/understand';
import { completions } from './completions';

const context: UnderstandContext = {
  places: [
    { id: 'sibiu', name: 'Sibiu' },
    { id: 'selimbar', name: 'Șelimbăr' },
  ],
  county: { name: 'Sibiu', code: 'SB' },
  chosen: {},
  year: 2026,
};

const complete = (typed: string) =>
  completions(typed, context, (words) => understand(words, context));

test.each([
  ['gol', 'Volkswagen Golf'],
  ['volks', 'Volkswagen'],
  ['inst', 'instalator'],
  ['cură', 'curățenie'],
  ['cura', 'curățenie'],
  ['instalator si', 'instalator Sibiu'],
  ['zugrav șel', 'zugrav Șelimbăr'],
  ['dacia lo', 'Dacia Logan'],
  ['golf di', 'golf diesel'],
  ['golf sub 5', 'golf sub 5000 euro'],
  ['bmw seria', 'BMW Seria 3'],
  ['golf', 'golf diesel'],
])('"%s" may become "%s"', (typed, becomes) => {
  expect(complete(typed)).toContain(becomes);
});

test('a make goes on with its own models, the usual first, and a trade with no fact of a car', () => {
  expect(complete('dacia ').slice(0, 2)).toEqual(['Dacia Logan', 'Dacia Duster']);
  expect(complete('skoda o')[0]).toBe('Škoda Octavia');
  expect(complete('instalator di')).toEqual([]);
  expect(complete('g')).toEqual([]);
});
