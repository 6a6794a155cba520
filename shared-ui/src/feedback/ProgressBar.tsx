import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import styles from './ProgressBar.module.css';

export type ProgressBarProps = {
  label: ReactNode;
  /** Done so far, 0 to 1; without it the end is not known. */
  value?: number;
  onCancel?(): void;
};

/** How far a long work is, with a way to stop it. */
export function ProgressBar({ label, value, onCancel }: ProgressBarProps) {
  const id = useId();
  const percent =
    value === undefined ? undefined : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div className={styles.work}>
      <div className={styles.head}>
        <span id={id}>{label}</span>
        {percent !== undefined && <span className={styles.percent}>{percent}%</span>}
        {onCancel && (
          <Button variant="ghost" size="small" onClick={onCancel}>
            Opriți
          </Button>
        )}
      </div>
      <progress aria-labelledby={id} className={styles.bar} max={100} value={percent} />
    </div>
  );
}
