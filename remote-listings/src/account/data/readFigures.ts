import { callCommand } from '@anunturi/shared-auth/callCommand';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';

export type Figures = CommandResult<'readFigures'>;

/** Figures of the owner's listings in one request; none while trusted code is away: the rows are shown without. */
export async function readFigures(listingIds: string[]): Promise<Figures> {
  const none = { figures: {}, decided: [] };
  if (listingIds.length === 0) return none;
  try {
    return await callCommand('readFigures', { listingIds });
  } catch (error) {
    console.warn('The own listings are shown without their figures', error);
    return none;
  }
}
