import type { Subject } from './understand/Understood';

/** What words narrow to is given up in this order, when nothing would be left; what is looked for itself comes last. */
export const giveUpOrder: readonly Subject[] = [
  'photos',
  'tyres',
  'norm',
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
