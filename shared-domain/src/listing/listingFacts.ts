import { formatNumber } from '../formats/formatNumber';
import { plural } from '../formats/plural';
import { type Catalogue, type CatalogueField, fieldsOfShape, type ValueOf } from './CatalogueField';
import type { CategoryShape } from './categories';
import type { ServiceListing, VehicleListing } from './listing';
import { serviceCatalogue } from './serviceCatalogue';
import { vehicleCatalogue } from './vehicleCatalogue';
import { colours, finishes, toKilowatts } from './vehicleFields';

/** A fact of a listing's table; `name` is its field in the catalogue. */
export type ListingFact = { name: string; label: string; value: string };
/** Of a listing, whatever the form of its dates. */
type Described =
  | Pick<VehicleListing, 'kind' | 'vehicle'>
  | Pick<ServiceListing, 'kind' | 'service'>;

/** How a fact is written where its type does not tell; undefined for what is no fact of its own. */
type Written<C extends Catalogue> = {
  [N in keyof C]?: (
    value: ValueOf<C[N]>,
    all: { [M in keyof C]?: ValueOf<C[M]> },
  ) => string | undefined;
};

/** The facts of a listing's table, in the order in which buyers ask for them; what is not known is left out. */
export function toListingFacts(listing: Described, places: (id: string) => string): ListingFact[] {
  if (listing.kind === 'service')
    return toFacts(serviceCatalogue, 'service', listing.service, {
      wholeCounty: (isWhole, { coveredLocalityIds }) =>
        isWhole ? 'Tot județul' : coveredLocalityIds?.map(places).join(', '),
      travelRadiusKm: (km) => `până la ${formatNumber(km)} km`,
      experienceYears: (years) => plural(years, 'an', 'ani'),
    });
  const { vehicle } = listing;
  const facts = toFacts(vehicleCatalogue, vehicle.shape, vehicle, writtenOfVehicle);
  return vehicle.shape === 'part' ? ofPart(facts) : facts;
}

const writtenOfVehicle: Written<typeof vehicleCatalogue> = {
  powerHp: (hp) => `${formatNumber(hp)} CP (${formatNumber(toKilowatts(hp))} kW)`,
  colour: (colour, { finish }) =>
    [colours[colour], finish && finishes[finish].toLowerCase()].filter(Boolean).join(', '),
  finish: () => undefined,
  vinNonStandard: () => undefined,
};

/** Its condition, then what it fits. */
function ofPart(facts: ListingFact[]): ListingFact[] {
  const labels: Record<string, string> = { Marcă: 'Pentru marca', Model: 'Pentru modelul' };
  return facts
    .map((fact) => ({ ...fact, label: labels[fact.label] ?? fact.label }))
    .toSorted(
      (a, b) => Number(a.label.startsWith('Pentru')) - Number(b.label.startsWith('Pentru')),
    );
}

function toFacts<C extends Catalogue>(
  catalogue: C,
  shape: CategoryShape,
  subject: object,
  written: Written<C>,
): ListingFact[] {
  const all = subject as { [M in keyof C]?: ValueOf<C[M]> };
  return fieldsOfShape(catalogue, shape).flatMap(([name, field]) => {
    const value = all[name];
    if (value === undefined) return [];
    const text = written[name] ? written[name](value, all) : toText(field, value);
    return text === undefined ? [] : [{ name, label: field.label, value: text }];
  });
}

function toText(field: CatalogueField, value: unknown): string | undefined {
  switch (field.type) {
    case 'choice':
      return field.choices[String(value)];
    case 'whole':
      return field.unit ? `${formatNumber(Number(value))} ${field.unit}` : String(value);
    case 'flag':
      return value ? 'Da' : undefined; // an unticked box says nothing in public
    case 'month':
      return `${String(value).slice(5)}.${String(value).slice(0, 4)}`;
    case 'year':
    case 'text':
    case 'vin':
      return String(value);
    default:
      return undefined;
  }
}
