import type { DetailsHTMLAttributes, ReactNode } from 'react';
import { ChevronDown } from '../icons/ChevronDown';
import { joinClasses } from '../text/joinClasses';
import styles from './Disclosure.module.css';

/** A heading that opens what is below it. */
export function Disclosure({
  summary,
  children,
  className,
  ...details
}: { summary: ReactNode; children: ReactNode } & DetailsHTMLAttributes<HTMLDetailsElement>) {
  return (
    <details {...details} className={joinClasses(styles.disclosure, className)}>
      <summary className={styles.summary}>
        <span>{summary}</span>
        <ChevronDown size={20} className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
