import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { links } from '@anunturi/shared-domain/site/links';
import {
  type ListingStatus,
  listingStatusLabels,
  listingStatuses,
} from '@anunturi/shared-domain/listing/listingStatus';
import { ButtonLink, Button } from '@anunturi/shared-ui/actions/Button';
import { ChipNav } from '@anunturi/shared-ui/actions/ChipNav';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { useNavState } from '@anunturi/shared-runtime/navigation/nav';
import { SkeletonRows } from '@anunturi/shared-ui/feedback/Skeleton';
import { RowFocus } from '@anunturi/shared-ui/layout/RowFocus';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { changeLoaded } from '@anunturi/shared-runtime/loading/loadCache';
import { Tag } from '@anunturi/shared-ui/icons/Tag';
import type { Dashboard } from '../data/readDashboard';
import type { MyListingsPage } from '../data/readMyListings';
import { dashboardKey, readMore, useDashboard, useMyListings } from '../data/useMyListings';
import type { KeptSearch } from '../data/savedSearches';
import type { ListingCursor } from '#domain/listingCursor';
import { AttentionPanel } from './AttentionPanel';
import { BlockNotice } from './BlockNotice';
import { KeptNotice } from './KeptNotice';
import { NewNotices } from './NewNotices';
import { MyListingRow } from './MyListingRow';
import { accountLink, readStatus } from '../domain/accountTabs';
import { useLaterPages } from '../behaviour/useLaterPages';
import { useListingActs } from '../behaviour/useListingActs';
import classes from './MyListings.module.css';

/** Listings of one status, as a tab names them. */
const statusTabs: Record<ListingStatus, string> = {
  draft: 'Ciorne',
  pending: 'În verificare',
  active: 'Active',
  paused: 'Ascunse',
  sold: 'Vândute',
  expired: 'Expirate',
  rejected: 'Respinse',
  archived: 'Arhivate',
  deleted: 'Șterse recent',
};

/** The owner's listings: what waits for an answer first, then rows by status. */
export function MyListings({ uid }: { uid: string }) {
  const status = readStatus(useNavState().location.search);
  const dashboard = useDashboard(uid);
  const ofStatus = useMyListings(uid, status);
  const reloadAll = () => [dashboard, ofStatus].forEach((each) => each.reload());
  const { run, busyId, dialog } = useListingActs(uid, reloadAll);
  async function look({ id }: KeptSearch) {
    changeLoaded<Dashboard>(dashboardKey(uid), (now) => ({
      ...now,
      searches: now.searches.filter(({ search }) => search.id !== id),
    }));
    const { markSeen } = await import(
      /* webpackChunkName: "account-searches" */ '../data/savedSearches'
    );
    await markSeen(uid, id).catch(console.warn); // it is said once more
  }
  const known = dashboard.state === 'ready' ? dashboard.value : undefined;
  const rows = (first: MyListingsPage) => (
    <Rows
      key={status}
      first={first}
      uid={uid}
      status={status}
      unread={known?.attention.unreadByListing ?? {}}
      onAct={run}
      busyId={busyId}
    />
  );
  const failedTitle = 'Nu am putut încărca anunțurile';
  // What waits comes above the rows, and with them: shown after them it would push them away.
  if (!status && !known)
    return (
      <LoadState of={dashboard} skeleton={<SkeletonRows count={6} />} failedTitle={failedTitle}>
        {() => null}
      </LoadState>
    );
  return (
    <Stack gap={3}>
      {known?.keptAtMs !== undefined && (
        <KeptNotice atMs={known.keptAtMs} status={status} onRetry={dashboard.reload} />
      )}
      {known?.block && status === undefined && (
        <BlockNotice block={known.block} onAppealed={dashboard.reload} />
      )}
      {known && status === undefined && (
        <AttentionPanel
          attention={known.attention}
          searches={known.searches}
          onLook={(search) => void look(search)}
          onAct={run}
          busyId={busyId}
        />
      )}
      {known && status === undefined && (
        <NewNotices
          uid={uid}
          notices={known.notices}
          onRead={(ids) =>
            changeLoaded<Dashboard>(dashboardKey(uid), (now) => ({
              ...now,
              notices: now.notices.filter(({ id }) => !ids.includes(id)),
            }))
          }
        />
      )}
      {known && <StatusLinks open={status} counts={known.counts} />}
      {status && dashboard.state === 'loading' && <div className={classes.awaitedLinks} />}
      <RowFocus>
        {status ? (
          <LoadState of={ofStatus} skeleton={<SkeletonRows count={4} />} failedTitle={failedTitle}>
            {rows}
          </LoadState>
        ) : (
          <LoadState of={dashboard}>{({ page }) => rows(page)}</LoadState>
        )}
      </RowFocus>
      {dialog}
    </Stack>
  );
}

