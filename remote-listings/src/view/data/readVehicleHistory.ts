import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { VehiclePoint } from '@anunturi/shared-domain/listing/vehiclePoint';

/** What public listings said of a listing's vehicle, oldest first. @throws MarketError notFound, dailyLimit, unavailable */
export async function readVehicleHistory(listingId: string): Promise<VehiclePoint[]> {
  return (await callCommand('readVehicleHistory', { listingId })).listings;
}
