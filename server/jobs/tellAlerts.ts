import { FieldValue } from '@google-cloud/firestore';
import {
  AT_ONCE_PER_DAY,
  type ToldFrequency,
} from '@anunturi/shared-domain/search/alertFrequencies';
import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { nextAlertAt } from '../alerts/alertTime';
import { readNews } from '../alerts/readNews';
import { readRecipient, type Recipient } from '../alerts/Recipient';
import type { ToldListing } from '../alerts/ToldListing';
import { defineJob } from '../app/queue/defineJob';
import { enqueueOnce } from '../app/queue/enqueueOnce';
import type { Store } from '../app/data/Store';
import { tellOfNews } from '../mail/tellOfNews';

type Asked = { recipient: string; frequency: ToldFrequency };
type Means = { store: Store; now: Date };

/** A transaction takes 500 writes; what is beyond comes in the next e-mail. */
const MOST = 400;
const COUNTED_MS = 48 * 60 * 60 * 1000;

/** Tells one person in one e-mail what their searches have found since the last one. */
export const tellAlerts = defineJob<Asked>({
  name: 'tellAlerts',
  async run({ input: { recipient: path, frequency }, store, now }) {
    const found = await store.find(documentPaths.toldListings, (all) =>
      all.where('recipient', '==', path).where('waits', '==', frequency).limit(MOST),
    );
    const recipient = await readRecipient(path, store);
    const waiting = found.map(({ data }) => data as ToldListing);
    const news = recipient ? await readNews(recipient, waiting, { store, now }) : [];
    const isTooOften =
      frequency === 'atOnce' && news.length > 0 && !(await countAtOnce(path, { store, now }));
    const waits = isTooOften ? 'daily' : FieldValue.delete();
    for (const each of found) store.update(each.path, { waits });
    if (!recipient || news.length === 0) return;
    if (isTooOften) await tellAlertsLater(recipient, 'daily', store, now);
    else await tellOfNews(recipient, frequency, news, { store, now });
  },
});

/** With what is found until then; one that waits already tells of this too. */
export async function tellAlertsLater(
  recipient: Recipient,
  frequency: ToldFrequency,
  store: Store,
  now: Date,
): Promise<void> {
  const path = documentPaths.job(`alert-${frequency}-${recipient.id}`);
  const at = nextAlertAt(frequency, recipient.id, now);
  await enqueueOnce(tellAlerts, { recipient: recipient.path, frequency }, { at, path }, store);
}

/** Counts an e-mail at once; false when the day has had as many as it may. */
async function countAtOnce(recipient: string, { store, now }: Means): Promise<boolean> {
  const path = `limitCounters/${toDayKey(now)}_alerts_${recipient.replace('/', '_')}`;
  const count = ((await store.read(path))?.count as number | undefined) ?? 0;
  if (count >= AT_ONCE_PER_DAY) return false;
  store.set(path, { count: count + 1, forgetAt: new Date(now.getTime() + COUNTED_MS) });
  return true;
}
