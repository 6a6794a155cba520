import { LISTING_PARAM } from '@anunturi/shared-contract/navigation/queryParams';
import { type ReactNode, useEffect, useState } from 'react';
import type { Listing } from '@anunturi/shared-domain/listing/listing';
import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { decideNow, type DecisionsEnd, keyOf, useDecided } from '../../data/decisionQueue';
import type { Decision, Reasoned, Statement } from '../../data/decide';
import { Pager } from '#components/Pager';
import type { QueueRow } from '#data/listings/readListingQueue';
import type { CursorPages } from '#behaviour/useCursorPages';
import { useQuery } from '#behaviour/useQuery';
import { ListingReview } from '../review/ListingReview';
import { BulkBar } from './BulkBar';
import { QueueRows } from './QueueRows';
import { QueueSkeleton } from './QueueSkeleton';
import { KeyHints } from './KeyHints';
import { PageDone } from './PageDone';
import { AskDialog } from '../review/AskDialog';
import { RestrictDialog } from '../review/RestrictDialog';
import { useLoadAhead } from '../../behaviour/useLoadAhead';
import { usePlaceName } from '../../behaviour/usePlaceName';
import { useQueueFocus } from '../../behaviour/useQueueFocus';
import { hearsKeys, useQueueKeys } from '../../behaviour/useQueueKeys';
import { isAllowed } from '@anunturi/shared-domain/moderation/allowedDecisions';
import styles from './ModerationQueue.module.css';

type Props = {
  pages: CursorPages<Listing>;
  /** Of listings of the queue: why they wait and what makes them a risk. */
  waiting?: ReadonlyMap<string, QueueRow>;
  /** What was decided leaves the list for good: it is read again only when something was refused, or came to its end. */
  isKept?: boolean;
  empty: ReactNode;
  onDecided(end: DecisionsEnd): void;
};

