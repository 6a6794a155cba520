import type { DocumentDefinition, Values } from './documentTypes';
import { makePages } from './makePages';
import type { PageItem, PageModel } from './page-model/pageModel';

/** Where an answer stands on the paper; positions in points, `y` is the baseline of its text. */
export type FieldPlace = { page: number; x: number; y: number; size: number };

/** Texts alone: a longer answer may move everything below it. */
const textsOf = (items: readonly PageItem[]) => items.filter((item) => item.kind === 'text');
/** An answer that no other field has; a ticked box and a choice are what they can be. */
const OTHER = 'Xyz';

/**
 * Where a field's answer stands: the first thing on the pages that changes with it. Null for a field that the paper
 * does not show (a box that decides what is asked).
 */
export function fieldPlace(
  definition: DocumentDefinition,
  values: Values,
  model: PageModel,
  name: string,
): FieldPlace | null {
  const isEmpty = !(values[name] ?? '').trim();
  const other = makePages(definition, {
    ...values,
    [name]: isEmpty ? likely(definition, name) : '',
  });
  // Of the two, the one with the answer shows where it is.
  const [shown, without] = isEmpty ? [other, model] : [model, other];
  for (const [page, { items }] of shown.pages.entries()) {
    const texts = textsOf(items);
    const before = textsOf(without.pages[page]?.items ?? []);
    const item = texts.find((each, at) => each.text !== before[at]?.text);
    if (item) return { page, x: item.x, y: item.y, size: item.size };
  }
  return null;
}

/** Something that the field could hold. */
function likely({ steps }: DocumentDefinition, name: string): string {
  const field = steps.flatMap((step) => step.fields).find((each) => each.name === name);
  switch (field?.kind) {
    case 'check':
      return 'da';
    case 'date':
      return '2026-01-01';
    case 'money':
    case 'whole':
      return '9';
    case 'choice':
      return field.choices?.at(-1)?.[0] ?? OTHER;
    default:
      return OTHER;
  }
}
