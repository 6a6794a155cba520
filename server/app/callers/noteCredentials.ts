import { FieldValue, type Firestore } from '@google-cloud/firestore';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { addressChangedEmail, passwordChangedEmail } from '../../mail/emails/sessionEmails';
import { secretKey } from '../data/secretKey';
import { sealAddress } from '../../mail/links/sealAddress';
import { tellAddress, toMailLink } from '../../mail/tell';
import type { Standing } from './Accounts';
import { noteSecurity } from '../../security/noteSecurity';
import { Store } from '../data/Store';

/** A change of password moves both moments, in one second or the next. */
const SAME_MS = 2000;

/**
 * Writes into a person's document since when their sessions stand, where rules and commands look, and tells them of a new
 * password or address: at the earlier address, too. Answers whether something was told. Done again it changes nothing.
 */
export async function noteCredentials(
  uid: string,
  { createdAt, validSince, passwordUpdatedAt, email }: Standing,
  { db, now }: { db: Firestore; now: Date },
): Promise<boolean> {
  if (validSince <= createdAt) return false;
  return db.runTransaction(async (transaction) => {
    const store = new Store(db, transaction, now);
    const path = documentPaths.user(uid);
    const user = await store.read(path);
    // Its own mark: sessions are ended by others too, and a change within those seconds would be told to nobody.
    if (!user || (user.credentialsAt ?? user.sessionsEndedAt) >= validSince) return false;
    const at = validSince.getTime();
    const notMe = { act: 'notMe', uid, at } as const;
    const notMeUrl = await toMailLink(notMe, store);
    const isMoved = email !== undefined && email !== user.email;
    // The one that "Nu am fost eu" has just put in its place was told there.
    const isForced = ((user.secured ?? []) as { to: number }[]).some(({ to }) => at <= to);
    const isNewPassword = !isForced && Math.abs(passwordUpdatedAt.getTime() - at) <= SAME_MS;
    if (isMoved) {
      const before = String(user.email);
      const addressBefore = sealAddress(before, await secretKey(store));
      const backUrl = await toMailLink({ ...notMe, addressBefore }, store);
      for (const [to, which, content] of [
        [before, 'before', addressChangedEmail(backUrl, { mayComeBack: true })],
        [email, 'now', addressChangedEmail(notMeUrl)],
      ] as const) {
        const told = { kind: 'addressChanged', uid, subject: `${at} ${which}` } as const;
        await tellAddress(to, told, content, { store, now });
      }
    } else if (isNewPassword) {
      const told = { kind: 'passwordChanged', uid, subject: String(at) } as const;
      await tellAddress(String(user.email), told, passwordChangedEmail(notMeUrl), { store, now });
    }
    const change = isMoved ? 'addressChanged' : isNewPassword && 'passwordChanged';
    if (change) await noteSecurity(change, { personId: uid }, { store, now });
    const isEnded = user.standingSession === undefined || user.standingSession * 1000 < at;
    store.update(path, {
      credentialsAt: validSince,
      ...(!(user.sessionsEndedAt > validSince) && { sessionsEndedAt: validSince }),
      ...(isEnded && { standingSession: FieldValue.delete() }),
      ...(isMoved && { email }),
      updatedAt: now,
    });
    store.flush();
    return isMoved || isNewPassword;
  });
}
