import { useState } from 'react';
import { formatNumber } from '@anunturi/shared-domain/formats/formatNumber';
import { EUR_RATE_MAX, EUR_RATE_MIN } from '@anunturi/shared-domain/site/limits';
import { parseDecimal } from '@anunturi/shared-domain/formats/parseDecimal';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import type { SettingsValues } from '#data/settings/settings';
import { SettingsForm } from './SettingsForm';
import type { SettingsFormProps } from '../domain/SettingsFormProps';
import { wholeNumber } from '../domain/wholeNumber';
import styles from './SettingsForm.module.css';

type Count = Exclude<keyof SettingsValues['limits'], 'eurRateBani'>;
const counts: [Count, string, number][] = [
  ['listingsPerDay', 'Anunțuri pe zi', 1000],
  ['listingsPerDayNew', 'Anunțuri pe zi, cont nou', 1000],
  ['conversationsPerDay', 'Conversații noi pe zi', 1000],
  ['conversationsPerDayNew', 'Conversații noi pe zi, cont nou', 1000],
  ['messagesPerDay', 'Mesaje pe zi', 10_000],
  ['messagesPerDayNew', 'Mesaje pe zi, cont nou', 10_000],
  ['reportsPerDay', 'Sesizări pe zi', 1000],
  ['newAccountDays', 'Un cont este nou atâtea zile', 365],
];

/** How much a person may send a day, and the euro's rate. */
export function LimitsForm({ settings, onSaved }: SettingsFormProps<'limits'>) {
  const [typed, setTyped] = useState(
    () =>
      Object.fromEntries(counts.map(([name]) => [name, String(settings.value[name])])) as Record<
        Count,
        string
      >,
  );
  const [rate, setRate] = useState(formatNumber(settings.value.eurRateBani / 100, 2, 2));
  const [tried, setTried] = useState(false);
  const lei = parseDecimal(rate);
  const isRate = lei !== null && lei !== undefined && lei >= EUR_RATE_MIN && lei <= EUR_RATE_MAX;
  const numbers = counts.map(
    ([name, , most]) => [name, wholeNumber(typed[name], 0, most)] as const,
  );
  function toValue() {
    setTried(true);
    if (!isRate || numbers.some(([, number]) => number === null)) return null;
    return {
      ...(Object.fromEntries(numbers) as Record<Count, number>),
      eurRateBani: Math.round(lei * 100),
    };
  }
  return (
    <SettingsForm name="limits" settings={settings} onSaved={onSaved} toValue={toValue}>
      <div className={styles.numbers}>
        {counts.map(([name, label, most]) => (
          <TextField
            key={name}
            label={label}
            inputMode="numeric"
            value={typed[name]}
            onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            error={
              tried &&
              wholeNumber(typed[name], 0, most) === null &&
              `Un număr întreg, cel mult ${formatNumber(most)}.`
            }
          />
        ))}
        <TextField
          label="Un euro, în lei"
          suffix="lei"
          inputMode="decimal"
          value={rate}
          onChange={(event) => setRate(event.target.value)}
          error={tried && !isRate && `Între ${EUR_RATE_MIN} și ${EUR_RATE_MAX} lei.`}
        />
      </div>
    </SettingsForm>
  );
}