function StatusLinks({
  open,
  counts,
}: {
  open: ListingStatus | undefined;
  counts: Record<ListingStatus, number>;
}) {
  const shown = listingStatuses.filter((status) => counts[status] > 0 || status === open);
  if (shown.length === 0) return null;
  const total = listingStatuses.reduce(
    (sum, status) => sum + (status === 'deleted' ? 0 : counts[status]),
    0,
  );
  return (
    <ChipNav
      label="Anunțuri după stare"
      links={[
        {
          to: accountLink('anunturi'),
          text: 'Toate',
          count: formatNumber(total),
          current: open === undefined,
        },
        ...shown.map((status) => ({
          to: accountLink('anunturi', status),
          text: statusTabs[status],
          count: formatNumber(counts[status]),
          current: open === status,
        })),
      ]}
    />
  );
}

type RowsProps = {
  first: MyListingsPage;
  uid: string;
  status: ListingStatus | undefined;
  unread: Record<string, number>;
} & Pick<Parameters<typeof MyListingRow>[0], 'onAct'> & { busyId: string | undefined };

function Rows({ first, uid, status, unread, onAct, busyId }: RowsProps) {
  const { pages, busy, more } = useLaterPages(first, (after: ListingCursor) =>
    readMore(uid, status, after),
  );
  const { next } = pages.at(-1)!;
  const all = pages.flatMap((page) => page.rows);
  const rows = all.filter(
    (row, at) => all.findIndex((each) => each.card.id === row.card.id) === at,
  );
  if (rows.length === 0 && !next) return <NoListings status={status} />;
  return (
    <Stack>
      <Stack as="ul" gap={2}>
        {rows.map((row) => (
          <li key={row.card.id}>
            <MyListingRow
              listing={row}
              unread={unread[row.card.id] ?? 0}
              onAct={onAct}
              busy={busyId === row.card.id}
            />
          </li>
        ))}
      </Stack>
      {next && (
        <Button variant="secondary" busy={busy} onClick={() => void more(next)}>
          Afișați mai multe anunțuri
        </Button>
      )}
    </Stack>
  );
}

function NoListings({ status }: { status: ListingStatus | undefined }) {
  if (status) {
    return (
      <EmptyState
        title={
          status === 'deleted'
            ? 'Nu ați șters niciun anunț în ultimele 30 de zile'
            : `Niciun anunț în starea „${listingStatusLabels[status]}”`
        }
        action={
          <ButtonLink to={accountLink('anunturi')} variant="secondary">
            Vedeți toate anunțurile
          </ButtonLink>
        }
      />
    );
  }
  return (
    <EmptyState
      title="Nu aveți încă niciun anunț"
      icon={<Tag strokeWidth={1.5} />}
      action={<ButtonLink to={links.addListing()}>Adăugați primul anunț</ButtonLink>}
    >
      Publicarea este gratuită. Aici veți vedea câți oameni au deschis anunțul și câte mesaje aveți.
    </EmptyState>
  );
}
