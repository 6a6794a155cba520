import { EmptyState } from '@anunturi/shared-ui/feedback/EmptyState';
import { readAppealed } from '#data/listings/readListings';
import { useCursorPages } from '#behaviour/useCursorPages';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { Restrictions } from '#components/Restrictions';
import type { DecisionsEnd } from '../data/decisionQueue';
import { SuspensionAppeals } from './SuspensionAppeals';
import { ModerationQueue } from './queue/ModerationQueue';

/** Decisions that were appealed against and have no answer yet: of suspensions, of the program, of words; then rejections. */
export function AppealQueue({
  onDecided,
  onAnswered,
}: {
  onDecided(end: DecisionsEnd): void;
  onAnswered(): void;
}) {
  const pages = useCursorPages('admin listings appealed', readAppealed);
  return (
    <Stack gap={4}>
      <SuspensionAppeals />
      <Restrictions onAnswered={onAnswered} />
      <ModerationQueue
        pages={pages}
        isKept
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
