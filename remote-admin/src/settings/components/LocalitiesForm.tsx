import { useState } from 'react';
import { compareRomanian, tidyText } from '@anunturi/shared-domain/formats/romanianText';
import { COUNCIL_DECISION_MAX } from '@anunturi/shared-domain/site/limits';
import { Notice } from '@anunturi/shared-ui/feedback/Notice';
import { Stack } from '@anunturi/shared-ui/layout/Stack';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { SettingsForm } from './SettingsForm';
import type { SettingsFormProps } from '../domain/SettingsFormProps';
import { wholeNumber } from '../domain/wholeNumber';
import styles from './SettingsForm.module.css';

/** The surcharge each council adds to the vehicle tax. */
export function LocalitiesForm({ settings, onSaved }: SettingsFormProps<'localities'>) {
  const { localities } = settings.value;
  const [typed, setTyped] = useState(() =>
    Object.fromEntries(
      localities.map(({ id, surchargePercent }) => [id, String(surchargePercent)]),
    ),
  );
  const [decisions, setDecisions] = useState(() =>
    Object.fromEntries(localities.map((each) => [each.id, each.surchargeDecision ?? ''])),
  );
  const [sift, setSift] = useState('');
  const [tried, setTried] = useState(false);
  const percentOf = (id: string) => wholeNumber(typed[id] ?? '', 0, 100);
  const isWrong = (id: string) => percentOf(id) === null;
  const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const shown = [...localities]
    .sort((a, b) => compareRomanian(a.name, b.name))
    .filter(({ id, name }) => fold(name).includes(fold(sift)) || (tried && isWrong(id)));
  function toValue() {
    setTried(true);
    if (localities.some(({ id }) => isWrong(id))) return null;
    return {
      localities: localities.map((each) => {
        const { surchargeDecision: _, ...place } = each;
        const surchargePercent = percentOf(each.id)!;
        // Without a surcharge there is no decision to name.
        const decision = surchargePercent > 0 ? tidyText(decisions[each.id]!) : '';
        return {
          ...place,
          surchargePercent,
          ...(decision && { surchargeDecision: decision }),
        };
      }),
    };
  }
  if (localities.length === 0)
    return (
      <Notice tone="warn" title="Localitățile județului nu sunt încă încărcate">
        Se încarcă odată cu primele date ale site-ului.
      </Notice>
    );
  return (
    <SettingsForm name="localities" settings={settings} onSaved={onSaved} toValue={toValue}>
      <p>
        Cota adițională pe care consiliul local o adaugă la impozitul pe mijloacele de transport
        (Codul fiscal, art. 489), în procente.
      </p>
      <TextField
        label="Afișați localitatea"
        type="search"
        value={sift}
        onChange={(event) => setSift(event.target.value)}
      />
      <div className={styles.places}>
        {shown.map(({ id, name }) => (
          <Stack key={id} gap={2}>
            <TextField
              label={name}
              suffix="%"
              inputMode="numeric"
              value={typed[id] ?? ''}
              onChange={(event) => setTyped({ ...typed, [id]: event.target.value })}
              error={tried && isWrong(id) && 'Între 0 și 100.'}
            />
            {percentOf(id)! > 0 && (
              <TextField
                label={`Hotărârea (${name})`}
                hint="Număr și dată; apare pe pagina de surse a calculatorului."
                optional
                maxLength={COUNCIL_DECISION_MAX}
                value={decisions[id] ?? ''}
                onChange={(event) => setDecisions({ ...decisions, [id]: event.target.value })}
              />
            )}
          </Stack>
        ))}
      </div>
    </SettingsForm>
  );
}
