import { useState } from 'react';
import { traderParts } from '@anunturi/shared-domain/people/traderGaps';
import type { ReportFigures } from '@anunturi/shared-domain/site/duties';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { SettingsForm } from './SettingsForm';
import type { SettingsFormProps } from '../domain/SettingsFormProps';
import { wholeNumber } from '../domain/wholeNumber';
import styles from './SettingsForm.module.css';

const MOST = 10_000_000;
type Figure = Exclude<keyof ReportFigures, 'year'>;
const labels: Record<Figure, string> = {
  orders: 'Ordine primite de la autorități',
  disputes: 'Litigii duse la organisme certificate',
  users: 'Utilizatori pe lună, în medie',
};
const names = Object.keys(labels) as Figure[];

/** The day from which the operator is no longer small, and what of last year's report only the operator knows (DSA art. 15, 19, 24, 30). */
export function DutiesForm({ settings, onSaved }: SettingsFormProps<'duties'>) {
  const { value } = settings;
  const [year] = useState(() => new Date().getFullYear() - 1);
  const [since, setSince] = useState(value.largeSince ?? '');
  const [typed, setTyped] = useState(() =>
    toTyped(value.reports?.find((each) => each.year === year)),
  );
  const [tried, setTried] = useState(false);
  const numbers = names.map((name) => wholeNumber(typed[name], 0, MOST));
  const isSaid = names.some((name) => typed[name].trim() !== '');
  function toValue() {
    setTried(true);
    if (isSaid && numbers.includes(null)) return null;
    const [orders, disputes, users] = numbers as number[];
    const reports = [
      ...(value.reports ?? []).filter((each) => each.year !== year),
      ...(isSaid ? [{ year, orders: orders!, disputes: disputes!, users: users! }] : []),
    ];
    return {
      ...(since && { largeSince: since }),
      ...(reports.length > 0 && { reports }),
    };
  }
  return (
    <SettingsForm name="duties" settings={settings} onSaved={onSaved} toValue={toValue}>
      <p>
        O întreprindere mică are sub 50 de angajați și cel mult 10 milioane de euro pe an
        (Regulamentul UE 2022/2065, art. 19). Din ziua în care nu mai este, pagina publică arată
        raportul anual, iar o firmă publică numai după ce a completat în profil:{' '}
        {Object.values(traderParts).join(', ')}. Firmele de dinainte au douăsprezece luni.
      </p>
      <TextField
        label="Nu mai suntem o întreprindere mică din"
        hint="Lăsați gol cât timp sunteți o întreprindere mică."
        optional
        type="date"
        value={since}
        onChange={(event) => setSince(event.target.value)}
      />
      <fieldset className={styles.part}>
        <legend>Pentru raportul pe {year}: ce nu numără programul</legend>
        <div className={styles.numbers}>
          {names.map((name, at) => (
            <TextField
              key={name}
              label={labels[name]}
              optional
              inputMode="numeric"
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              error={tried && isSaid && numbers[at] === null && 'Un număr întreg.'}
            />
          ))}
        </div>
      </fieldset>
    </SettingsForm>
  );
}

const toTyped = (figures: ReportFigures | undefined) =>
  Object.fromEntries(names.map((name) => [name, figures ? String(figures[name]) : ''])) as Record<
    Figure,
    string
  >;
