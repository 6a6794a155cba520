import type { DocumentField } from './documentTypes';

/** The eleven parts of an address. */
export function addressFields(prefix: string, when?: DocumentField['when']): DocumentField[] {
  const field = (
    name: string,
    label: string,
    more: Partial<DocumentField> = {},
  ): DocumentField => ({
    name: `${prefix}_${name}`,
    label,
    kind: 'text',
    width: 'third',
    maxLength: 40,
    ...(when ? { when } : {}),
    ...more,
  });
  return [
    field('town', 'Municipiu, oraș sau comună', { needed: true, maxLength: 60, width: 'half' }),
    field('county', 'Județul', { needed: true, width: 'half' }),
    field('village', 'Sat sau sector'),
    field('postalCode', 'Cod poștal', { kind: 'postalCode', maxLength: 6 }),
    field('country', 'Țara', { initial: 'România' }),
    field('street', 'Strada', { maxLength: 60, width: 'twoThirds' }),
    field('number', 'Număr', { maxLength: 10 }),
    field('block', 'Bloc', { maxLength: 10, width: 'quarter' }),
    field('stair', 'Scară', { maxLength: 10, width: 'quarter' }),
    field('floor', 'Etaj', { maxLength: 10, width: 'quarter' }),
    field('flat', 'Apartament', { maxLength: 10, width: 'quarter' }),
  ];
}
