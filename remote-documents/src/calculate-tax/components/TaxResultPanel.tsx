import { Card } from '@anunturi/shared-ui/layout/Card';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { formatIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import type { TaxInput, TaxResult } from '@anunturi/shared-domain/tax/taxTypes';
import { describeVehicle } from '../domain/describeVehicle';
import { nextYearTax } from '../domain/nextYearTax';
import type { ReadInput } from '../domain/readTaxInput';
import { Fact } from './Fact';
import styles from './TaxResultPanel.module.css';
import { texts } from '../texts';

type Props = { read: ReadInput; result: TaxResult | null; today: string | undefined };

/** The figure first, then what it means for the purse; says what is missing while there is no figure. */
export function TaxResultPanel({ read, result, today }: Props) {
  return (
    <Card
      as="section"
      padding="large"
      tone={result?.kind === 'amount' ? 'brand' : 'plain'}
      aria-labelledby="rezultat"
    >
      <h2 id="rezultat" className={styles.heading}>
        {texts.resultTitle}{' '}
        {result?.kind === 'amount' && <span className={styles.estimate}>{texts.estimate}</span>}
      </h2>
      <div aria-live="polite">
        {read.input && result ? (
          <Figure input={read.input} result={result} today={today} />
        ) : (
          <Unfinished read={read} />
        )}
      </div>
    </Card>
  );
}

function Unfinished({ read }: { read: ReadInput }) {
  const wrong = Object.keys(read.problems).length > 0;
  return (
    <p className={styles.unfinished}>{wrong ? texts.toCorrect : texts.toFill(read.missing)}</p>
  );
}

function Figure({
  input,
  result,
  today,
}: {
  input: TaxInput;
  result: TaxResult;
  today: string | undefined;
}) {
  if (result.kind === 'townHall') return <p className={styles.unfinished}>{result.why}</p>;
  const { taxLei, unroundedLei, early, instalments, before, year, ratesYear } = result;
  const next = nextYearTax(input, result);
  const missed = early.percent > 0 && !early.stillPossible;
  return (
    <Stack gap={4}>
      <div>
        <p className={styles.figure}>
          <strong>{formatLei(taxLei)}</strong> <span>{texts.perYear(year)}</span>
        </p>
        <p className={styles.note}>{describeVehicle(input)}</p>
      </div>
      <dl className={styles.facts}>
        <Fact name={texts.unrounded}>{formatNumber(unroundedLei, 4, 2)} lei</Fact>
        {early.percent > 0 && early.stillPossible && (
          <Fact name={texts.earlySaving(formatIsoDay(early.until))}>
            {formatLei(early.totalLei)}, {texts.youSave(formatLei(early.savingLei))}
          </Fact>
        )}
        {instalments.map(({ day, lei }, index) => (
          <Fact
            key={day}
            name={instalments.length > 1 ? texts.instalment(index + 1) : texts.instalments}
          >
            {today && today > day
              ? texts.untilPassed(formatLei(lei), formatIsoDay(day))
              : texts.until(formatLei(lei), formatIsoDay(day))}
          </Fact>
        ))}
        {next && (
          <Fact name={texts.nextYear(next.year, formatIsoDay(next.early.until))}>
            {formatLei(next.early.totalLei)}, {texts.youSave(formatLei(next.early.savingLei))}
          </Fact>
        )}
        {before && (
          <Fact name={texts.before(before.year)}>
            {formatLei(before.taxLei)}, {difference(taxLei - before.taxLei)}
          </Fact>
        )}
      </dl>
      {missed && (
        <p className={styles.note}>
          {input.paidOn
            ? texts.earlyMissed(formatIsoDay(early.until))
            : texts.earlyOver(year, formatIsoDay(early.until))}
        </p>
      )}
      {next && next.ratesYear !== next.year && (
        <p className={styles.note}>{texts.nextYearNote(next.year, next.ratesYear)}</p>
      )}
      {instalments.length === 1 && <p className={styles.note}>{texts.wholeOnce}</p>}
      {year !== ratesYear && (
        <p className={styles.note}>{texts.ratesOfEarlierYear(year, ratesYear)}</p>
      )}
      {before && <p className={styles.note}>{texts.beforeNote(before.year)}</p>}
    </Stack>
  );
}

function difference(lei: number): string {
  if (lei === 0) return texts.sameAsBefore;
  return lei > 0 ? texts.dearer(formatLei(lei)) : texts.cheaper(formatLei(-lei));
}
