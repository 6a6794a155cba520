import type { Narrowing, Subject } from '@anunturi/shared-domain/search/understand/Understood';

/** What words narrow to is given up in this order, when nothing would be left; what is looked for itself comes last. */
export const giveUpOrder: readonly Subject[] = [
  'photos',
  'tyres',
  'norm',
  'colour',
  'drive',
  'seats',
  'condition',
  'seller',
  'programme',
  'body',
  'gearbox',
  'engine',
  'power',
  'mileage',
  'year',
  'fuel',
  'price',
  'generation',
  'place',
  'model',
  'make',
  'category',
  'kind',
];

/** How much is lost with a subject: more than with all before it together. */
export const lossOf = (subject: Subject): number => 2 ** giveUpOrder.indexOf(subject);

/** What is shown in place of a make that nobody sells: cars, and no tyres. */
export const insteadOf = (
  kept: readonly Narrowing[],
  givenUp: readonly Narrowing[],
): readonly Narrowing[] =>
  givenUp.some(({ subject }) => subject === 'make') &&
  !kept.some(({ subject }) => subject === 'category')
    ? [cars]
    : [];
const cars: Narrowing = {
  subject: 'category',
  filters: { categoryId: 'autoturisme' },
  said: [],
  certainty: 'guessed',
  alternatives: [],
};
