import { Card } from '@anunturi/shared-ui/Card';
import { Stack } from '@anunturi/shared-ui/Stack';
import { formatIsoDay } from '@anunturi/shared-domain/formatDate';
import { formatLei } from '@anunturi/shared-domain/formatMoney';
import { formatNumber } from '@anunturi/shared-domain/formatNumber';
import type { TaxResult } from '@anunturi/shared-domain/vehicleTax';
import type { ReadInput } from '../domain/readTaxInput';
import styles from './TaxResultPanel.module.css';
import { texts } from './texts';

type Props = { read: ReadInput; result: TaxResult | null };

/** The figure first, then what it means for the purse; says what is missing while there is no figure. */
export function TaxResultPanel({ read, result }: Props) {
  return (
    <Card as="section" padding="large" tone={result?.kind === 'amount' ? 'brand' : 'plain'} aria-labelledby="rezultat">
      <h2 id="rezultat" className={styles.heading}>
        {texts.resultTitle} {result?.kind === 'amount' && <span className={styles.estimate}>{texts.estimate}</span>}
      </h2>
      <div aria-live="polite">{result ? <Figure result={result} /> : <Unfinished read={read} />}</div>
    </Card>
  );
}

function Unfinished({ read }: { read: ReadInput }) {
  const wrong = Object.keys(read.problems).length > 0;
  return <p className={styles.unfinished}>{wrong ? texts.toCorrect : texts.toFill(read.missing)}</p>;
}

function Figure({ result }: { result: TaxResult }) {
  if (result.kind === 'townHall') return <p className={styles.unfinished}>{result.why}</p>;
  const { taxLei, unroundedLei, early, instalments, before, year, ratesYear } = result;
  return (
    <Stack gap={4}>
      <p className={styles.figure}>
        <strong>{formatLei(taxLei)}</strong> <span>{texts.perYear(year)}</span>
      </p>
      <dl className={styles.facts}>
        <dt>{texts.unrounded}</dt>
        <dd>{formatNumber(unroundedLei, 4, 2)} lei</dd>
        {early.percent > 0 && early.stillPossible && (
          <>
            <dt>{texts.earlySaving(formatIsoDay(early.until))}</dt>
            <dd>
              {formatLei(early.totalLei)}, {texts.youSave(formatLei(early.savingLei))}
            </dd>
          </>
        )}
        {instalments.map(({ day, lei }, index) => (
          <InstalmentLine key={day} name={instalments.length > 1 ? `Rata ${index + 1}` : texts.instalments} text={`${formatLei(lei)} până la ${formatIsoDay(day)}`} />
        ))}
        {before && (
          <>
            <dt>{texts.before(before.year)}</dt>
            <dd>
              {formatLei(before.taxLei)}, {difference(taxLei - before.taxLei)}
            </dd>
          </>
        )}
      </dl>
      {!early.stillPossible && early.percent > 0 && <p className={styles.note}>{texts.earlyMissed(formatIsoDay(early.until))}</p>}
      {instalments.length === 1 && <p className={styles.note}>{texts.wholeOnce}</p>}
      {year !== ratesYear && <p className={styles.note}>{texts.ratesOfEarlierYear(year, ratesYear)}</p>}
      {before && <p className={styles.note}>{texts.beforeNote}</p>}
    </Stack>
  );
}

function InstalmentLine({ name, text }: { name: string; text: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </>
  );
}

function difference(lei: number): string {
  if (lei === 0) return texts.sameAsBefore;
  return lei > 0 ? texts.dearer(formatLei(lei)) : texts.cheaper(formatLei(-lei));
}
