import { CONTACT_WORDS_KEY } from '@anunturi/shared-contract/page/sessionStorageKeys';
import { deviceStore } from '@anunturi/shared-runtime/storage/deviceStore';
import { isShaped } from '@anunturi/shared-runtime/storage/storedShape';
import type { ContactForm } from './contactFormSchema';

const shape = { name: 'string', email: 'string', subject: 'string', message: 'string' } as const;
const kept = deviceStore(
  CONTACT_WORDS_KEY,
  (found) => (isShaped<ContactForm>(found, shape) ? found : null),
  'sessionStorage',
);

/** What was typed in this tab and not sent: a link, Back or a reload loses nothing. */
export const readKeptMessage = (): ContactForm | null => kept.get();

/** Where nothing is typed nothing is kept. */
export const keepMessage = (fields: ContactForm): void =>
  void kept.set(Object.values(fields).some(Boolean) ? fields : null);
