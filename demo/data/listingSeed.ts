import type { Service } from '@anunturi/shared-domain/listing/service';
import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';
import type { PriceUnit } from '@anunturi/shared-domain/listing/serviceFields';
import type { Vehicle } from '@anunturi/shared-domain/listing/vehicle';
import type { Place } from '../illustrations/drawVehicle';
import type { ShotKind } from '../illustrations/camera/shot';
import type { TradeName } from '../illustrations/trades/trades';
import type { OtherSubject, View } from '../illustrations/vehicles/subject';
import type { PersonKey } from './people';

/** Days before the day of seeding, and the price then, oldest first; whole units of the listing's currency. */
export type FormerPrice = readonly [daysAgo: number, amount: number];

type Common = {
  /** Names the listing for good: its id and its drawings come from it. */
  key: string;
  owner: PersonKey;
  categoryId: string;
  title: string;
  description: string;
  /** Whole euro or lei. */
  price: readonly [amount: number, currency: 'EUR' | 'RON'];
  negotiable?: boolean;
  formerPrices?: readonly FormerPrice[];
  /** How the first photo was taken, where it was not as usual. */
  shot?: ShotKind;
  locality: string;
  /** Since the last publication or renewal, in days; fractions are hours. */
  publishedDaysAgo: number;
  status?: ListingStatus;
  views: number;
};

export type VehicleSeed = Common & {
  vehicle: Vehicle;
  /** What the drawings show when it is not the car described. */
  subject?: OtherSubject | 'dismantled';
  place: Place;
  photos: readonly View[];
};

export type ServiceSeed = Common & {
  unit: PriceUnit;
  service: Omit<Service, 'coveredLocalityIds'> & { coveredLocalities?: readonly string[] };
  trades: readonly TradeName[];
};
