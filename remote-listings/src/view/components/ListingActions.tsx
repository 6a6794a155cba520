import { links } from '@anunturi/shared-domain/site/links';
import { ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { Menu, type MenuItem } from '@anunturi/shared-ui/actions/Menu';
import { Columns2 } from '@anunturi/shared-ui/icons/Columns2';
import { Ellipsis } from '@anunturi/shared-ui/icons/Ellipsis';
import { EyeOff } from '@anunturi/shared-ui/icons/EyeOff';
import { FileText } from '@anunturi/shared-ui/icons/FileText';
import { Flag } from '@anunturi/shared-ui/icons/Flag';
import { Printer } from '@anunturi/shared-ui/icons/Printer';
import { UserX } from '@anunturi/shared-ui/icons/UserX';
import { useState } from 'react';
import { isHidden, useLocalPreferences } from '#data/preferences/localPreferences';
import type { ListingDetail } from '#domain/listingDetail';
import { lazyComponent } from '@anunturi/shared-runtime/loading/lazyComponent';
import { whenLoaded } from '#behaviour/whenLoaded';
import classes from './ListingActions.module.css';

const Poster = lazyComponent(() =>
  import(/* webpackChunkName: "poster" */ './Poster').then((file) => file.Poster),
);
const ReportDialog = lazyComponent(() =>
  import(/* webpackChunkName: "report" */ './ReportDialog').then((file) => file.ReportDialog),
);
const loadHiding = () => import(/* webpackChunkName: "hiding" */ '../behaviour/hideFromLists');
const loadCompare = () => import(/* webpackChunkName: "compareBar" */ '#behaviour/compareListing');

type Open = 'poster' | 'report' | null;

/** What a visitor does with a listing beside asking the seller: the contract, and the rest in one menu. */
export function ListingActions({
  listing,
  isOwn,
  isActive,
}: {
  listing: ListingDetail;
  isOwn: boolean;
  isActive: boolean;
}) {
  const preferences = useLocalPreferences();
  const [open, setOpen] = useState<Open>(null);
  const hidden = isHidden(preferences, { id: listing.id, sellerId: listing.ownerId });
  const compared = preferences.compared.includes(listing.id);
  const close = () => setOpen(null);
  const hide = (what: 'listing' | 'seller' | 'nothing') => () =>
    void whenLoaded(loadHiding, ({ hideFromLists }) => hideFromLists[what](listing));
  const compare = () => whenLoaded(loadCompare, ({ compareListing }) => compareListing(listing));
  const forAll: MenuItem[] = [
    ...(listing.kind === 'vehicle'
      ? [
          {
            label: compared ? 'Scoateți din comparație' : 'Comparați',
            icon: <Columns2 size={18} />,
            onSelect: () => void compare(),
          },
        ]
      : []),
    // Its code leads passers-by to the listing: they have to find it there.
    ...(isActive
      ? [
          {
            label: 'Afiș cu cod QR',
            icon: <Printer size={18} />,
            onSelect: () => setOpen('poster'),
          },
        ]
      : []),
  ];
  const forOthers: MenuItem[] = [
    ...(hidden
      ? [
          {
            label: 'Arătați din nou în liste',
            icon: <EyeOff size={18} />,
            onSelect: hide('nothing'),
          },
        ]
      : [
          { label: 'Ascundeți anunțul', icon: <EyeOff size={18} />, onSelect: hide('listing') },
          {
            label: 'Ascundeți vânzătorul',
            icon: <UserX size={18} />,
            onSelect: hide('seller'),
          },
        ]),
    {
      label: 'Raportați anunțul',
      icon: <Flag size={18} />,
      onSelect: () => setOpen('report'),
    },
  ];
  const items = isOwn ? forAll : [...forAll, ...forOthers];
  return (
    <div className={classes.actions}>
      {listing.kind === 'vehicle' && isActive && (
        <ButtonLink
          variant="secondary"
          wide
          icon={<FileText size={20} />}
          to={links.contracts(undefined, listing.id)}
        >
          Întocmiți contractul
        </ButtonLink>
      )}
      {items.length > 0 && (
        <Menu label="Mai multe acțiuni" items={items}>
          <Ellipsis size={20} />
          Mai multe
        </Menu>
      )}
      {open === 'poster' && <Poster listing={listing} isOwn={isOwn} onClose={close} />}
      {open === 'report' && (
        <ReportDialog
          about={{
            target: 'listing',
            targetId: listing.id,
            url: links.listing(listing),
            title: listing.title,
          }}
          onClose={close}
        />
      )}
    </div>
  );
}
