import type { Catalogue, FieldType } from '@anunturi/shared-domain/listing/CatalogueField';
import { serviceCatalogue } from '@anunturi/shared-domain/listing/serviceCatalogue';
import { vehicleCatalogue } from '@anunturi/shared-domain/listing/vehicleCatalogue';

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

const catalogues: Record<string, Catalogue> = {
  vehicle: vehicleCatalogue,
  service: serviceCatalogue,
};

/** Every fact of a `vehicle` or `service` that its seller writes and others read, by field: `vehicle.trim`. */
export function factTexts(subject: string, facts: unknown): [field: string, text: string][] {
  const catalogue = catalogues[subject] ?? {};
  return Object.entries(facts ?? {}).flatMap(([name, value]: [string, unknown]) => {
    const type = catalogue[name]?.type;
    return type && isWritten[type] && typeof value === 'string'
      ? [[`${subject}.${name}`, value]]
      : [];
  });
}
