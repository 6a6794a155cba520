import { FieldValue } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { defineJob } from '../app/queue/defineJob';
import type { EmailDocument } from '../mail/EmailDocument';

const MOST = 100;

/**
 * Takes over how e-mails ended that the extension "Trigger Email" sent. It writes `delivery` alone: without this they would count
 * as due for ever, and what failed would wait where no administrator looks. Our own sender leaves nothing to do here.
 */
export const noteDeliveries = defineJob({
  name: 'noteDeliveries',
  async run({ store, now }) {
    const due = await store.find(documentPaths.mail, (all) =>
      all.where('dueAt', '<=', now).orderBy('dueAt').limit(MOST),
    );
    let ended = 0;
    for (const { id, data } of due) {
      const changes = toEnd(data as EmailDocument, now);
      if (!changes) continue;
      store.update(documentPaths.email(id), { ...changes, dueAt: FieldValue.delete() });
      ended += 1;
    }
    if (ended === MOST) store.enqueue(noteDeliveries, {});
  },
});

/** Null for one that is still on its way. */
function toEnd({ delivery, lease }: EmailDocument, now: Date): object | null {
  if (lease !== undefined) return null; // our own sender holds it
  switch (delivery?.state) {
    case 'SUCCESS':
      return {};
    case 'ERROR':
      return { failedAt: delivery.endTime ?? now };
    case 'PROCESSING':
      // As the extension says of it: after its lease nobody knows whether it arrived.
      return delivery.leaseExpireTime && delivery.leaseExpireTime < now
        ? { failedAt: now, 'delivery.state': 'UNCLEAR' }
        : null;
    default:
      return null;
  }
}
