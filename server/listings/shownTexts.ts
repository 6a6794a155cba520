import type { Catalogue, FieldType } from '@anunturi/shared-domain/listing/CatalogueField';
import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { serviceCatalogue } from '@anunturi/shared-domain/listing/serviceCatalogue';
import { vehicleCatalogue } from '@anunturi/shared-domain/listing/vehicleCatalogue';

type Described = Pick<ListingFields, 'title' | 'description'> & {
  vehicle?: object;
  service?: object;
};

/** Whether a field of a type holds words of its seller. */
const isWritten = {
  text: true,
  vin: true,
  // Made of the names of make and model, which are texts.
  slug: false,
  choice: false,
  choices: false,
  whole: false,
  year: false,
  month: false,
  flag: false,
  places: false,
} satisfies Record<FieldType, boolean>;

/** Every text of a listing that its seller writes and others read, by field. */
export function shownTexts({
  title,
  description,
  vehicle,
  service,
}: Described): Record<string, string> {
  return Object.fromEntries([
    ['title', title],
    ['description', description],
    ...textsOf('vehicle', vehicle, vehicleCatalogue),
    ...textsOf('service', service, serviceCatalogue),
  ]);
}

function textsOf(
  subject: string,
  facts: object = {},
  catalogue: Catalogue,
): [path: string, text: string][] {
  return Object.entries(facts).flatMap(([name, value]: [string, unknown]) => {
    const type = catalogue[name]?.type;
    return type && isWritten[type] && typeof value === 'string'
      ? [[`${subject}.${name}`, value]]
      : [];
  });
}
