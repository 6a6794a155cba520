import Check from 'lucide-react/icons/check';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import type { DocumentStep } from '../domain/documentTypes';
import type { Unfinished } from '../domain/fieldProblem';
import styles from './DocumentSteps.module.css';
import { texts } from '../texts';

type Props = {
  steps: readonly DocumentStep[];
  current: number;
  unfinished: readonly Unfinished[];
  onSelect(step: number): void;
};

/** Where one is in the document; every step can be opened at any time. */
export function DocumentSteps({ steps, current, unfinished, onSelect }: Props) {
  return (
    <nav aria-label={texts.steps}>
      <ol className={styles.steps}>
        {steps.map((step, index) => {
          const missing = unfinished.filter((each) => each.step === index).length;
          return (
            <li key={step.id}>
              <button
                type="button"
                className={styles.step}
                aria-current={index === current ? 'step' : undefined}
                onClick={() => onSelect(index)}
              >
                <span
                  className={styles.mark}
                  data-done={missing === 0 || undefined}
                  aria-hidden="true"
                >
                  {missing === 0 ? <Check size={16} strokeWidth={3} /> : index + 1}
                </span>
                {step.title}
                <VisuallyHidden>
                  , {missing === 0 ? texts.stepDone : texts.stepMissing(missing)}
                </VisuallyHidden>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
