import { useEffect, useState } from 'react';
import { callCommand } from '@anunturi/shared-auth/callCommand';
import { CLAIM_MS } from '@anunturi/shared-domain/site/limits';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';

type Holder = NonNullable<CommandResult<'claimListing'>['holder']>;

/** The one that this page has open; left with the request that opens the next. */
let open: string | undefined;

/** Keeps a listing for this moderator while it is open, and answers who else has it. A failure bars nobody. */
export function useClaim(listingId: string): Holder | undefined {
  const [holder, setHolder] = useState<Holder>();
  useEffect(() => {
    let isLeft = false;
    const claim = async () => {
      const from = open;
      open = listingId;
      const input = { to: listingId, ...(from !== undefined && from !== listingId && { from }) };
      const { holder: other } = await callCommand('claimListing', input);
      if (!isLeft) setHolder(other);
    };
    const tryToClaim = () =>
      void claim().catch((error: unknown) => console.error('A listing was not claimed', error));
    tryToClaim();
    const again = setInterval(tryToClaim, CLAIM_MS / 2);
    return () => {
      isLeft = true;
      clearInterval(again);
    };
  }, [listingId]);
  return holder;
}
