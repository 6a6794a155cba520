import { useMemo, useState } from 'react';
import { type KnownFacts, documentDoubts } from '../domain/documentDoubts';
import type { DocumentDefinition, Values } from '../domain/documentTypes';

/** What makes no sense across the answers, and which of it the person says is so all the same. */
export function useConfirmedDoubts(
  definition: DocumentDefinition,
  values: Values,
  { today, lastKm }: Partial<KnownFacts>,
) {
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const doubts = useMemo(
    () =>
      today
        ? documentDoubts(definition, values, {
            today,
            ...(lastKm === undefined ? {} : { lastKm }),
          })
        : [],
    [definition, values, today, lastKm],
  );
  return {
    doubts,
    isConfirmed: (key: string) => confirmed.has(key),
    confirm(key: string, isSo: boolean) {
      setConfirmed((now) => {
        const next = new Set(now);
        if (isSo) next.add(key);
        else next.delete(key);
        return next;
      });
    },
    /** Nothing stands in the way: no error, each doubt confirmed. */
    settled: doubts.every(({ isError, key }) => !isError && confirmed.has(key)),
  };
}

export type ConfirmedDoubts = ReturnType<typeof useConfirmedDoubts>;
