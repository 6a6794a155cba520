import { deviceText } from '@anunturi/shared-runtime/storage/deviceText';
import { SAVED_PARTIES_KEY } from '@anunturi/shared-contract/page/localStorageKeys';
import { useEffect, useState } from 'react';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { type SavedParty, addParty, readSavedParties } from '../domain/savedParties';
import { texts } from '../texts';

const kept = deviceText(SAVED_PARTIES_KEY);

/** People and companies that this device keeps because the visitor asked. */
export function useSavedParties() {
  const [parties, setParties] = useState<SavedParty[]>([]);
  // oxlint-disable-next-line react/set-state-in-effect -- this device is asked once the page has hydrated
  useEffect(() => setParties(readSavedParties(kept.get())), []);

  function write(next: SavedParty[], said: string) {
    // Private mode or a full store: the form itself is not touched.
    if (!kept.set(next.length === 0 ? null : JSON.stringify(next)))
      return showToast(texts.partyNotKept, { tone: 'bad' });
    setParties(next);
    showToast(said);
  }
  return {
    parties,
    keep: (party: SavedParty) => write(addParty(parties, party), texts.partyKept),
    forget: (name: string) =>
      write(
        parties.filter((each) => each.name !== name),
        texts.partyForgotten,
      ),
  };
}