/** A list beside the listing it is about: walked through and decided with the keyboard; what was decided can be taken back for a moment. */
export function ModerationQueue({ pages, waiting, isKept = false, empty, onDecided }: Props) {
  const query = useQuery();
  const askedId = query.get(LISTING_PARAM);
  const placeName = usePlaceName();
  const decided = useDecided();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [restricting, setRestricting] = useState<{
    kind: Reasoned;
    listings: readonly Listing[];
  } | null>(null);
  // Decided just now: the address names it a moment longer, when the next page is there already.
  const [left, setLeft] = useState('');
  if (left !== '' && left !== askedId) setLeft('');
  const all = pages.of.state === 'ready' ? pages.of.value.rows : [];
  const rows = all.filter((listing) => !decided.has(keyOf(listing)));
  const isAway =
    (left !== '' && left === askedId) ||
    all.some((listing) => listing.id === askedId && decided.has(keyOf(listing)));
  const current =
    rows.find(({ id }) => id === askedId) ?? (askedId && !isAway ? undefined : rows[0]);
  const currentId = current?.id ?? (isAway ? '' : askedId);
  const { place, review, follow, leave } = useQueueFocus(currentId);
  useEffect(() => {
    // Another listing begins at its top, not where the last one was left.
    if (review.current && review.current.getBoundingClientRect().top < 0)
      review.current.scrollIntoView?.({ block: 'start' });
  }, [currentId, review]);
  useLoadAhead(pages.ahead ? [...rows, ...pages.ahead] : rows, currentId, pages.readAhead);
  const chosen = rows.filter(({ id }) => ticked.has(id));

  const open = (id: string | null) => query.set({ [LISTING_PARAM]: id });
  const move = (by: 1 | -1) => {
    const at = rows.findIndex(({ id }) => id === currentId);
    const next = rows[Math.min(Math.max(at + by, 0), rows.length - 1)];
    if (!next) return;
    follow(next.id);
    open(next.id);
  };
  const tick = (id: string) =>
    setTicked(
      new Set(ticked.has(id) ? [...ticked].filter((each) => each !== id) : [...ticked, id]),
    );
  const changed = (end: DecisionsEnd) => {
    if (!isKept || end.isRefused) pages.of.reload();
    onDecided(end);
  };
  function go(decisions: readonly Decision[]) {
    if (decisions.length === 0) return;
    const gone = new Set(decisions.map(({ listing }) => listing.id));
    const at = rows.findIndex(({ id }) => id === currentId);
    const next =
      at < 0
        ? undefined
        : (rows.slice(at).find(({ id }) => !gone.has(id)) ??
          rows.findLast(({ id }) => !gone.has(id)));
    if (gone.has(currentId)) {
      setLeft(askedId);
      open(next?.id ?? null);
    }
    if (!gone.has(currentId)) follow(currentId);
    else if (next) follow(next.id);
    else leave(currentId);
    setTicked(new Set());
    decideNow(decisions, changed);
  }
  const approveAll = (listings: readonly Listing[]) =>
    go(
      listings
        .filter((listing) => isAllowed('approve', listing))
        .map((listing) => ({ kind: 'approve', listing })),
    );
  const restrictAll = (kind: Reasoned, listings: readonly Listing[]) => {
    const fitting = listings.filter((listing) => isAllowed(kind, listing));
    if (fitting.length > 0) setRestricting({ kind, listings: fitting });
  };
  const opened = current ? [current] : [];
  const targets = () => (chosen.length > 0 ? chosen : opened);
  useQueueKeys({
    j: () => move(1),
    k: () => move(-1),
    x: () => currentId && tick(currentId),
    a: () => approveAll(targets()),
    r: () => restrictAll('reject', targets()),
    c: () => restrictAll('ask', targets()),
    s: () => restrictAll('remove', targets()),
  });

  return (
    <LoadState
      of={pages.of}
      skeleton={<QueueSkeleton />}
      failedTitle="Lista nu a putut fi încărcată"
    >
      {() => (
        <div ref={place} tabIndex={-1} className={styles.place} {...hearsKeys('itself')}>
          {rows.length === 0 && !currentId ? (
            <>
              {!pages.next && empty}
              {pages.next && all.length > 0 && (
                <PageDone onNext={isKept ? pages.next : undefined} />
              )}
              {pages.next && all.length === 0 && (
                <EmptyState title="Nimic pe această pagină">
                  Lista continuă pe pagina următoare.
                </EmptyState>
              )}
              <Pager pages={pages} />
            </>
          ) : (
            <div className={styles.queue} data-chosen={askedId ? true : undefined}>
              <div className={styles.list} {...hearsKeys('within')}>
                <BulkBar
                  listings={chosen}
                  onApprove={() => approveAll(chosen)}
                  onRestrict={(kind) => restrictAll(kind, chosen)}
                  onClear={() => setTicked(new Set())}
                />
                <QueueRows
                  rows={rows}
                  waiting={waiting}
                  currentId={currentId}
                  ticked={ticked}
                  onOpen={open}
                  onTick={tick}
                  onTickAll={(all) => setTicked(new Set(all ? rows.map(({ id }) => id) : []))}
                />
                <Pager pages={pages} />
                <KeyHints />
              </div>
              <div ref={review} tabIndex={-1} className={styles.review} {...hearsKeys('itself')}>
                {currentId && (
                  <ListingReview
                    key={currentId}
                    id={currentId}
                    listing={current}
                    placeName={placeName}
                    onBack={() => open(null)}
                    onApprove={(listing) => approveAll([listing])}
                    onRestrict={(kind, listing) => restrictAll(kind, [listing])}
                    onChanged={() => changed({ carriedOut: [], isRefused: true })}
                  />
                )}
              </div>
            </div>
          )}
          {restricting?.kind === 'ask' && (
            <AskDialog
              listings={restricting.listings}
              onCancel={() => setRestricting(null)}
              onAsk={(asked) => {
                setRestricting(null);
                go(restricting.listings.map((listing) => ({ kind: 'ask', listing, asked })));
              }}
            />
          )}
          {(restricting?.kind === 'reject' || restricting?.kind === 'remove') && (
            <RestrictDialog
              kind={restricting.kind}
              listings={restricting.listings}
              onCancel={() => setRestricting(null)}
              onRestrict={(statement: Statement, reports) => {
                const { kind, listings } = restricting;
                if (kind === 'ask') return;
                setRestricting(null);
                go(
                  listings.map((listing) => ({
                    kind,
                    listing,
                    statement,
                    ...(reports.length > 0 && { reports }),
                  })),
                );
              }}
            />
          )}
        </div>
      )}
    </LoadState>
  );
}
