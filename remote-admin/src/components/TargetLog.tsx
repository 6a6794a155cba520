import { formatDateTime } from '@anunturi/shared-domain/formats/formatDate';
import { moderationGrounds } from '@anunturi/shared-domain/moderation/moderationFields';
import { moderationActions } from '@anunturi/shared-domain/moderation/moderationLog';
import { LoadState } from '@anunturi/shared-ui/feedback/LoadState';
import { useLoad } from '@anunturi/shared-runtime/loading/useLoad';
import { readLog } from '#data/log/readLog';
import styles from './TargetLog.module.css';

const SHOWN = 10;

/** What administrators did to one thing, newest first. */
export function TargetLog({ targetId }: { targetId: string }) {
  const entries = useLoad(`admin log of:${targetId}`, () => readLog({ targetId }, null, SHOWN));
  return (
    <section>
      <h3 className={styles.title}>Istoric</h3>
      <LoadState of={entries}>
        {({ rows }) => (
          <ol className={styles.list}>
            {rows.length === 0 && <li>Nicio decizie până acum.</li>}
            {rows.map((entry) => (
              <li key={entry.id}>
                <span className={styles.when}>{formatDateTime(entry.at)}</span>{' '}
                {moderationActions[entry.action]}
                {entry.ground && ` · ${moderationGrounds[entry.ground]}`}
                {entry.text && <span className={styles.text}>{entry.text}</span>}
              </li>
            ))}
          </ol>
        )}
      </LoadState>
    </section>
  );
}
