import { type CatalogueField } from '../listing/CatalogueField';
import { serviceCatalogue } from '../listing/serviceCatalogue';
import { priceUnits } from '../listing/serviceFields';
import { vehicleCatalogue } from '../listing/vehicleCatalogue';
import { sellerTypes } from '../listing/vehicleFields';

/** What a filter is called, and its choices; beside the facets, which every list loads, this is loaded with the panel. */
export type FacetWords = Pick<CatalogueField, 'label' | 'filter' | 'shapes'> & {
  unit?: string;
  choices?: Readonly<Record<string, string>>;
  isYear: boolean;
};

const ofEveryListing: Readonly<Record<string, Omit<FacetWords, 'shapes' | 'isYear'>>> = {
  sellerType: { label: 'Vânzător', choices: sellerTypes },
  'price.unit': { label: 'Felul prețului', choices: priceUnits, filter: { chip: 'Preț:' } },
};

/** The words of the field at a path, such as `vehicle.fuel`; undefined where it has none of its own. */
export function facetWords(path: string): FacetWords | undefined {
  const own = ofEveryListing[path];
  if (own) return { ...own, shapes: {}, isYear: false };
  const [subject, name] = path.split('.');
  const catalogue: Readonly<Record<string, CatalogueField>> =
    subject === 'vehicle' ? vehicleCatalogue : serviceCatalogue;
  const field = name === undefined ? undefined : catalogue[name];
  if (!field || field.type === 'slug') return undefined;
  return {
    label: field.label,
    shapes: field.shapes,
    isYear: field.type === 'year',
    ...(field.filter && { filter: field.filter }),
    ...('unit' in field && field.unit && { unit: field.unit }),
    ...('choices' in field && { choices: field.choices }),
    ...(field.filter?.counts && { choices: field.filter.counts }),
  };
}
