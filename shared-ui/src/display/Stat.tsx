import type { ReactNode } from 'react';
import { Link } from '../navigation/Link';
import styles from './Stat.module.css';

export type StatProps = {
  label: ReactNode;
  /** The number, already written as Romanians write it. */
  value: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  tone?: 'neutral' | 'good' | 'warn' | 'bad';
  /** Where the number leads. */
  to?: string;
};

/** One number that matters, with its name. */
export function Stat({ label, value, hint, icon, tone = 'neutral', to }: StatProps) {
  return (
    <div className={styles.stat} data-tone={tone}>
      <div className={styles.label}>
        {icon}
        {to === undefined ? (
          label
        ) : (
          <Link to={to} className={styles.link}>
            {label}
          </Link>
        )}
      </div>
      <div className={styles.value}>{value}</div>
      {hint && <div className={styles.hint}>{hint}</div>}
    </div>
  );
}
