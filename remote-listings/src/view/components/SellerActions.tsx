import { useSession } from '@anunturi/shared-auth/session';
import { links } from '@anunturi/shared-domain/site/links';
import { Menu } from '@anunturi/shared-ui/actions/Menu';
import { Flag } from '@anunturi/shared-ui/icons/Flag';
import { UserX } from '@anunturi/shared-ui/icons/UserX';
import { useState } from 'react';
import { hideSeller } from '../behaviour/hideSeller';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';

const ReportDialog = lazyComponent(() =>
  import(/* webpackChunkName: "report" */ './ReportDialog').then((file) => file.ReportDialog),
);

/** What a visitor does about a seller; nothing for the seller's own page. */
export function SellerActions({
  seller,
  isMuted,
}: {
  seller: { id: string; name: string };
  isMuted: boolean;
}) {
  const { user } = useSession();
  const [reporting, setReporting] = useState(false);
  if (user?.uid === seller.id) return null;
  return (
    <>
      <Menu
        label={`Alte acțiuni: ${seller.name}`}
        items={[
          ...(isMuted
            ? []
            : [
                {
                  label: 'Ascundeți vânzătorul',
                  icon: <UserX size={18} />,
                  onSelect: () => hideSeller(seller),
                },
              ]),
          {
            label: 'Raportați vânzătorul',
            icon: <Flag size={18} />,
            onSelect: () => setReporting(true),
          },
        ]}
      />
      {reporting && (
        <ReportDialog
          about={{
            target: 'profile',
            targetId: seller.id,
            url: links.seller(seller.id),
            title: seller.name,
          }}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
