import type { Listing } from '@anunturi/shared-domain/listing/listing';
import type { User } from '@anunturi/shared-domain/people/user';
import { emissionNorms } from '@anunturi/shared-domain/listing/vehicleFields';
import type { DocumentDefinition, Values } from './documentTypes';

function vehicleValues(listing: Listing): Values {
  if (listing.kind !== 'vehicle' || listing.vehicle.shape === 'part') return {};
  const { vehicle } = listing;
  const electric = vehicle.fuel === 'electric' ? { v_cm3: '0', v_norm: 'Electric' } : undefined;
  return {
    v_make: vehicle.makeName,
    v_type: [vehicle.modelName, vehicle.version].filter(Boolean).join(' '),
    v_year: String(vehicle.year),
    v_vin: vehicle.vin ?? '',
    v_vinNonStandard: vehicle.vinNonStandard ? 'da' : '',
    v_cm3: vehicle.engineCm3 ? String(vehicle.engineCm3) : (electric?.v_cm3 ?? ''),
    v_norm: electric?.v_norm ?? (vehicle.emissionNorm ? emissionNorms[vehicle.emissionNorm] : ''),
    v_mass: vehicle.shape === 'other' && vehicle.maxMassKg ? String(vehicle.maxMassKg) : '',
    km: vehicle.mileageKm === undefined ? '' : String(vehicle.mileageKm),
    keys: vehicle.keys ? String(vehicle.keys) : '',
  };
}

function priceValues({ price }: Listing): Values {
  if (price.unit === 'onRequest') return {};
  return {
    price_amount: String(price.amountMinor / 100).replace('.', ','),
    price_currency: price.currency,
  };
}

function ownerValues(
  prefix: string,
  owner: User,
  town: string,
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
    [`${prefix}_phone`]: owner.phone ?? '',
    [`${prefix}_email`]: owner.email,
  };
}

/** A document's first answers from a listing: vehicle or service and price, and the seller's own data when the seller asks. */
export function prefillValues(
  definition: DocumentDefinition,
  listing: Listing,
  owner: User | null,
): Values {
  const known = new Set(definition.steps.flatMap((step) => step.fields.map((field) => field.name)));
  const all: Values = {
    ...vehicleValues(listing),
    ...priceValues(listing),
    ...(listing.kind === 'service' ? { object: listing.title } : {}),
    place: listing.localityName,
    reason: `preț pentru ${listing.title}`,
    ...(owner && definition.ownerParty
      ? ownerValues(definition.ownerParty, owner, listing.localityName, known)
      : {}),
  };
  return Object.fromEntries(
    Object.entries(all).filter(([name, value]) => known.has(name) && value !== ''),
  );
}
