import { formatDate } from '@anunturi/shared-domain/formats/formatDate';
import type { ArchiveEntry } from '@anunturi/shared-domain/people/archiveEntry';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { useNow } from '../behaviour/useNow';
import { expiringEntries, hasExpired, keepUntil, termName } from '../domain/archiveList';
import { texts } from '../texts';
import styles from './UploadFiles.module.css';

/** Says which papers expire soon or have expired, and when papers are older than they need to be kept. */
export function Reminders({ entries }: { entries: readonly ArchiveEntry[] }) {
  const now = useNow();
  if (now === null) return null;
  const old = entries.filter((entry) => (keepUntil(entry)?.getTime() ?? Infinity) < now).length;
  const expiring = expiringEntries(entries, now);
  return (
    <>
      {expiring.length > 0 && (
        <Notice tone="warn" title={texts.expiringTitle}>
          <ul className={styles.names}>
            {expiring.map((entry) => (
              <li key={entry.id}>
                {(hasExpired(entry, now) ? texts.expired : texts.expiring)(
                  entry.name,
                  formatDate(entry.expiresAt!),
                  termName(entry),
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {old > 0 && <Notice title={texts.retentionTitle}>{texts.retention(old)}</Notice>}
    </>
  );
}
