import { useEffect, useState } from 'react';
import { callCommand } from '@anunturi/shared-auth/callCommand';
import { CLAIM_MS } from '@anunturi/shared-domain/site/limits';
import type { CommandResult } from '@anunturi/shared-domain/commands/commands';

type Holder = NonNullable<CommandResult<'claimListing'>['holder']>;

/** The next listing opens within this, in the same request that leaves this one; the page of a queue may end in between. */
const LEAVE_MS = 2000;

/** The one that this page has open; left with the request that opens the next, or by itself where none opens. */
let open: string | undefined;

const say = (error: unknown) => console.error('A listing was not claimed', error);

/** Gives the listing back; a request that began outlives its page. */
function leave(listingId: string) {
  if (open !== listingId) return;
  open = undefined;
  callCommand('claimListing', { from: listingId }, { keepalive: true }).catch(say);
}

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
    const tryToClaim = () => void claim().catch(say);
    const close = () => leave(listingId);
    tryToClaim();
    const again = setInterval(tryToClaim, CLAIM_MS / 2);
    addEventListener('pagehide', close);
    return () => {
      isLeft = true;
      clearInterval(again);
      removeEventListener('pagehide', close);
      setTimeout(close, LEAVE_MS);
    };
  }, [listingId]);
  return holder;
}
