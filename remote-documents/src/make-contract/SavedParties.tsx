import { useEffect, useState } from 'react';
import { Button } from '@anunturi/shared-ui/Button';
import { SelectField } from '@anunturi/shared-ui/SelectField';
import { Cluster, Stack } from '@anunturi/shared-ui/Stack';
import { showToast } from '@anunturi/shared-ui/toast';
import type { DocumentStep } from '../domain/documents/documentTypes';
import { SAVED_PARTIES_KEY, type SavedParty, addParty, fromSavedParty, readSavedParties, toSavedParty } from '../domain/documents/savedParties';
import styles from './SavedParties.module.css';
import { texts } from './texts';
import type { DocumentForm } from './useDocumentForm';

/** People and companies that this device keeps because the visitor asked. */
export function SavedParties({ step, form }: { step: DocumentStep; form: DocumentForm }) {
  const [parties, setParties] = useState<SavedParty[]>([]);
  const [chosen, setChosen] = useState('');
  useEffect(() => setParties(readSavedParties(readDevice())), []);
  const name = (form.values[`${step.party}_name`] ?? '').trim();

  function write(next: SavedParty[], said: string) {
    try {
      if (next.length === 0) localStorage.removeItem(SAVED_PARTIES_KEY);
      else localStorage.setItem(SAVED_PARTIES_KEY, JSON.stringify(next));
      setParties(next);
      showToast(said);
    } catch {
      showToast(texts.partyNotKept, { tone: 'bad' }); // private mode or a full store: the form itself is not touched
    }
  }
  function use(partyName: string) {
    setChosen(partyName);
    const party = parties.find((each) => each.name === partyName);
    if (party) form.fill(fromSavedParty(step, party));
  }
  function forget() {
    write(parties.filter((each) => each.name !== chosen), texts.partyForgotten);
    setChosen('');
  }
  return (
    <Stack gap={2} className={styles.saved}>
      {parties.length > 0 && (
        <Cluster gap={2}>
          <SelectField label={texts.savedParties} value={chosen} placeholder={texts.chooseParty} options={parties.map((party) => ({ value: party.name, label: party.name }))} onChange={(event) => use(event.target.value)} />
          {chosen && (
            <Button variant="ghost" size="small" onClick={forget}>
              {texts.forgetParty(chosen)}
            </Button>
          )}
        </Cluster>
      )}
      {name && (
        <Cluster gap={2}>
          <Button variant="ghost" size="small" onClick={() => write(addParty(parties, toSavedParty(step, form.values)), texts.partyKept)}>
            {texts.keepParty}
          </Button>
        </Cluster>
      )}
      {(name || parties.length > 0) && <p className={styles.note}>{texts.partyNote}</p>}
    </Stack>
  );
}

function readDevice(): string | null {
  try {
    return localStorage.getItem(SAVED_PARTIES_KEY);
  } catch {
    return null; // storage switched off: nothing is kept
  }
}
