import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { User } from '@anunturi/shared-domain/people/user';
import { emissionNorms, fuels, toKilowatts } from '@anunturi/shared-domain/listing/vehicleFields';
import type { DocumentDefinition, Values } from './documentTypes';
import type { normsWithoutEngine } from './vehicleFields';

/** The norm of what has no engine that burns. */
function withoutEngine(
  fuel: string | undefined,
  categoryId: string,
): keyof typeof normsWithoutEngine | undefined {
  if (fuel === 'electric') return 'Electric';
  return categoryId === 'remorci-si-rulote' ? 'fără motor' : undefined;
}

function vehicleValues(listing: Listing): Values {
  if (listing.kind !== 'vehicle' || listing.vehicle.shape === 'part') return {};
  const { vehicle } = listing;
  const noEngine = withoutEngine(vehicle.fuel, listing.categoryId);
  return {
    v_make: vehicle.makeName,
    v_type: [vehicle.modelName, vehicle.version].filter(Boolean).join(' '),
    v_year: String(vehicle.year),
    v_vin: vehicle.vin ?? '',
    v_vinNonStandard: vehicle.vinNonStandard ? 'da' : '',
    v_cm3: String(vehicle.engineCm3 ?? (noEngine ? 0 : '')),
    v_norm: noEngine ?? (vehicle.emissionNorm ? emissionNorms[vehicle.emissionNorm] : ''),
    v_mass: vehicle.shape === 'other' && vehicle.maxMassKg ? String(vehicle.maxMassKg) : '',
    v_fuel: vehicle.fuel ? fuels[vehicle.fuel] : '',
    v_kw: vehicle.powerHp ? String(toKilowatts(vehicle.powerHp)) : '',
    v_co2: vehicle.co2GPerKm === undefined ? '' : String(vehicle.co2GPerKm),
    km: vehicle.mileageKm === undefined ? '' : String(vehicle.mileageKm),
    keys: vehicle.keys ? String(vehicle.keys) : '',
  };
}

/** The price of the whole: of an hour or a day it is none, and what a car is sold for is no rent. */
function priceValues({ price }: Listing, known: ReadonlySet<string>): Values {
  if (price.unit !== 'fixed' || known.has('per')) return {};
  return {
    price_amount: String(price.amountMinor / 100).replace('.', ','),
    price_currency: price.currency,
  };
}

/** Who makes the document, as known from the account; `town` is where the own profile says, else where the listing stands. */
export type PrefillPerson = Pick<
  User,
  'displayName' | 'email' | 'phone' | 'sellerType' | 'company'
> & { town?: string | undefined };

function partyValues(
  prefix: string,
  owner: PrefillPerson,
  { town = '', county = '' }: { town?: string | undefined; county?: string | undefined },
  known: ReadonlySet<string>,
): Values {
  // Where only a person may stand, a company's owner is asked for the own name.
  const company =
    owner.sellerType === 'company' && known.has(`${prefix}_type`) ? owner.company : undefined;
  return {
    [`${prefix}_type`]: company ? 'firma' : 'persoana',
    [`${prefix}_name`]: company?.name ?? owner.displayName,
    [`${prefix}_cui`]: company?.cui ?? '',
    [`${prefix}_town`]: town,
    [`${prefix}_county`]: town && county,
    [`${prefix}_phone`]: owner.phone ?? '',
    [`${prefix}_email`]: owner.email,
  };
}

/** The party that is not the listing's owner: the other one of two, or the only one of a document that is the buyer's. */
const otherParty = ({ steps, ownerParty }: DocumentDefinition): string | undefined =>
  steps.find(({ party }) => party && party !== ownerParty)?.party;

export type PrefillPeople = {
  /** The listing's owner, when it is the owner who asks. */
  owner?: PrefillPerson | null;
  /** Somebody else who is signed in. */
  buyer?: PrefillPerson | null;
  /** The county that the site is for: its listings stand there. */
  county?: string | undefined;
};

/** A document's first answers from a listing: vehicle or service and price, and the asking person's own data. */
export function prefillValues(
  definition: DocumentDefinition,
  listing: Listing,
  { owner, buyer, county }: PrefillPeople = {},
): Values {
  const known = new Set(definition.steps.flatMap((step) => step.fields.map((field) => field.name)));
  const other = otherParty(definition);
  const all: Values = {
    ...vehicleValues(listing),
    ...priceValues(listing, known),
    ...(listing.kind === 'service' ? { object: listing.title } : {}),
    place: listing.localityName,
    reason: `preț pentru ${listing.title}`,
    ...(owner && definition.ownerParty
      ? partyValues(
          definition.ownerParty,
          owner,
          { town: owner.town ?? listing.localityName, county },
          known,
        )
      : {}),
    ...(buyer && other ? partyValues(other, buyer, { town: buyer.town, county }, known) : {}),
  };
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => known.has(name) && value !== ''),
  );
}
