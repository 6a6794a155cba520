// Honest texts pass the reader of texts: what the demonstration says, and what sellers of cars and services write.
import { textProblem, type TextPlace } from '@anunturi/server/texts/textPlaces';
import { defaultCategories } from '@anunturi/shared-domain/listing/categories';
import { conversations } from './data/conversations';
import { serviceSeeds, vehicleSeeds } from './data/listings';
import { people } from './data/people';
import { honestDescriptions, honestTitles } from './testing/honestTexts';

const known = {
  bannedWords: ['arme', 'droguri', 'escorte', 'țigări', 'acte false', 'cocaină'],
  siteName: 'Târgul Local',
};
const problems = (place: TextPlace, texts: readonly string[]) =>
  texts.flatMap((text) => {
    const problem = textProblem(place, text, known);
    return problem ? [[text, problem.words]] : [];
  });

const seeds = [...vehicleSeeds, ...serviceSeeds];

test('what the demonstration says passes: titles, descriptions, names, categories, messages', () => {
  expect(
    problems(
      'line',
      seeds.map(({ title }) => title),
    ),
  ).toEqual([]);
  expect(
    problems(
      'description',
      seeds.map(({ description }) => description),
    ),
  ).toEqual([]);
  const names = Object.values(people).flatMap(({ name, company }) => [name, company?.name ?? name]);
  expect(problems('name', names)).toEqual([]);
  expect(
    problems(
      'line',
      defaultCategories.map(({ label }) => label),
    ),
  ).toEqual([]);
  const messages = conversations.flatMap((each) => each.messages.map(([, , text]) => text));
  expect(problems('message', messages)).toEqual([]);
});

test('titles and descriptions as honest sellers write them pass, also where no contact may stand', () => {
  expect(problems('line', honestTitles)).toEqual([]);
  expect(problems('line', honestDescriptions)).toEqual([]);
  expect(problems('description', honestDescriptions)).toEqual([]);
  expect(honestTitles.length + honestDescriptions.length).toBeGreaterThanOrEqual(100);
});
