import { commands } from '@anunturi/shared-domain/commands/commands';
import { type Listing, listingSchema } from '@anunturi/shared-domain/listing/listing';
import { isPublicStatus } from '@anunturi/shared-domain/listing/listingStatus';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineCommand } from '../../app/command/defineCommand';
import { perDay } from '../../app/limits/limits';
import { parseFitting } from '../../app/data/parseFitting';
import { refuse } from '../../app/command/refuse';
import { anyone } from '../../app/command/who';

/** So many listings of one vehicle are told of. */
const LISTINGS_MAX = 20;

const vehicleOf = (listing: Listing) =>
  listing.kind === 'vehicle' && listing.vehicle.shape !== 'part' ? listing.vehicle : undefined;

/**
 * The kilometres and prices that public listings said of the vehicle of one of them, a person who sold it. Found by a standard
 * VIN alone: others are typed by chance. Neither the VIN nor who the sellers are is in the answer.
 */
export const readVehicleHistory = defineCommand(commands.readVehicleHistory, {
  who: anyone,
  limit: perDay('vehicleHistories'),
  reads: ({ input: { listingId } }) => [documentPaths.listing(listingId)],
  async run({ input: { listingId }, store }) {
    const asked = await store.getFitting(documentPaths.listing(listingId), listingSchema);
    if (!asked || !isPublicStatus(asked.status)) refuse('notFound', 'Anunțul nu mai este public.');
    const { vin, vinNonStandard } = vehicleOf(asked) ?? {};
    if (!vin || vinNonStandard) return { listings: [] };
    const found = await store.find(documentPaths.listings, (all) =>
      all.where('vehicle.vin', '==', vin).orderBy('publishedAt', 'desc').limit(LISTINGS_MAX),
    );
    const listings = parseFitting(listingSchema, found)
      .filter((each) => isPublicStatus(each.status) && each.publishedAt && vehicleOf(each))
      .map((each) => ({
        atMs: each.publishedAt!.getTime(),
        priceLei: each.priceLei,
        isThis: each.id === listingId,
        ...(vehicleOf(each)!.mileageKm !== undefined && {
          mileageKm: vehicleOf(each)!.mileageKm,
        }),
      }))
      .toSorted((one, other) => one.atMs - other.atMs);
    return { listings };
  },
});
