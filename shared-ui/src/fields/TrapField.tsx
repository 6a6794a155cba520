import type { Ref } from 'react';
import styles from '../display/VisuallyHidden.module.css';

/** A field that people neither see, hear nor reach by keyboard, and programs fill in. */
export function TrapField({ ref }: { ref: Ref<HTMLInputElement> }) {
  return (
    <span className={styles.hidden} aria-hidden="true">
      <input
        ref={ref}
        type="text"
        name="website"
        tabIndex={-1}
        autoComplete="off"
        defaultValue=""
      />
    </span>
  );
}
