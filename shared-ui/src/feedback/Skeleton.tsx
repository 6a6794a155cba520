import styles from './Skeleton.module.css';

export type SkeletonProps = { lines?: number };

/** Lines of text that are on their way, and say so. The shape is decoration: Loading announces it. */
export function Skeleton({ lines = 1 }: SkeletonProps) {
  return (
    <div aria-hidden="true" aria-busy="true" className={styles.lines}>
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} className={styles.line} />
      ))}
    </div>
  );
}

/** A block that is on its way: `ratio` is width to height ("4 / 3"). */
export function SkeletonBlock({
  ratio = '4 / 3',
}: {
  ratio?: '4 / 3' | '16 / 9' | '1 / 1' | '3 / 1' | '6 / 1';
}) {
  return <div aria-hidden="true" aria-busy="true" className={styles.block} data-ratio={ratio} />;
}

/** Cards with a picture that are on their way. */
export function SkeletonCards({ count = 8 }: { count?: number }) {
  return (
    <div aria-hidden="true" aria-busy="true" className={styles.cards}>
      {Array.from({ length: count }, (_, card) => (
        <div key={card} className={styles.card}>
          <div className={styles.block} data-ratio="4 / 3" />
          <div className={styles.cardText}>
            <Skeleton lines={3} />
          </div>
        </div>
      ))}
    </div>
  );
}

/** Rows with a small picture that are on their way. */
export function SkeletonRows({ count = 5 }: { count?: number }) {
  return (
    <div aria-hidden="true" aria-busy="true" className={styles.rows}>
      {Array.from({ length: count }, (_, row) => (
        <div key={row} className={styles.row}>
          <div className={styles.thumb} />
          <Skeleton lines={2} />
        </div>
      ))}
    </div>
  );
}
