import type { Store } from '../../../app/data/Store';
import { type SecondFactorNews, secondFactorEmail } from '../../../mail/emails/sessionEmails';
import { tellPerson, toMailLink } from '../../../mail/tell';

/** Tells a person of a change of their second factor, with "Nu am fost eu". */
export async function tellOfSecondFactor(
  uid: string,
  news: SecondFactorNews,
  { store, now }: { store: Store; now: Date },
): Promise<void> {
  const at = now.getTime();
  const notMeUrl = await toMailLink({ act: 'notMe', uid, at }, store);
  const told = { kind: 'secondFactorChanged', subject: String(at) } as const;
  await tellPerson(uid, told, secondFactorEmail(news, notMeUrl), { store, now });
}
