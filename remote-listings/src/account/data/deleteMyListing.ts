import { callCommand } from '@anunturi/shared-auth/callCommand';

/**
 * Deletes a listing with its files for good; one that is gone is no failure. What was rejected or reported is archived
 * instead, and deleted after six months.
 */
export const deleteMyListing = async (id: string): Promise<'deleted' | 'archived'> =>
  (await callCommand('deleteListing', { id })).outcome;
