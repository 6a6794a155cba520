import { useState } from 'react';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { toRomanianMessage } from '@anunturi/shared-domain/site/marketError';
import { useAction } from '@anunturi/shared-runtime/toasts/useAction';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { SuspendDialog } from '#components/SuspendDialog';
import { blockUser, unblockUser } from '#data/users/userActs';
import { SellerMessageDialog } from './SellerMessageDialog';

/** What can be done about the seller of a listing without leaving it: a message, and a suspension of the account. */
export function SellerActs({ listing, onChanged }: { listing: Listing; onChanged(): void }) {
  const [asked, setAsked] = useState<'message' | 'suspension' | null>(null);
  const { busy, run } = useAction(toRomanianMessage);
  const seller = { id: listing.ownerId, displayName: listing.sellerName };
  const close = () => setAsked(null);
  const takeBack = () =>
    void run(() => unblockUser(seller), 'Suspendarea a fost luată înapoi.').then(onChanged);
  return (
    <Cluster gap={2}>
      <Button size="small" variant="ghost" onClick={() => setAsked('message')}>
        Scrieți vânzătorului…
      </Button>
      <Button size="small" variant="ghost" onClick={() => setAsked('suspension')}>
        Suspendați vânzătorul…
      </Button>
      {asked === 'message' && <SellerMessageDialog listing={listing} onClose={close} />}
      {asked === 'suspension' && (
        <SuspendDialog
          person={seller}
          busy={busy}
          onCancel={close}
          onConfirm={(suspension) =>
            void run(
              () => blockUser(seller, suspension),
              `${seller.displayName} a fost suspendat.`,
              { undo: takeBack },
            ).then((isDone) => {
              if (!isDone) return;
              close();
              onChanged();
            })
          }
        />
      )}
    </Cluster>
  );
}
