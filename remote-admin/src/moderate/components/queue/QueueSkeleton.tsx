import { Skeleton, SkeletonBlock } from '@anunturi/shared-ui/feedback/Skeleton';
import { Rows } from '@anunturi/shared-ui/layout/Rows';
import queueStyles from './ModerationQueue.module.css';
import styles from './QueueRows.module.css';

/** Rows of a queue that are on their way, as wide and as tall as they come: nothing moves when they are here. */
export function QueueSkeleton({ count = 14 }: { count?: number }) {
  return (
    <div aria-hidden="true" aria-busy="true" className={queueStyles.queue}>
      <div className={queueStyles.list}>
        <Rows className={styles.rows}>
          {Array.from({ length: count }, (_, row) => (
            <li key={row} className={styles.row}>
              <span className={styles.tick} />
              <span className={styles.open}>
                <span className={styles.photo}>
                  <SkeletonBlock />
                </span>
                <span className={styles.words}>
                  <Skeleton lines={2} />
                </span>
              </span>
            </li>
          ))}
        </Rows>
      </div>
    </div>
  );
}
