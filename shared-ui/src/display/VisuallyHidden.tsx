import type { HTMLAttributes } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden(props: HTMLAttributes<HTMLSpanElement>) {
  return <span {...props} className={styles.hidden} />;
}

/** Its class, for an element that must be another one: a label, a legend. */
export const hiddenClass = styles.hidden;
