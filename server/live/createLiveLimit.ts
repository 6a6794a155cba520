import { createRateLimit } from '../app/limits/createRateLimit';
import { refuse } from '../app/command/refuse';

/** Five tabs that each ask once a second. */
const PERSON_PER_MINUTE = 300;
/** Many phones share an address; above this it is no use but an attack. */
const ADDRESS_PER_MINUTE = 12_000;

/** How often open conversations may ask. @throws Refusal tooFast */
export function createLiveLimit() {
  const ofPerson = createRateLimit(PERSON_PER_MINUTE);
  const ofAddress = createRateLimit(ADDRESS_PER_MINUTE);
  return {
    ofPerson: async (uid: string) => void ((await ofPerson(uid)) > 0 && refuse('tooFast')),
    ofAddress: async (address: string) =>
      void ((await ofAddress(address)) > 0 && refuse('tooFast')),
  };
}
