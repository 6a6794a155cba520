import type { ListingFields } from '@anunturi/shared-domain/listing/listing';
import { serviceCatalogue } from '@anunturi/shared-domain/listing/serviceCatalogue';
import { vehicleCatalogue } from '@anunturi/shared-domain/listing/vehicleCatalogue';

type Described = Pick<ListingFields, 'title' | 'description'> & {
  vehicle?: object;
  service?: object;
};

/** Every text of a listing that its seller writes and others read, by field. */
export function shownTexts({
  title,
  description,
  vehicle,
  service,
}: Described): Record<string, string> {
  const textsOf = (name: string, facts: object = {}, catalogue: object) =>
    Object.entries(catalogue).flatMap(([key, { type }]: [string, { type: string }]) => {
      const value = (facts as Record<string, unknown>)[key];
      return (type === 'text' || type === 'vin') && typeof value === 'string'
        ? [[`${name}.${key}`, value] satisfies [string, string]]
        : [];
    });
  return Object.fromEntries([
    ['title', title],
    ['description', description],
    ...textsOf('vehicle', vehicle, vehicleCatalogue),
    ...textsOf('service', service, serviceCatalogue),
  ]);
}
