import { storageUrl } from '@anunturi/shared-auth/firebase';
import { bodies, colours, fuels, gearboxes } from '@anunturi/shared-domain/listing/vehicleFields';
import { markedSellerName } from '@anunturi/shared-domain/people/markedName';
import type { ListingDetail, VehicleDetail } from '#domain/listingDetail';
import type { Seller } from '#data/readSeller';

type Described = {
  listing: ListingDetail;
  seller: Seller | null;
  address: string;
  isActive: boolean;
};
type Vehicle = Exclude<VehicleDetail['vehicle'], { shape: 'part' }>;

const conditions = { new: 'NewCondition', used: 'UsedCondition', damaged: 'DamagedCondition' };
const driveWheels = { front: 'FrontWheel', rear: 'RearWheel', all: 'AllWheel' };

/** A listing as schema.org has it: a car, another vehicle, a part or a service, and what is asked for it. */
export function listingJsonLd({ listing, seller, address, isActive }: Described): object {
  const { photos, localityName } = listing;
  const common = {
    '@context': 'https://schema.org',
    name: listing.title,
    url: address,
    description: listing.description.replace(/\s+/g, ' ').slice(0, 500),
    ...(photos.length > 0 && { image: photos.slice(0, 5).map(({ path }) => storageUrl(path)) }),
    offers: offerOf(listing, address, isActive),
  };
  if (listing.kind === 'service')
    return {
      ...common,
      '@type': 'Service',
      areaServed: localityName,
      ...(seller && { provider: partyOf(seller) }),
    };
  const offered = {
    ...common,
    offers: common.offers && { ...common.offers, ...(seller && { seller: partyOf(seller) }) },
    itemCondition: `https://schema.org/${conditions[listing.vehicle.condition]}`,
  };
  const { vehicle } = listing;
  if (vehicle.shape === 'part') return { ...offered, '@type': 'Product' };
  return {
    ...offered,
    '@type': vehicle.shape === 'car' ? 'Car' : 'Vehicle',
    ...factsOf(vehicle),
  };
}

function offerOf({ price }: ListingDetail, url: string, isActive: boolean) {
  if (price.unit === 'onRequest') return undefined;
  return {
    '@type': 'Offer',
    url,
    price: price.amountMinor / 100,
    priceCurrency: price.currency,
    availability: `https://schema.org/${isActive ? 'InStock' : 'SoldOut'}`,
  };
}

const partyOf = (seller: Seller) => ({
  '@type': seller.sellerType === 'private' ? 'Person' : 'Organization',
  name: markedSellerName(seller),
});

function factsOf(vehicle: Vehicle) {
  const { mileageKm, fuel, gearbox, drive, body, doors, seats, colour } = vehicle;
  return {
    brand: { '@type': 'Brand', name: vehicle.makeName },
    model: vehicle.modelName,
    vehicleModelDate: String(vehicle.year),
    mileageFromOdometer: quantity(mileageKm, 'KMT'),
    fuelType: fuel && fuels[fuel],
    vehicleTransmission: gearbox && gearboxes[gearbox],
    driveWheelConfiguration: drive && `https://schema.org/${driveWheels[drive]}DriveConfiguration`,
    bodyType: body && bodies[body],
    numberOfDoors: doors,
    vehicleSeatingCapacity: seats,
    color: colour && colours[colour],
    vehicleEngine: {
      '@type': 'EngineSpecification',
      enginePower: quantity(vehicle.powerHp, 'BHP'),
      engineDisplacement: quantity(vehicle.engineCm3, 'CMQ'),
    },
  };
}

/** Units are UN/CEFACT codes. */
const quantity = (value: number | undefined, unitCode: string) =>
  value === undefined ? undefined : { '@type': 'QuantitativeValue', value, unitCode };
