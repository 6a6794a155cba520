import type { ReactNode } from 'react';
import { VisuallyHidden } from './VisuallyHidden';
import styles from './Figure.module.css';

export type FigureProps = {
  /** The number, already written as Romanians write it ("12.900"). */
  value: ReactNode;
  /** "lei", "€", "lei/oră". */
  unit?: ReactNode;
  size?: 'small' | 'medium' | 'large' | 'huge';
  /** The number it was before: struck through, in the tone of a drop. */
  before?: ReactNode;
  /** Smaller line below. */
  note?: ReactNode;
};

/** A number that reads at a glance. */
export function Figure({ value, unit, size = 'medium', before, note }: FigureProps) {
  return (
    <span className={styles.figure} data-size={size}>
      <span className={styles.line}>
        <span className={styles.number}>
          {value}
          {unit && <span className={styles.unit}> {unit}</span>}
        </span>
        {before && (
          <s className={styles.before}>
            <VisuallyHidden>înainte </VisuallyHidden>
            {before}
          </s>
        )}
      </span>
      {note && <span className={styles.note}>{note}</span>}
    </span>
  );
}
