import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import type { DocumentStep } from '../domain/documentTypes';
import type { Unfinished } from '../domain/fieldProblem';
import styles from './MissingFields.module.css';
import { texts } from '../texts';

type Props = {
  steps: readonly DocumentStep[];
  unfinished: readonly Unfinished[];
  /** Whether the answers also fit together. */
  makesSense: boolean;
  onOpen(entry: Unfinished): void;
};

/** What is still to be filled in or corrected, step by step; each entry leads to its field. */
export function MissingFields({ steps, unfinished, makesSense, onOpen }: Props) {
  if (unfinished.length === 0)
    return makesSense ? <Notice tone="good">{texts.allFilled}</Notice> : null;
  const groups = steps
    .map((step, index) => ({ step, entries: unfinished.filter((entry) => entry.step === index) }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <section aria-labelledby="lipsuri" className={styles.missing}>
      <h2 id="lipsuri" className={styles.title}>
        {texts.missing}
      </h2>
      {groups.map(({ step, entries }) => (
        <div key={step.id} className={styles.group}>
          <h3 className={styles.step}>{step.title}</h3>
          <ul className={styles.list}>
            {entries.map((entry) => (
              <li key={entry.field.name}>
                <button
                  type="button"
                  className={styles.entry}
                  data-wrong={entry.problem ? true : undefined}
                  onClick={() => onOpen(entry)}
                >
                  {entry.field.label}
                  {entry.problem && `: ${entry.problem}`}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className={styles.note}>{texts.missingNote}</p>
    </section>
  );
}
