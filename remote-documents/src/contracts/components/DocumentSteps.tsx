import { Check } from '@anunturi/shared-ui/icons/Check';
import { VisuallyHidden } from '@anunturi/shared-ui/display/VisuallyHidden';
import type { DocumentStep } from '../domain/documentTypes';
import type { Unfinished } from '../domain/fieldProblem';
import styles from './DocumentSteps.module.css';
import { texts } from '../texts';

type Props = {
  label: string;
  steps: readonly DocumentStep[];
  current: number;
  /** Places of the steps shown here. */
  shown: readonly number[];
  /** One below the other, as folded sections of which one is open elsewhere. */
  folded: boolean;
  unfinished: readonly Unfinished[];
  onSelect(step: number): void;
};

/** Where one is in the document, and what is done; every step can be opened at any time. */
export function DocumentSteps({
  label,
  steps,
  current,
  shown,
  folded,
  unfinished,
  onSelect,
}: Props) {
  if (shown.length === 0) return null;
  return (
    <nav aria-label={label}>
      <ol className={styles.steps} data-folded={folded || undefined}>
        {shown.map((index) => {
          const step = steps[index]!;
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
                <StepState folded={folded}>
                  {missing === 0 ? texts.stepDone : texts.stepMissing(missing)}
                </StepState>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

/** Said to everybody where there is room for it. */
function StepState({ folded, children }: { folded: boolean; children: string }) {
  if (!folded) return <VisuallyHidden>, {children}</VisuallyHidden>;
  return (
    <>
      <VisuallyHidden>, </VisuallyHidden>
      <span className={styles.state}>{children}</span>
    </>
  );
}
