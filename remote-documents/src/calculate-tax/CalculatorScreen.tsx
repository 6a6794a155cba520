import { Split, Stack } from '@anunturi/shared-ui/layout/Stack';
import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { taxRatesFor } from '@anunturi/shared-domain/tax/taxRates';
import { vehicleTax } from '@anunturi/shared-domain/tax/vehicleTax';
import { useLocalTaxes } from './data/useLocalTaxes';
import { useToday } from './data/useToday';
import { readTaxInput } from './domain/readTaxInput';
import { taxYear } from './domain/taxYear';
import { whatIf } from './domain/whatIf';
import { CalculatorForm } from './components/CalculatorForm';
import styles from './CalculatorScreen.module.css';
import { ShareResult } from './components/ShareResult';
import { TaxResultPanel } from './components/TaxResultPanel';
import { TaxSteps } from './components/TaxSteps';
import { texts } from './texts';
import { WhatIf } from './components/WhatIf';
import { useCalculator } from './components/useCalculator';

/** Route `/calculator`: the yearly tax on a vehicle, reckoned from what the address says. */
export function CalculatorScreen() {
  const { values, address, listing, change } = useCalculator();
  const localTaxes = useLocalTaxes();
  const today = useToday();
  const year = taxYear(values, today);
  const rates = taxRatesFor(year);
  const locality = localTaxes.localities.find(({ id }) => id === values.localitate);
  const read = readTaxInput(values, rates, { year: Math.max(year, rates.year), today, locality });
  const result = read.input && vehicleTax(read.input, rates);
  const compared = result?.kind === 'amount' && read.input ? whatIf(read.input, rates) : null;
  return (
    <Stack gap={6}>
      <header>
        <h1>{texts.title}</h1>
        <p className={styles.lead}>{texts.lead(rates.year)}</p>
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
              <span>{texts.aYear(formatLei(result.taxLei))}</span>
              <span>{texts.seeResult}</span>
            </a>
          )}
        </div>
        <Stack gap={6} className={styles.result}>
          <TaxResultPanel read={read} result={result} today={today} />
          {result && <ShareResult address={address} listing={listing} />}
        </Stack>
      </Split>
      {compared && (
        <div className={styles.compared}>
          <WhatIf rows={compared} />
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
      </section>
    </Stack>
  );
}
