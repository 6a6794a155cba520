import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { readListings } from '#data/listings/readListings';
import { useCursorPages } from '#behaviour/useCursorPages';
import { ModerationQueue } from './queue/ModerationQueue';

/** Listings that wait for approval, the longest waiting first. */
export function PendingQueue({ onDecided }: { onDecided(): void }) {
  const pages = useCursorPages('admin listings pending', (after) =>
    readListings({ status: 'pending' }, after),
  );
  return (
    <ModerationQueue
      pages={pages}
      onDecided={onDecided}
      empty={
        <EmptyState title="Nimic de verificat">
          Anunțurile noi apar aici când verificarea dinainte este pornită în setări, iar cele
          respinse și corectate, de fiecare dată.
        </EmptyState>
      }
    />
  );
}
