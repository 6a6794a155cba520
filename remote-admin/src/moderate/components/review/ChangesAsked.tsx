import styles from './ChangesAsked.module.css';

/** What the owner was asked to change. */
export function ChangesAsked({ changes }: { changes: readonly string[] }) {
  return (
    <ol className={styles.asked} aria-label="Ce s-a cerut">
      {changes.map((change) => (
        <li key={change}>{change}</li>
      ))}
    </ol>
  );
}
