import { links } from '@anunturi/shared-domain/site/links';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import type { EmailKind } from '@anunturi/shared-domain/people/emailKinds';
import { siteOrigin } from '../app/siteOrigin';
import { enqueueOnce } from '../app/queue/enqueueOnce';
import type { Store } from '../app/data/Store';
import { tellDevices } from '../jobs/tellDevices';
import type { WordedEmail } from '../mail/emails/EmailContent';
import { afterQuietHours } from './afterQuietHours';
import { type PendingPush, pushKindOf } from './PendingPush';

type News = {
  /** That of the e-mail: what was told once is not told to devices again. */
  key: string;
  kind: EmailKind;
  subject: string;
  content: Pick<WordedEmail, 'subject' | 'action'>;
};

/**
 * Puts a notification beside the e-mail that tells the same, for a person who has had a device subscribed; after quiet hours, with
 * what else came in them.
 */
export async function queuePush(
  uid: string,
  { key, kind, subject, content }: News,
  { store, now }: { store: Store; now: Date },
): Promise<void> {
  const pushKind = pushKindOf[kind];
  if (!pushKind || !(await store.read(documentPaths.pushPreferences(uid)))) return;
  const pending: PendingPush = {
    kind: pushKind,
    title: content.subject,
    path: content.action?.url.slice(siteOrigin().length) ?? links.notices(),
    about: { kind, subject },
    at: now,
  };
  store.create(documentPaths.push(uid, key), pending);
  const path = documentPaths.job(`push-${uid}`);
  await enqueueOnce(tellDevices, { uid }, { at: afterQuietHours(now), path }, store);
}
