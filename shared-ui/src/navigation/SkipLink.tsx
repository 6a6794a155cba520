import styles from './SkipLink.module.css';

/** First stop of the keyboard: jumps over the header to the element with this id (give that one `tabIndex={-1}`). */
export function SkipLink({
  to = 'continut',
  children = 'Treceți la conținut',
}: {
  to?: string;
  children?: string;
}) {
  return (
    <a href={`#${to}`} className={styles.skip}>
      {children}
    </a>
  );
}
