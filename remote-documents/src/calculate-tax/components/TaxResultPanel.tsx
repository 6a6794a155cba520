import { Card } from '@anunturi/shared-ui/layout/Card';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { formatIsoDay } from '@anunturi/shared-domain/formats/formatDate';
import { formatLei } from '@anunturi/shared-domain/formats/formatMoney';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import type { TaxInput, TaxResult } from '@anunturi/shared-domain/tax/taxTypes';
import { describeVehicle } from '../domain/describeVehicle';
import { type StillToPay, nextBonus } from '../domain/stillToPay';
import type { ReadInput } from '../domain/readTaxInput';
import type { TaxRates } from '@anunturi/shared-domain/tax/taxRates';
import { vehicleTax } from '@anunturi/shared-domain/tax/vehicleTax';
import { Fact, Facts } from './Fact';
import styles from './TaxResultPanel.module.css';
import { texts } from '../texts';

type Props = {
  read: ReadInput;
  result: TaxResult | null;
  due: StillToPay | null;
  today: string | undefined;
  rates: TaxRates;
};

/** The figure first, then what it means for the purse; says what is missing while there is no figure. */
export function TaxResultPanel({ read, result, due, today, rates }: Props) {
  return (
    <Card
      as="section"
      padding="medium"
      tone={result?.kind === 'amount' ? 'brand' : 'plain'}
      aria-labelledby="rezultat"
    >
      <h2 id="rezultat" tabIndex={-1} className={styles.heading}>
        {texts.resultTitle}{' '}
        {result?.kind === 'amount' && <span className={styles.estimate}>{texts.estimate}</span>}
      </h2>
      <div aria-live="polite">
        {read.input && result ? (
          <Figure input={read.input} result={result} due={due} today={today} />
        ) : (
          <Unfinished read={read} rates={rates} />
        )}
      </div>
    </Card>
  );
}

/** What a usual car pays, before anything is typed. */
const exampleInput = {
  kind: 'car',
  powertrain: 'combustion',
  engineCm3: 1461,
  norm: 'euro6',
} as const satisfies TaxInput;

function Unfinished({ read, rates }: { read: ReadInput; rates: TaxRates }) {
  const wrong = Object.keys(read.problems).length > 0;
  const result = vehicleTax(exampleInput, rates);
  if (wrong) return <p className={styles.unfinished}>{texts.toCorrect}</p>;
  return (
    <Stack gap={2}>
      <p className={styles.unfinished}>{texts.toFill(read.missing)}</p>
      <p className={styles.example}>
        {result.kind === 'amount' && <strong>{formatLei(result.taxLei)}</strong>}{' '}
        <span>{texts.example(describeVehicle(exampleInput))}</span>
      </p>
    </Stack>
  );
}

function Figure({
  input,
  result,
  due,
  today,
}: Omit<Props, 'read' | 'result' | 'rates'> & { input: TaxInput; result: TaxResult }) {
  if (result.kind === 'townHall') return <p className={styles.unfinished}>{result.why}</p>;
  const { taxLei, unroundedLei, early, before, year } = result;
  const shown = due?.tax ?? result;
  const { instalments } = shown;
  const next = due?.isNextYear ? due.tax : null;
  const bonus = nextBonus(input, result, today);
  const second = due && due.lei < shown.taxLei && formatIsoDay(due.instalments[0]!.day);
  const lead = second
    ? texts.secondToPay(year, second)
    : texts[due ? 'toPay' : 'perYear'](shown.year);
  const missed = early.percent > 0 && !early.stillPossible;
  return (
    <Stack gap={4}>
      <div>
        <p className={styles.figure}>
          <strong>{formatLei(due?.lei ?? taxLei)}</strong> <span>{lead}</span>
        </p>
        <p className={styles.note}>{describeVehicle(input)}</p>
      </div>
      <Facts>
        {due && (next || due.lei !== taxLei) && (
          <Fact name={texts.taxOf(year)}>
            {next ? texts.termsOver(formatLei(taxLei)) : formatLei(taxLei)}
          </Fact>
        )}
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
        {bonus && (
          <Fact name={texts.nextYear(bonus.year, formatIsoDay(bonus.early.until))}>
            {formatLei(bonus.early.totalLei)}, {texts.youSave(formatLei(bonus.early.savingLei))}
          </Fact>
        )}
        {before && (
          <Fact name={texts.before(before.year)}>
            {formatLei(before.taxLei)}, {difference(taxLei - before.taxLei)}
          </Fact>
        )}
      </Facts>
      {missed && <p className={styles.note}>{texts.earlyOver(year, formatIsoDay(early.until))}</p>}
      {instalments.length === 1 && <p className={styles.note}>{texts.wholeOnce}</p>}
      {shown.year !== shown.ratesYear && (
        <p className={styles.note}>{texts.ratesOfEarlierYear(shown.year, shown.ratesYear)}</p>
      )}
      {before && <p className={styles.note}>{texts.beforeNote(before.year)}</p>}
    </Stack>
  );
}

function difference(lei: number): string {
  if (lei === 0) return texts.sameAsBefore;
  return lei > 0 ? texts.dearer(formatLei(lei)) : texts.cheaper(formatLei(-lei));
}
