/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a phone lays the table out as blocks, which would take its roles away */
import { LISTINGS_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { storageUrl } from '@anunturi/shared-auth/firebase';
import { COMPARE_MAX } from '@anunturi/shared-domain/site/limits';
import { links } from '@anunturi/shared-domain/site/links';
import { Button, ButtonLink } from '@anunturi/shared-ui/actions/Button';
import { CheckboxField } from '@anunturi/shared-ui/fields/CheckboxField';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Link } from '@anunturi/shared-ui/navigation/Link';
import { useNav, useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { PageHeader } from '@anunturi/shared-ui/layout/PageHeader';
import { Photo } from '@anunturi/shared-ui/display/Photo';
import { Skeleton } from '@anunturi/shared-ui/feedback/Skeleton';
import { useTitle } from '@anunturi/shared-runtime/navigation/useTitle';
import { useState } from 'react';
import { toggleCompared } from '../data/preferences/changePreferences';
import { useLocalPreferences } from '../data/preferences/localPreferences';
import { useComparedListings } from '../data/useListing';
import { usePlaces } from '../data/lists/useLists';
import { toCompareRows } from './domain/compareRows';
import { type ListingDetail, shownStatusOf } from '../domain/listingDetail';
import classes from './CompareScreen.module.css';

/** Up to four listings side by side: those of the address, else those taken on this device. */
export function CompareScreen() {
  useTitle('Comparați anunțuri');
  const { location } = useNavState();
  const { compared } = useLocalPreferences();
  const asked = readIds(location.search);
  const ids = asked.length > 0 ? asked : compared;
  return (
    <>
      <PageHeader
        title="Comparați anunțuri"
        lead={`Până la ${COMPARE_MAX} anunțuri unul lângă altul, cu diferențele marcate.`}
      />
      {ids.length === 0 ? <Nothing /> : <Compared ids={ids} />}
    </>
  );
}

function readIds(search: string): string[] {
  const ids = (new URLSearchParams(search).get(LISTINGS_PARAM) ?? '')
    .split('.')
    .filter((id) => /^[A-Za-z0-9]{20}$/.test(id));
  return [...new Set(ids)].slice(0, COMPARE_MAX);
}

function Nothing() {
  return (
    <EmptyState
      title="Nu ați ales încă anunțuri"
      action={<ButtonLink to={links.allListings('fel=masini')}>Vedeți mașinile</ButtonLink>}
    >
      Apăsați pe semnul cu două coloane de pe fotografia unui anunț ca să îl luați în comparație.
    </EmptyState>
  );
}

function Compared({ ids }: { ids: readonly string[] }) {
  const loaded = useComparedListings(ids);
  const nav = useNav();
  const { compared } = useLocalPreferences();
  function remove(id: string) {
    if (compared.includes(id)) toggleCompared(id);
    nav.navigate(links.compare(ids.filter((each) => each !== id)), { replace: true });
  }
  return (
    <LoadState of={loaded} skeleton={<Skeleton lines={8} />}>
      {({ listings, nowMs }) =>
        listings.length === 0 ? (
          <Nothing />
        ) : (
          <CompareTable
            listings={listings}
            nowMs={nowMs}
            missing={ids.length - listings.length}
            onRemove={remove}
          />
        )
      }
    </LoadState>
  );
}

type CompareTableProps = {
  listings: readonly ListingDetail[];
  nowMs: number;
  missing: number;
  onRemove(id: string): void;
};

function CompareTable({ listings, nowMs, missing, onRemove }: CompareTableProps) {
  const places = usePlaces();
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const placeName = (id: string) =>
    (places.state === 'ready' ? places.value.find((place) => place.id === id)?.name : undefined) ??
    id;
  const rows = toCompareRows(listings, placeName).filter((row) => !onlyDifferent || row.differs);
  return (
    <>
      {missing > 0 && <p>Unele dintre anunțurile alese nu mai sunt disponibile.</p>}
      {listings.length > 1 && (
        <CheckboxField
          label="Afișați numai diferențele"
          checked={onlyDifferent}
          onChange={(event) => setOnlyDifferent(event.target.checked)}
        />
      )}
      <div className={classes.scroll} tabIndex={0} role="region" aria-label="Tabel de comparație">
        <table role="table" className={classes.table}>
          <thead role="rowgroup">
            <tr role="row">
              <th role="columnheader" scope="col">
                <span className={classes.corner}>Anunț</span>
              </th>
              {listings.map((listing) => (
                <th key={listing.id} role="columnheader" scope="col" className={classes.head}>
                  <Photo
                    {...(listing.photos[0] && { src: storageUrl(listing.photos[0].thumbPath) })}
                    alt=""
                    width={480}
                    height={360}
                    rounded
                  />
                  <Link to={links.listing(listing)} className={classes.title}>
                    {listing.title}
                  </Link>
                  {shownStatusOf(listing, nowMs) !== 'active' && (
                    <span className={classes.status}>
                      {shownStatusOf(listing, nowMs) === 'sold' ? 'Vândut' : 'Nu mai este activ'}
                    </span>
                  )}
                  <Button
                    variant="ghost"
                    size="small"
                    onClick={() => onRemove(listing.id)}
                    aria-label={`Scoateți din comparație: ${listing.title}`}
                  >
                    Scoateți
                  </Button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {rows.map((row) => (
              <tr key={row.label} role="row" data-differs={row.differs || undefined}>
                <th role="rowheader" scope="row">
                  {row.label}
                </th>
                {row.values.map((value, at) => (
                  <td key={listings[at]!.id} role="cell">
                    {row.differs && value !== '–' ? (
                      <mark className={classes.mark}>{value}</mark>
                    ) : (
                      value
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
