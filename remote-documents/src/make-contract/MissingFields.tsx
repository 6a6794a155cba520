import { Notice } from '@anunturi/shared-ui/Notice';
import type { Unfinished } from '../domain/documents/fieldProblem';
import styles from './MissingFields.module.css';
import { texts } from './texts';

/** What is still to be filled in or corrected; each entry leads to its field. */
export function MissingFields({ unfinished, onOpen }: { unfinished: readonly Unfinished[]; onOpen(entry: Unfinished): void }) {
  if (unfinished.length === 0) return <Notice tone="good">{texts.allFilled}</Notice>;
  return (
    <section aria-labelledby="lipsuri">
      <h2 id="lipsuri" className={styles.title}>
        {texts.missing}
      </h2>
      <ul className={styles.list}>
        {unfinished.map((entry) => (
          <li key={entry.field.name}>
            <button type="button" className={styles.entry} data-wrong={entry.problem ? true : undefined} onClick={() => onOpen(entry)}>
              {entry.field.label}
              {entry.problem && `: ${entry.problem}`}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{texts.missingNote}</p>
    </section>
  );
}
