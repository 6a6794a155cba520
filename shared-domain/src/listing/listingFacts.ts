import { formatNumber } from '../formats/formatNumber';
import { plural } from '../formats/plural';
import { type Catalogue, type CatalogueField, fieldsOfShape, type ValueOf } from './CatalogueField';
import type { CategoryShape } from './categories';
import { serviceCatalogue } from './serviceCatalogue';
import { vehicleCatalogue } from './vehicleCatalogue';
import { colours, finishes, isPluggedIn, toKilowatts, type VehicleShape } from './vehicleFields';

/** A fact of a listing's table; `name` is its field in the catalogue. */
export type ListingFact = { name: string; label: string; value: string };
/** What is known of a vehicle or service. */
type Known<C extends Catalogue> = { [N in keyof C]?: ValueOf<C[N]> | undefined };
/** What is known of a vehicle so far: a listing's, or that of a form half filled in. */
export type KnownVehicle = Known<typeof vehicleCatalogue> & { shape: VehicleShape };
/** The same of a service. */
export type KnownService = Known<typeof serviceCatalogue>;
type Described =
  | { kind: 'vehicle'; vehicle: KnownVehicle }
  | { kind: 'service'; service: KnownService };

/** How a fact is written where its type does not tell; undefined for what is no fact of its own. */
type Written<C extends Catalogue> = {
  [N in keyof C]?: (value: ValueOf<C[N]>, all: Known<C>) => string | undefined;
};

/** The facts of a listing's table, in the order in which buyers ask for them; what is not known is left out. */
export function toListingFacts(listing: Described, places: (id: string) => string): ListingFact[] {
  if (listing.kind === 'service')
    return toFacts(serviceCatalogue, 'service', listing.service, places, {
      wholeCounty: (isWhole, { coveredLocalityIds }) =>
        isWhole ? 'Tot județul' : coveredLocalityIds?.map(places).join(', '),
      coveredLocalityIds: () => undefined,
      travelRadiusKm: (km) => `până la ${formatNumber(km)} km`,
      experienceYears: (years) => plural(years, 'an', 'ani'),
    });
  const { vehicle } = listing;
  const facts = toFacts(vehicleCatalogue, vehicle.shape, vehicle, places, writtenOfVehicle);
  return vehicle.shape === 'part' ? ofPart(facts) : facts;
}

const writtenOfVehicle: Written<typeof vehicleCatalogue> = {
  powerHp: (hp) => `${formatNumber(hp)} CP (${formatNumber(toKilowatts(hp))} kW)`,
  colour: (colour, { finish }) =>
    [colours[colour], finish && finishes[finish].toLowerCase()].filter(Boolean).join(', '),
  finish: () => undefined,
  electricRangeKm: (km, { fuel }) =>
    fuel === undefined || isPluggedIn(fuel) ? `${formatNumber(km)} km` : undefined,
  vinNonStandard: () => undefined,
  // Shown by group, beside the facts.
  equipment: () => undefined,
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
  all: Known<C>,
  places: (id: string) => string,
  written: Written<C>,
): ListingFact[] {
  return fieldsOfShape(catalogue, shape).flatMap((field) => {
    const { name, label } = field;
    const value = all[name];
    if (value === undefined) return [];
    const text = written[name] ? written[name](value, all) : toText(field, value, places);
    return text === undefined ? [] : [{ name, label, value: text }];
  });
}

function toText(
  field: CatalogueField,
  value: unknown,
  places: (id: string) => string,
): string | undefined {
  switch (field.type) {
    case 'choice':
      return field.choices[String(value)];
    case 'choices':
      return listed(value, (id) => field.choices[id]);
    case 'places':
      return listed(value, places);
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
    case 'slug':
      return undefined; // its name stands in a text beside it
  }
}

function listed(value: unknown, nameOf: (id: string) => string | undefined): string | undefined {
  const names = Array.isArray(value) ? value.map(String).map(nameOf) : [];
  return names.filter(Boolean).join(', ') || undefined;
}
