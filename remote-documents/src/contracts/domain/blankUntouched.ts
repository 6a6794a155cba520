import type { DocumentDefinition, DocumentField, Values } from './documentTypes';

/** Who the party is decides what is asked, so it stays. */
const isOffered = ({ name, initial }: DocumentField) => Boolean(initial) && !name.endsWith('_type');

/** A party that nobody began is for the pen: the document and country that the screen offers first may be others there. */
export function blankUntouched({ steps }: DocumentDefinition, values: Values): Values {
  const offered = steps.flatMap(({ party, fields }) => {
    const own = fields.filter(({ name }) => party && name.startsWith(`${party}_`));
    const isTouched = own.some(({ name, initial }) => (values[name] ?? '') !== (initial ?? ''));
    return isTouched ? [] : own.filter(isOffered);
  });
  return { ...values, ...Object.fromEntries(offered.map(({ name }) => [name, ''])) };
}
