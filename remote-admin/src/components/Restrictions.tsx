import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { readRestrictions } from '#data/decisions/restrictions';
import { RestrictionCard } from './RestrictionCard';

/** Restrictions that stand in `decisions`: those that wait for an answer, or those of one person (`uid`). */
export function Restrictions({ uid, onAnswered }: { uid?: string; onAnswered?(): void }) {
  const found = useLoad(`admin restrictions:${uid ?? 'appealed'}`, () => readRestrictions(uid));
  return (
    <LoadState
      of={found}
      skeleton={<></>}
      failedTitle="Restricțiile contestate nu au putut fi încărcate"
    >
      {(all) =>
        all.length > 0 && (
          <Stack as="section" gap={2} aria-label="Restricții">
            {all.map((decision) => (
              <RestrictionCard
                key={decision.id}
                decision={decision}
                onAnswered={() => {
                  found.reload();
                  onAnswered?.();
                }}
              />
            ))}
          </Stack>
        )
      }
    </LoadState>
  );
}
