import { SAVED_PARTIES_KEY } from '@anunturi/shared-contract/storage/localStorageKeys';
import { useEffect, useState } from 'react';
import { showToast } from '@anunturi/shared-runtime/toasts/toast';
import { type SavedParty, addParty, readSavedParties } from '../domain/savedParties';
import { texts } from '../texts';

/** People and companies that this device keeps because the visitor asked. */
export function useSavedParties() {
  const [parties, setParties] = useState<SavedParty[]>([]);
  // oxlint-disable-next-line react/set-state-in-effect -- this device is asked once the page has hydrated
  useEffect(() => setParties(readSavedParties(readDevice())), []);

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

function readDevice(): string | null {
  try {
    return localStorage.getItem(SAVED_PARTIES_KEY);
  } catch {
    return null; // storage switched off: nothing is kept
  }
}
