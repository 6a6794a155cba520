import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import { removeAccount } from './removeAccount';

const MOST = 100;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Takes up again accounts that have been closing for a day: left by earlier versions, or by a job that was given up. */
export const finishClosings = defineJob({
  name: 'finishClosings',
  async run({ store, now }) {
    const before = new Date(now.getTime() - DAY_MS);
    const closing = await store.find(documentPaths.users, (all) =>
      all.where('closingAt', '<=', before).orderBy('closingAt').limit(MOST).select(),
    );
    for (const { id } of closing) store.enqueue(removeAccount, { uid: id });
  },
});
