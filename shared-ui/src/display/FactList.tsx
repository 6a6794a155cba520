import type { ReactNode } from 'react';
import styles from './FactList.module.css';

export type Fact = { label: ReactNode; value: ReactNode };

/** Names and values: ruled and in two columns where there is room, or `plain` in one. */
export function FactList({
  facts,
  look = 'rows',
}: {
  facts: readonly Fact[];
  look?: 'rows' | 'plain';
}) {
  return (
    <dl className={styles.facts} data-look={look}>
      {facts.map(({ label, value }, index) => (
        <div key={index} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
