import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import { VisuallyHidden } from '../display/VisuallyHidden';
import styles from './ProgressBar.module.css';

export type ProgressBarProps = {
  label: ReactNode;
  /** Done so far, 0 to 1; without it the end is not known. */
  value?: number;
  onCancel?(): void;
  /** Its steps are not read out: one of many. */
  quiet?: boolean;
};

const STEP_PERCENT = 25;

/** How far a long work is, with a way to stop it; read out in quarters. */
export function ProgressBar({ label, value, onCancel, quiet }: ProgressBarProps) {
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
      {percent !== undefined && !quiet && (
        <VisuallyHidden role="status">
          {percent >= STEP_PERCENT && `${percent - (percent % STEP_PERCENT)}%`}
        </VisuallyHidden>
      )}
      <progress aria-labelledby={id} className={styles.bar} max={100} value={percent} />
    </div>
  );
}
