import type { DocumentDefinition, DocumentField, Values } from './documentTypes';

const partyOf = ({ name }: DocumentField) => name.slice(0, name.indexOf('_') + 1);
/** Who the party is decides what is asked, so it stays. */
const isOffered = ({ name, initial }: DocumentField) => Boolean(initial) && !name.endsWith('_type');

/** A party that nobody began is for the pen: the document and country that the screen offers first may be others there. */
export function blankUntouched({ steps }: DocumentDefinition, values: Values): Values {
  const fields = steps.flatMap((step) => step.fields);
  const parties = new Set(fields.filter(({ name }) => name.endsWith('_name')).map(partyOf));
  const offered = [...parties].flatMap((party) => {
    const own = fields.filter((field) => partyOf(field) === party);
    const isTouched = own.some(({ name, initial }) => (values[name] ?? '') !== (initial ?? ''));
    return isTouched ? [] : own.filter(isOffered);
  });
  return { ...values, ...Object.fromEntries(offered.map(({ name }) => [name, ''])) };
}
