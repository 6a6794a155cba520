import { useState } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { FileDrop } from '@anunturi/shared-ui/fields/FileDrop';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import { MarketError } from '@anunturi/shared-domain/site/marketError';
import { downloadFile } from '@anunturi/shared-runtime/downloads/downloadFile';
import { failureMessage } from '#domain/failureMessage';
import {
  PARTY_FILE_MAX_BYTES,
  partyFileName,
  readPartyFile,
  writePartyFile,
} from '../domain/partyFile';
import type { DocumentStep } from '../domain/documentTypes';
import { fromSavedParty, toSavedParty } from '../domain/savedParties';
import styles from './SavedParties.module.css';
import { texts } from '../texts';
import type { DocumentForm } from '../behaviour/useDocumentForm';
import type { useSavedParties } from '../behaviour/useSavedParties';

type Props = { step: DocumentStep; form: DocumentForm; saved: ReturnType<typeof useSavedParties> };

/** Fills a party in from what the device keeps; nothing is shown while it keeps nothing. */
export function UseSavedParty({ step, form, saved: { parties, forget } }: Props) {
  const [chosen, setChosen] = useState('');
  if (parties.length === 0) return null;
  function use(name: string) {
    setChosen(name);
    const party = parties.find((each) => each.name === name);
    if (party) form.fill(fromSavedParty(step, party));
  }
  return (
    <Cluster gap={2}>
      <SelectField
        label={texts.savedParties}
        value={chosen}
        placeholder={texts.chooseParty}
        options={parties.map(({ name }) => ({ value: name, label: name }))}
        onChange={(event) => use(event.target.value)}
      />
      {chosen && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => {
            forget(chosen);
            setChosen('');
          }}
        >
          {texts.forgetParty(chosen)}
        </Button>
      )}
    </Cluster>
  );
}

/** Keeps the party just typed on the device, or as a file for the other party's phone, only when asked. */
export function KeepParty({ step, form, saved }: Props) {
  const party = toSavedParty(step, form.values);
  const isNamed = party.name !== '';
  const saveFile = () =>
    downloadFile(
      new Blob([writePartyFile(party)], { type: 'application/json' }),
      partyFileName(party.name),
    );
  return (
    <div className={styles.keep}>
      <Cluster gap={2}>
        <Button variant="ghost" size="small" disabled={!isNamed} onClick={() => saved.keep(party)}>
          {texts.keepParty}
        </Button>
        <Button variant="ghost" size="small" disabled={!isNamed} onClick={saveFile}>
          {texts.partyFile}
        </Button>
      </Cluster>
      <p className={styles.note}>{texts.partyNote}</p>
    </div>
  );
}

/** Fills a party in from the file that they sent or brought. */
export function OpenPartyFile({ step, form }: Omit<Props, 'saved'>) {
  const [problem, setProblem] = useState('');
  async function open([file]: File[]) {
    if (!file) return;
    try {
      if (file.size > PARTY_FILE_MAX_BYTES) throw new MarketError('tooLarge');
      form.fill(fromSavedParty(step, readPartyFile(await file.text())));
      setProblem('');
    } catch (error) {
      setProblem(failureMessage(error));
    }
  }
  return (
    <FileDrop
      compact
      label={texts.openPartyFile}
      hint={texts.openPartyFileHint}
      accept="application/json,.json"
      error={problem || undefined}
      onFiles={open}
    />
  );
}
