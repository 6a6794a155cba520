import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { useQuery } from '#behaviour/useQuery';
import { readCategories } from '#data/categories/readCategories';
import { type ListingQueue, readListingQueue } from '#data/listings/readListingQueue';
import { useQueuePages } from '../behaviour/useQueuePages';
import { type DecisionsEnd, keyOf, useDecided } from '../data/decisionQueue';
import { filterQueue, queueFilters } from '../domain/queue/queueFilters';
import { ModerationQueue } from './queue/ModerationQueue';
import { QueueFilters } from './queue/QueueFilters';
import { QueueSkeleton } from './queue/QueueSkeleton';

type Props = { onDecided(end: DecisionsEnd): void };

/** Listings that wait for approval: what has waited too long, then what is riskiest. */
export function PendingQueue(props: Props) {
  const queue = useLoad('admin listing queue', readListingQueue);
  return (
    <LoadState of={queue} skeleton={<QueueSkeleton />} failedTitle="Lista nu a putut fi încărcată">
      {(found) => <OrderedQueue {...props} queue={found} readAnew={queue.reload} />}
    </LoadState>
  );
}

function OrderedQueue({
  queue: { rows, isMore },
  readAnew,
  onDecided,
}: Props & { queue: ListingQueue; readAnew(): void }) {
  const query = useQuery();
  const categories = useLoad('admin categories', readCategories);
  const labels = new Map(
    categories.state === 'ready' ? categories.value.map(({ id, label }) => [id, label]) : [],
  );
  const filters = queueFilters((id) => labels.get(id) ?? id);
  const chosen = new Map(
    filters.flatMap(({ param }) => (query.get(param) ? [[param, query.get(param)] as const] : [])),
  );
  const decided = useDecided();
  const undecided = rows.filter((row) => !decided.has(keyOf(row)));
  const shown = filterQueue(rows, filters, chosen);
  const pages = useQueuePages(shown, { isMore, readAnew });
  const waiting = new Map(shown.map((row) => [row.id, row]));
  return (
    <>
      {(undecided.length > 0 || chosen.size > 0) && (
        <QueueFilters rows={undecided} filters={filters} chosen={chosen} />
      )}
      <ModerationQueue
        pages={pages}
        waiting={waiting}
        isKept
        onDecided={onDecided}
        empty={
          chosen.size > 0 ? (
            <EmptyState title="Niciun anunț cu aceste filtre">Alegeți altele.</EmptyState>
          ) : (
            <EmptyState title="Nimic de verificat">
              Anunțurile noi apar aici când verificarea dinainte este pornită în setări, iar cele
              respinse și corectate, de fiecare dată.
            </EmptyState>
          )
        }
      />
    </>
  );
}
