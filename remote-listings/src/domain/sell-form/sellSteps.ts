import { askedFields, formNames, groupOf } from './askedFields';
import { groupsOfStep } from './formGroups';
import type { SellField, SellForm } from './sellForm';

export const sellSteps = {
  category: 'Categoria',
  facts: 'Datele de bază',
  details: 'Detalii',
  photos: 'Fotografii',
  text: 'Descriere',
  price: 'Preț și contact',
  review: 'Previzualizare',
} as const;
export type SellStep = keyof typeof sellSteps;

/** Steps in order; only vehicles have so many details that they need their own. */
export function stepsOf(shape: SellForm['shape']): SellStep[] {
  const details: SellStep[] =
    shape === 'car' || shape === 'other' || shape === '' ? ['details'] : [];
  return ['category', 'facts', ...details, 'photos', 'text', 'price', 'review'];
}

/** The facts asked in a step, group by group. */
function factsOfStep(step: 'facts' | 'details', shape: SellForm['shape']): SellField[] {
  if (shape === '') return [];
  const asked = askedFields(shape);
  return groupsOfStep(step).flatMap((group) =>
    asked.filter((field) => groupOf(field, shape) === group).flatMap(formNames),
  );
}

/** The fields asked in a step. */
export function fieldsOfStep(step: SellStep, shape: SellForm['shape']): SellField[] {
  if (step === 'category') return ['categoryId'];
  if (step === 'facts' || step === 'details') return factsOfStep(step, shape);
  if (step === 'text') return ['title', 'description'];
  if (step === 'price')
    return ['price', 'currency', 'priceUnit', 'negotiable', 'localityId', 'phone', 'whatsApp'];
  return [];
}

/** The step in which a field is asked. */
export function stepOfField(field: string, shape: SellForm['shape']): SellStep {
  return (
    stepsOf(shape).find((step) => fieldsOfStep(step, shape).includes(field as SellField)) ??
    'category'
  );
}

/** Messages by field in the order in which the form asks for the fields. */
export function inStepOrder(
  errors: Partial<Record<string, string>>,
  shape: SellForm['shape'],
): [field: string, text: string][] {
  const order = stepsOf(shape).flatMap((step) => fieldsOfStep(step, shape) as string[]);
  return Object.entries(errors)
    .flatMap(([field, text]): [string, string][] => (text ? [[field, text]] : []))
    .sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
}

/** A step by the word that stands for it in an address, or null. */
export function readStep(word: string | null | undefined): SellStep | null {
  return word !== null && word !== undefined && word in stepWords ? stepWords[word]! : null;
}

const stepWords: Record<string, SellStep> = {
  categorie: 'category',
  date: 'facts',
  detalii: 'details',
  fotografii: 'photos',
  descriere: 'text',
  pret: 'price',
  previzualizare: 'review',
};

/** The word of a step in an address. */
export function writeStep(step: SellStep): string {
  return Object.keys(stepWords).find((word) => stepWords[word] === step)!;
}
