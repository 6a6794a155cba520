import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { fitValues } from '../domain/documentFile';
import type { DocumentDefinition, Values } from '../domain/documentTypes';
import { type PrefillPeople, prefillValues } from '../domain/prefillValues';

export { DocumentMaker } from './DocumentMaker';

/** The first answers: those of an opened file, else what a listing gives. */
export function firstValues(
  definition: DocumentDefinition,
  opened: Values | null,
  listing: Listing | null,
  people: PrefillPeople,
): Values {
  if (opened) return fitValues(definition, opened);
  return listing ? prefillValues(definition, listing, people) : {};
}
