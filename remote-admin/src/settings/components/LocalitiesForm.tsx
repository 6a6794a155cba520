import { useState } from 'react';
import {
  compareRomanian,
  foldDiacritics,
  tidyText,
} from '@anunturi/shared-domain/formats/romanianText';
import type { Locality } from '@anunturi/shared-domain/site/settings';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { TextField } from '@anunturi/shared-ui/fields/TextField';
import { SettingsForm } from './SettingsForm';
import type { SettingsFormProps } from '../domain/SettingsFormProps';
import { wholeNumber } from '../domain/wholeNumber';
import { AddLocalityDialog } from './AddLocalityDialog';
import { ChangeLocalityDialog } from './ChangeLocalityDialog';
import { LocalityRate } from './LocalityRate';
import styles from './SettingsForm.module.css';

type Typed = Readonly<Record<string, { percent?: string; decision?: string }>>;

/** The places of the county, and the surcharge that each council adds to the vehicle tax. */
export function LocalitiesForm({ settings, onSaved }: SettingsFormProps<'localities'>) {
  const { localities } = settings.value;
  const [typed, setTyped] = useState<Typed>({});
  const [sift, setSift] = useState('');
  const [tried, setTried] = useState(false);
  const [asked, setAsked] = useState<Locality | 'new' | null>(null);
  const percentText = ({ id, surchargePercent }: Locality) =>
    typed[id]?.percent ?? String(surchargePercent);
  const decisionText = ({ id, surchargeDecision = '' }: Locality) =>
    typed[id]?.decision ?? surchargeDecision;
  const percentOf = (place: Locality) => wholeNumber(percentText(place), 0, 100);
  const isWrong = (place: Locality) => percentOf(place) === null;
  const shown = localities
    .toSorted((a, b) => compareRomanian(a.name, b.name))
    .filter(
      (place) =>
        foldDiacritics(place.name).includes(foldDiacritics(sift)) || (tried && isWrong(place)),
    );
  function toValue() {
    setTried(true);
    if (localities.some(isWrong)) return null;
    return {
      localities: localities.map((each) => {
        const { surchargeDecision: _, ...place } = each;
        const surchargePercent = percentOf(each)!;
        // Without a surcharge there is no decision to name.
        const decision = surchargePercent > 0 ? tidyText(decisionText(each)) : '';
        return { ...place, surchargePercent, ...(decision && { surchargeDecision: decision }) };
      }),
    };
  }
  function ask(what: Locality | 'new') {
    // A change is read anew with all places: rates that are typed and not saved would be lost.
    if (Object.keys(typed).length === 0) setAsked(what);
    else showToast('Salvați întâi cotele schimbate.');
  }
  const dialog = { onClose: () => setAsked(null), onSaved };
  return (
    <>
      <SettingsForm name="localities" settings={settings} onSaved={onSaved} toValue={toValue}>
        <p>
          Localitățile județului, și cota adițională pe care consiliul fiecăreia o adaugă la
          impozitul pe mijloacele de transport (Codul fiscal, art. 489), în procente.
        </p>
        <div className={styles.toolbar}>
          <TextField
            label="Afișați localitatea"
            type="search"
            value={sift}
            onChange={(event) => setSift(event.target.value)}
          />
          <Button variant="secondary" onClick={() => ask('new')}>
            Adăugați o localitate
          </Button>
        </div>
        {localities.length === 0 && <p>Nicio localitate încă.</p>}
        <ul className={styles.places}>
          {shown.map((place) => (
            <LocalityRate
              key={place.id}
              locality={place}
              percent={percentText(place)}
              decision={decisionText(place)}
              isRated={percentOf(place)! > 0}
              error={tried && isWrong(place) && 'Între 0 și 100.'}
              onType={(change) =>
                setTyped({ ...typed, [place.id]: { ...typed[place.id], ...change } })
              }
              onChange={() => ask(place)}
            />
          ))}
        </ul>
      </SettingsForm>
      {asked === 'new' && <AddLocalityDialog {...dialog} />}
      {asked !== null && asked !== 'new' && <ChangeLocalityDialog locality={asked} {...dialog} />}
    </>
  );
}
