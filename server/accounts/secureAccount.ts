import { FieldValue } from '@google-cloud/firestore';
import type { UserFields } from '@anunturi/shared-domain/people/user';
import { isStaff } from '@anunturi/shared-domain/people/roles';
import { documentPaths } from '@anunturi/shared-domain/site/documentPaths';
import { NOT_ME_DAYS, SECURED_MAX } from '@anunturi/shared-domain/site/limits';
import { refuse } from '../app/command/refuse';
import type { Store } from '../app/data/Store';
import { noteSecurity } from '../security/noteSecurity';
import { forceNewPassword } from '../jobs/forceNewPassword';
import { endAllSessions } from './endAllSessions';
import { undoSecondFactor } from './second-factor/undoSecondFactor';

type Secured = NonNullable<UserFields['secured']>[number];
/** Nobody is in the account until a new password is set; changes are dated in whole seconds, and some ahead. */
const QUIET_MS = 60 * 1000;
const VALID_MS = NOT_ME_DAYS * 24 * 60 * 60 * 1000;

/**
 * "Nu am fost eu": ends every session and takes the password away, once, and undoes what became of the second factor since `at`
 * (ms). An address that was changed comes back by the e-mail to it. Only for some days: who comes to an old e-mail later
 * gets nothing that a new password would not give. Answers what happened, in Romanian. @throws Refusal
 */
export async function secureAccount(
  { uid, at, addressBefore }: { uid: string; at: number; addressBefore?: string | undefined },
  { store, now }: { store: Store; now: Date },
): Promise<string> {
  const path = documentPaths.user(uid);
  const user = await store.read(path);
  if (!user || user.closingAt) refuse('notFound', 'Contul nu mai există.');
  if (now.getTime() - at > VALID_MS)
    refuse(
      'wrongStatus',
      `Linkul a fost valabil ${NOT_ME_DAYS} zile. Cereți o parolă nouă la „Am uitat parola”: și ea încheie toate sesiunile.`,
    );
  // Its own mark: who is in the account ends sessions too, and would close this way to its owner. The e-mail to the address before
  // a change reaches further back than the one to the new address, and than all that was told later.
  const from = addressBefore === undefined ? at : at - 1;
  const secured = (user.secured ?? []) as Secured[];
  if (secured.some((each) => each.from <= from && each.to > at))
    refuse('wrongStatus', 'Contul a fost deja pus la adăpost după acel moment.');
  const isMoved = addressBefore !== undefined && addressBefore !== user.email;
  const undone = await undoSecondFactor(uid, { since: at, isStaff: isStaff(user.role), store });
  store.update(path, {
    ...endAllSessions(uid, { store, now }),
    ...(undone.isEnded && { secondFactorSessions: FieldValue.delete() }),
    ...(isMoved && { email: addressBefore }),
    secured: [...secured, { from, to: now.getTime() + QUIET_MS }].slice(-SECURED_MAX),
    updatedAt: now,
  });
  await noteSecurity('accountSecured', { personId: uid }, { store, now });
  store.enqueue(forceNewPassword, isMoved ? { uid, email: addressBefore } : { uid });
  return [
    'Am încheiat toate sesiunile și am oprit parola. V-am trimis pe e-mail un link pentru una nouă.',
    ...(isMoved ? ['Contul are din nou această adresă de e-mail.'] : []),
    ...undone.said,
  ].join(' ');
}
