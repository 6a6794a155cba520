import { Disclosure } from '@anunturi/shared-ui/layout/Disclosure';
import type { FormFacts } from '../facts/FormFacts';
import { modelSentence, sourceLines } from '../facts/modelTexts';
import styles from './ModelSources.module.css';
import { texts } from '../texts';

/** After which official models the papers are, and where what is known of them comes from. */
export function ModelSources({ models }: { models: readonly FormFacts[] }) {
  return (
    <Disclosure summary={texts.models} className={styles.models}>
      {models.map((facts) => (
        <div key={facts.name}>
          <p className={styles.sentence}>{modelSentence(facts)}</p>
          <ul className={styles.sources}>
            {sourceLines(facts).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
    </Disclosure>
  );
}
