import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import type { TaxStep } from '@anunturi/shared-domain/tax/taxTypes';
import styles from './TaxSteps.module.css';
import { texts } from '../texts';

/** Every step of the formula, with its law and the amount after it. */
export function TaxSteps({
  steps,
  sources,
}: {
  steps: readonly TaxStep[];
  sources: readonly string[];
}) {
  return (
    <section aria-labelledby="pasi">
      <h2 id="pasi">{texts.steps}</h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step.what} className={styles.step}>
            <span className={styles.what}>
              <strong>{step.what}</strong>
              <span>{step.how}</span>
              <small className={styles.law}>{step.law}</small>
            </span>
            <span className={styles.amount}>{formatNumber(step.afterLei, 4)} lei</span>
          </li>
        ))}
      </ol>
      <p className={styles.law}>
        {texts.sources}: {sources.join('; ')}.
      </p>
    </section>
  );
}
