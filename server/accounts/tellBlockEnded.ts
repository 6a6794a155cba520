import type { DocumentData } from '@google-cloud/firestore';
import { links } from '@anunturi/shared-domain/site/links';
import type { Store } from '../app/data/Store';
import { blockEndedEmail } from '../mail/emails/blockEmails';
import { tellPerson } from '../mail/tell';
import { addNotice } from '../notices/addNotice';

/** Tells a person that their account is no longer suspended, by e-mail and in the bell. */
export async function tellBlockEnded(
  uid: string,
  user: DocumentData,
  means: { store: Store; now: Date },
): Promise<void> {
  const about = { subject: 'block', period: String(means.now.getTime()) };
  const email = blockEndedEmail({ isClosing: user.closingAt !== undefined });
  await tellPerson(uid, { kind: 'decision', ...about }, email, means);
  await addNotice(
    uid,
    {
      kind: 'decision',
      ...about,
      text: 'Suspendarea contului s-a încheiat. Anunțurile se văd din nou.',
      path: links.dashboard(),
    },
    means,
  );
}
