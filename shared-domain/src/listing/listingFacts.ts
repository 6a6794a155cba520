import { formatNumber } from '../formats/formatNumber';
import { plural } from '../formats/plural';
import { programmes, providerForms } from './serviceFields';
import {
  bodies,
  colours,
  conditions,
  drives,
  emissionNorms,
  finishes,
  fuels,
  gearboxes,
  toKilowatts,
} from './vehicleFields';
import type { ServiceListing, VehicleListing } from './listing';

export type ListingFact = { label: string; value: string };
/** Of a listing, whatever the form of its dates. */
type Described =
  Pick<VehicleListing, 'kind' | 'vehicle'> | Pick<ServiceListing, 'kind' | 'service'>;
type Row = [label: string, value: string | number | false | undefined];

/** The facts of a listing's table, in the order in which buyers ask for them; what is not known is left out. */
export function toListingFacts(listing: Described, places: (id: string) => string): ListingFact[] {
  const rows = listing.kind === 'vehicle' ? vehicleRows(listing) : serviceRows(listing, places);
  return rows
    .filter((row): row is [string, string | number] => row[1] !== undefined && row[1] !== false)
    .map(([label, value]) => ({ label, value: String(value) }));
}

function vehicleRows({ vehicle }: Pick<VehicleListing, 'vehicle'>): Row[] {
  if (vehicle.shape === 'part') {
    return [
      ['Stare', conditions[vehicle.condition]],
      ['Pentru marca', vehicle.makeName],
      ['Pentru modelul', vehicle.modelName],
    ];
  }
  return [
    ['Marcă', vehicle.makeName],
    ['Model', vehicle.modelName],
    ['Versiune', vehicle.version],
    ['An de fabricație', vehicle.year],
    ['Prima înmatriculare', month(vehicle.firstRegisteredMonth)],
    ['Rulaj', withUnit(vehicle.mileageKm, 'km')],
    ...(vehicle.shape === 'other'
      ? ([
          ['Ore de funcționare', withUnit(vehicle.hours, 'h')],
          ['Masă maximă', withUnit(vehicle.maxMassKg, 'kg')],
        ] satisfies Row[])
      : []),
    ['Combustibil', vehicle.fuel && fuels[vehicle.fuel]],
    [
      'Putere',
      vehicle.powerHp !== undefined &&
        `${formatNumber(vehicle.powerHp)} CP (${formatNumber(toKilowatts(vehicle.powerHp))} kW)`,
    ],
    ['Capacitate cilindrică', withUnit(vehicle.engineCm3, 'cm³')],
    ['Cutie de viteze', vehicle.gearbox && gearboxes[vehicle.gearbox]],
    ['Tracțiune', vehicle.drive && drives[vehicle.drive]],
    ['Caroserie', vehicle.body && bodies[vehicle.body]],
    ['Număr de uși', vehicle.doors],
    ['Număr de locuri', vehicle.seats],
    [
      'Culoare',
      vehicle.colour &&
        [colours[vehicle.colour], vehicle.finish && finishes[vehicle.finish].toLowerCase()]
          .filter(Boolean)
          .join(', '),
    ],
    ['Normă de poluare', vehicle.emissionNorm && emissionNorms[vehicle.emissionNorm]],
    ['Emisii CO₂', withUnit(vehicle.co2GPerKm, 'g/km')],
    ['Stare', conditions[vehicle.condition]],
    ['Primul proprietar', yesNo(vehicle.firstOwner)],
    ['Carte service', yesNo(vehicle.serviceBook)],
    ['Fără accident în istoric', yesNo(vehicle.noAccident)],
    ['Înmatriculat în România', yesNo(vehicle.registeredInRomania)],
    ['Țara de origine', vehicle.originCountry],
    ['ITP valabil până în', month(vehicle.itpUntilMonth)],
    ['Chei', vehicle.keys],
    ['Acceptă schimb', yesNo(vehicle.exchangeAccepted)],
    ['TVA deductibil', yesNo(vehicle.vatDeductible)],
    ['Serie de șasiu (VIN)', vehicle.vin],
  ];
}

function serviceRows(
  { service }: Pick<ServiceListing, 'service'>,
  places: (id: string) => string,
): Row[] {
  return [
    ['Prestator', providerForms[service.providerForm]],
    ['Program', programmes[service.programme]],
    ['Ore', service.hoursText],
    [
      'Zona acoperită',
      service.wholeCounty ? 'Tot județul' : service.coveredLocalityIds?.map(places).join(', '),
    ],
    [
      'Deplasare',
      service.travelRadiusKm !== undefined && `până la ${formatNumber(service.travelRadiusKm)} km`,
    ],
    [
      'Experiență',
      service.experienceYears !== undefined && plural(service.experienceYears, 'an', 'ani'),
    ],
    ['Emite factură', yesNo(service.givesInvoice)],
    ['Oferă garanție', yesNo(service.givesWarranty)],
  ];
}

const withUnit = (value: number | undefined, unit: string) =>
  value !== undefined && `${formatNumber(value)} ${unit}`;
function yesNo(value: boolean | undefined) {
  if (value === undefined) return undefined;
  return value ? 'Da' : 'Nu';
}
const month = (value: string | undefined) => value && `${value.slice(5)}.${value.slice(0, 4)}`;
