import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';
import type { ListingStatus } from '@anunturi/shared-domain/listing/listingStatus';

type Outcome = CommandResult<'deleteListing'>['outcome'];

/** Takes a listing out of sight; its owner can bring it back for a time. One that is gone is no failure. */
export const deleteMyListing = async (id: string): Promise<Outcome> =>
  (await callCommand('deleteListing', { id })).outcome;

/** Deletes a listing for good with its files; `kept` where it was rejected or reported. */
export const deleteForGood = async (id: string): Promise<Outcome> =>
  (await callCommand('deleteListing', { id, forGood: true })).outcome;

/** Brings a deleted listing back as it was. */
export const restoreMyListing = async (id: string): Promise<ListingStatus> =>
  (await callCommand('restoreListing', { id })).status;
