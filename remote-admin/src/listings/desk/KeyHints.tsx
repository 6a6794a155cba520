import styles from './KeyHints.module.css';

const hints = [
  ['j / k', 'următorul / precedentul'],
  ['a', 'aprobă'],
  ['r', 'respinge'],
  ['e', 'arhivează'],
  ['x', 'bifează'],
  ['u', 'anulează ultima'],
] as const;

/** The keys of the desk, in sight where there is a keyboard. */
export function KeyHints() {
  return (
    <dl aria-label="Taste" className={styles.hints}>
      {hints.map(([key, meaning]) => (
        <div key={key} className={styles.hint}>
          <dt>
            <kbd className={styles.key}>{key}</kbd>
          </dt>
          <dd className={styles.meaning}>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
