import { Check } from '../icons/Check';
import { VisuallyHidden } from '../display/VisuallyHidden';
import styles from './Stepper.module.css';

export type StepperProps = {
  steps: readonly string[];
  /** Index of the step one is at. */
  current: number;
  /** Lets the visitor go back to a finished step. */
  onSelect?(step: number): void;
  label?: string;
};

/** Where one is in a task of several steps. */
export function Stepper({ steps, current, onSelect, label = 'Pași' }: StepperProps) {
  return (
    <nav aria-label={label} className={styles.stepper}>
      <p className={styles.short}>
        <span className={styles.of}>
          Pasul {current + 1} din {steps.length}
        </span>
        <strong>{steps[current]}</strong>
      </p>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li
            key={step}
            className={styles.step}
            data-state={stateOf(index, current)}
            aria-current={index === current ? 'step' : undefined}
          >
            <StepName
              step={step}
              done={index < current}
              number={index + 1}
              onSelect={onSelect && index < current ? () => onSelect(index) : undefined}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function StepName({
  step,
  done,
  number,
  onSelect,
}: {
  step: string;
  done: boolean;
  number: number;
  onSelect?: () => void;
}) {
  const content = (
    <>
      <span aria-hidden="true" className={styles.mark}>
        {done ? <Check size={16} strokeWidth={3} /> : number}
      </span>
      <span className={styles.name}>{step}</span>
      {done && <VisuallyHidden>, gata</VisuallyHidden>}
    </>
  );
  return onSelect ? (
    <button type="button" className={styles.back} onClick={onSelect}>
      {content}
    </button>
  ) : (
    <span className={styles.back}>{content}</span>
  );
}

function stateOf(index: number, current: number) {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
}
