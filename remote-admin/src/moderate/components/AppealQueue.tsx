import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { readAppealed } from '#data/listings/readListings';
import { useCursorPages } from '#behaviour/useCursorPages';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { SuspensionAppeals } from './SuspensionAppeals';
import { ModerationQueue } from './queue/ModerationQueue';

/** Rejections that their owners appealed against and that have no answer yet. */
export function AppealQueue({ onDecided }: { onDecided(): void }) {
  const pages = useCursorPages('admin listings appealed', readAppealed);
  return (
    <Stack gap={4}>
      <SuspensionAppeals />
      <ModerationQueue
        pages={pages}
        onDecided={onDecided}
        empty={
          <EmptyState title="Niciun anunț contestat">
            Când proprietarul unui anunț respins contestă decizia, o găsiți aici.
          </EmptyState>
        }
      />
    </Stack>
  );
}
