import { useEffect, useState } from 'react';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { keepUntil } from '../domain/archiveList';
import { texts } from '../texts';

/** Says when papers are older than they need to be kept. */
export function RetentionReminder({ entries }: { entries: readonly ArchiveEntry[] }) {
  const [now, setNow] = useState<number | null>(null);
  // oxlint-disable-next-line react/set-state-in-effect -- the clock is read after the first draw
  useEffect(() => setNow(Date.now()), []);
  const old =
    now === null
      ? 0
      : entries.filter((entry) => (keepUntil(entry)?.getTime() ?? Infinity) < now).length;
  return old > 0 ? <Notice title={texts.retentionTitle}>{texts.retention(old)}</Notice> : null;
}
