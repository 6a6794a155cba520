import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { parseDecimal } from '@anunturi/shared-domain/formats/parseDecimal';
import { taxRates, taxRatesFor } from '@anunturi/shared-domain/tax/taxRates';
import {
  type CalculatorValues,
  disabilityChoices,
  kindChoices,
  normChoices,
  powertrainChoices,
} from '../domain/calculatorValues';
import { type ReadInput, fieldsFor } from '../domain/readTaxInput';
import type { LocalTaxes } from '../domain/localTaxes';
import styles from './CalculatorForm.module.css';
import { texts } from '../texts';

type Props = {
  values: CalculatorValues;
  /** Of the rates in use. */
  year: number;
  problems: ReadInput['problems'];
  localTaxes: LocalTaxes;
  onChange(name: keyof CalculatorValues, value: string): void;
};

const labelled = (choices: Record<string, { label: string }>) =>
  Object.entries(choices).map(([value, { label }]) => ({ value, label }));

/** The questions about a vehicle; only those that its kind has. */
export function CalculatorForm({ values, year, problems, localTaxes, onChange }: Props) {
  const asked = fieldsFor(values);
  const field = (name: keyof CalculatorValues) => ({
    name,
    value: values[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
  });
  const localities = localTaxes.localities.map(({ id, name, percent }) => ({
    value: id,
    label: percent > 0 ? `${name} (${percent} %)` : name,
  }));
  const chosen = localTaxes.localities.find(({ id }) => id === values.localitate);
  const disabilityLost =
    values.handicap !== 'nu' &&
    asked.has('cm3') &&
    (parseDecimal(values.cm3) ?? 0) >= taxRatesFor(year).disability.belowCm3;
  return (
    <form className={styles.form} onSubmit={(event) => event.preventDefault()} noValidate>
      <Stack as="section" gap={4} aria-labelledby="vehicul">
        <h2 id="vehicul">{texts.vehicle}</h2>
        <div className={styles.fields}>
          {taxRates.length > 1 && (
            <SelectField
              {...field('an')}
              value={String(year)}
              label={texts.year}
              options={taxRates.map((rates) => ({
                value: String(rates.year),
                label: String(rates.year),
              }))}
            />
          )}
          <SelectField
            {...field('tip')}
            className={styles.wide}
            label={texts.kind}
            options={labelled(kindChoices)}
          />
          {asked.has('propulsie') && (
            <SelectField
              {...field('propulsie')}
              className={styles.wide}
              label={texts.powertrain}
              options={labelled(powertrainChoices)}
            />
          )}
          {asked.has('cm3') && (
            <TextField
              {...field('cm3')}
              label={texts.engine}
              hint={texts.engineHint}
              suffix="cm³"
              inputMode="numeric"
              autoComplete="off"
            />
          )}
          {asked.has('norma') && (
            <SelectField
              {...field('norma')}
              label={texts.norm}
              hint={texts.normHint}
              placeholder={texts.normNone}
              options={labelled(normChoices)}
            />
          )}
          {asked.has('co2') && (
            <TextField
              {...field('co2')}
              optional
              label={texts.co2}
              hint={texts.co2Hint}
              suffix="g/km"
              inputMode="decimal"
              autoComplete="off"
            />
          )}
          {asked.has('masa') && (
            <TextField
              {...field('masa')}
              label={texts.mass}
              hint={texts.massHint}
              suffix="kg"
              inputMode="numeric"
              autoComplete="off"
            />
          )}
        </div>
      </Stack>
      {asked.has('cota') && (
        <Stack as="section" gap={4} aria-labelledby="cote">
          <h2 id="cote">{texts.local}</h2>
          <div className={styles.fields}>
            {localities.length > 0 && (
              <SelectField
                {...field('localitate')}
                className={styles.wide}
                label={texts.locality}
                hint={
                  chosen ? texts.localityRate(chosen, localTaxes.updatedAt) : texts.localityHint
                }
                placeholder={texts.localityOther}
                options={localities}
              />
            )}
            {!chosen && (
              <TextField
                {...field('cota')}
                className={styles.wide}
                optional
                label={texts.surcharge}
                hint={texts.surchargeHint}
                suffix="%"
                inputMode="decimal"
                autoComplete="off"
              />
            )}
            {asked.has('reducere') && (
              <TextField
                {...field('reducere')}
                optional
                label={texts.hybridReduction}
                hint={texts.hybridReductionHint}
                suffix="%"
                inputMode="decimal"
                autoComplete="off"
              />
            )}
            {asked.has('handicap') && (
              <SelectField
                {...field('handicap')}
                className={styles.wide}
                label={texts.disability}
                hint={disabilityLost ? texts.disabilityNotGiven : texts.disabilityHint}
                options={labelled(disabilityChoices)}
              />
            )}
            <TextField
              {...field('bonus')}
              optional
              label={texts.early}
              hint={texts.earlyHint}
              suffix="%"
              inputMode="decimal"
              autoComplete="off"
            />
            <TextField {...field('plata')} optional label={texts.paidOn} type="date" />
          </div>
        </Stack>
      )}
    </form>
  );
}
