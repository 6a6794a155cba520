import { Link } from '@anunturi/shared-ui/navigation/Link';
import { Split, Stack } from '@anunturi/shared-ui/layout/Stack';
import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { useLocalTaxes } from './data/useLocalTaxes';
import { useToday } from './data/useToday';
import { HOUSEHOLD_PATH, TAX_SOURCES_PATH } from '@anunturi/shared-domain/tax/taxPages';
import { calculateTax } from './domain/calculateTax';
import { CalculatorForm } from './components/CalculatorForm';
import styles from './CalculatorScreen.module.css';
import { ShareResult } from './components/ShareResult';
import { TaxResultPanel } from './components/TaxResultPanel';
import { TaxSteps } from './components/TaxSteps';
import { texts } from './texts';
import { WhatIf } from './components/WhatIf';
import { useCalculator } from './behaviour/useCalculator';

/** Route `/calculator`: the yearly tax on a vehicle, reckoned from what the address says. */
export function CalculatorScreen() {
  const { values, address, listing, change } = useCalculator();
  const localTaxes = useLocalTaxes();
  const today = useToday();
  const { rates, locality, read, result, due } = calculateTax(values, { today, localTaxes });
  const { input } = read;
  const isCompared =
    result?.kind === 'amount' && input?.kind === 'car' && input.powertrain !== 'electric';
  return (
    <Stack gap={4}>
      <header className={styles.header}>
        <h1>{texts.title}</h1>
        {listing && (
          <p className={styles.lead}>
            {read.input ? texts.fromListing(listing.title) : texts.listingUnknown}
          </p>
        )}
      </header>
      <Split>
        <div className={styles.questions}>
          <CalculatorForm
            values={locality ? values : { ...values, localitate: '' }}
            year={rates.year}
            problems={read.problems}
            localTaxes={localTaxes}
            onChange={change}
          />
          {result?.kind === 'amount' && (
            <a href="#rezultat" className={styles.jump}>
              <span>{texts.dueNow(formatLei(due?.lei ?? result.taxLei))}</span>
              <span>{texts.seeResult}</span>
            </a>
          )}
        </div>
        <Stack gap={6} className={styles.result}>
          <TaxResultPanel read={read} result={result} due={due} today={today} rates={rates} />
          {result && <ShareResult address={address} listing={listing} />}
        </Stack>
      </Split>
      {isCompared && (
        <div className={styles.compared}>
          <WhatIf input={input} rates={rates} />
        </div>
      )}
      {result?.kind === 'amount' && <TaxSteps steps={result.steps} sources={rates.sources} />}
      <section aria-labelledby="bine-de-stiut" className={styles.notes}>
        <h2 id="bine-de-stiut">{texts.good}</h2>
        <ul>
          {texts.notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
        <p>{texts.disclaimer}</p>
        <p>
          <Link to={TAX_SOURCES_PATH}>{texts.allSources}</Link> ·{' '}
          <Link to={HOUSEHOLD_PATH}>{texts.household}</Link>
        </p>
      </section>
    </Stack>
  );
}
