import { emailWordSettingsSchema } from '@anunturi/shared-domain/emails/emailWordSettings';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { Store } from '../app/data/Store';
import type { ChangedWords } from './emails/wordEmail';

/** What was changed of the words of e-mails; nothing where what is stored cannot be read. */
export const readEmailWords = async (store: Store): Promise<ChangedWords> =>
  (await store.getFitting(documentPaths.emailWords, emailWordSettingsSchema))?.words ?? {};
