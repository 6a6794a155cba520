import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { serviceCatalogue } from '@anunturi/shared-domain/listing/serviceCatalogue';
import { vehicleCatalogue } from '@anunturi/shared-domain/listing/vehicleCatalogue';
import { findBannedWords } from '@anunturi/shared-domain/moderation/bannedWords';
import { Refusal } from '../app/refuse';

type Described = Pick<ListingFields, 'title' | 'description'> & {
  vehicle?: object;
  service?: object;
};

/** Every text of a listing that its seller writes and others read, by field. */
function shownTexts({ title, description, vehicle, service }: Described): [string, string][] {
  const textsOf = (name: string, facts: object = {}, catalogue: object) =>
    Object.entries(catalogue).flatMap(([key, { type }]: [string, { type: string }]) => {
      const value = (facts as Record<string, unknown>)[key];
      return (type === 'text' || type === 'vin') && typeof value === 'string'
        ? [[`${name}.${key}`, value] satisfies [string, string]]
        : [];
    });
  return [
    ['title', title],
    ['description', description],
    ...textsOf('vehicle', vehicle, vehicleCatalogue),
    ...textsOf('service', service, serviceCatalogue),
  ];
}

/** @throws Refusal bannedWords, with a message for each field that has one */
export function refuseBannedWords(listing: Described, words: readonly string[]): void {
  const all = new Set<string>();
  const fields: Record<string, string> = {};
  for (const [field, text] of shownTexts(listing)) {
    const found = findBannedWords(text, words);
    if (found.length === 0) continue;
    fields[field] = `Nu sunt permise cuvintele: ${found.join(', ')}.`;
    for (const word of found) all.add(word);
  }
  if (all.size > 0)
    throw new Refusal('bannedWords', `Nu sunt permise cuvintele: ${[...all].join(', ')}.`, fields);
}
