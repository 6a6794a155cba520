import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { findContacts } from '@anunturi/shared-domain/texts/findContacts';
import { readNewAccountDays } from '../../app/callers/readNewAccountDays';
import { Refusal } from '../../app/command/refuse';
import type { Store } from '../../app/data/Store';

const DAY_MS = 24 * 60 * 60 * 1000;

type Means = {
  /** Whether the other person has written yet; asked for a new account's link alone. */
  hasAnswered(): Promise<boolean> | boolean;
  store: Store;
  now: Date;
};

/** A web address from a new account waits until the other person has answered. @throws Refusal invalidInput */
export async function refuseEarlyLink(
  uid: string,
  text: string,
  { hasAnswered, store, now }: Means,
): Promise<void> {
  if (!findContacts(text).some(({ kind }) => kind === 'link')) return;
  const newAccountDays = await readNewAccountDays(store);
  const joinedAt = (await store.read(documentPaths.user(uid)))?.createdAt as Date | undefined;
  const isNew = joinedAt && now.getTime() - joinedAt.getTime() < newAccountDays * DAY_MS;
  if (!isNew || (await hasAnswered())) return;
  const words =
    'Contul este nou: o adresă de internet se poate trimite după ce primiți un răspuns. Scrieți mesajul fără ea.';
  throw new Refusal('invalidInput', words, { text: words });
}
