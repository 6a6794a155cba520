import { useState } from 'react';
import { Button } from '@anunturi/shared-ui/actions/Button';
import { SelectField } from '@anunturi/shared-ui/fields/SelectField';
import { Cluster } from '@anunturi/shared-ui/layout/Stack';
import type { DocumentStep } from '../domain/documentTypes';
import { fromSavedParty, toSavedParty } from '../domain/savedParties';
import styles from './SavedParties.module.css';
import { texts } from '../texts';
import type { DocumentForm } from './useDocumentForm';
import type { useSavedParties } from './useSavedParties';

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

/** Keeps the party just typed, only when asked. */
export function KeepParty({ step, form, saved }: Props) {
  const named = (form.values[`${step.party}_name`] ?? '').trim() !== '';
  return (
    <div className={styles.keep}>
      <Button
        variant="ghost"
        size="small"
        disabled={!named}
        onClick={() => saved.keep(toSavedParty(step, form.values))}
      >
        {texts.keepParty}
      </Button>
      <p className={styles.note}>{texts.partyNote}</p>
    </div>
  );
}
