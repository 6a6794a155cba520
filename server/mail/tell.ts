import { documentPaths, toDayKey } from '@anunturi/shared-domain/site/documentPaths';
import { type EmailKind, isWished } from '@anunturi/shared-domain/people/emailKinds';
import { siteOrigin } from '../app/siteOrigin';
import type { Store } from '../app/data/Store';
import type { EmailContent, WordedEmail } from './emails/EmailContent';
import { renderEmail } from './emails/renderEmail';
import { wordEmail } from './emails/wordEmail';
import { readEmailWords } from './readEmailWords';
import { MAIL_LINK_PATH } from './links/mailLinkPath';
import { secretKey } from '../app/data/secretKey';
import { type MailLink, toToken } from './links/mailLink';
import { queuePush } from '../push/queuePush';
import { queueEmail } from './queueEmail';

/** What is told of: the same kind and subject are told to a person once in a `period`, a day unless said. */
export type Told = {
  kind: EmailKind;
  subject: string;
  period?: string;
  keptDays?: number;
  /** Of an address without account. */
  subscriberId?: string;
};
type Means = { store: Store; now: Date };

/**
 * Tells a person by e-mail and on the devices that take notifications, with the transaction that it tells of; one without an
 * account any more is told nothing. Answers whether that is news.
 */
export async function tellPerson(
  uid: string,
  told: Told,
  content: EmailContent,
  { store, now }: Means,
): Promise<boolean> {
  const { kind } = told;
  await store.readAhead([documentPaths.user(uid), documentPaths.emailWords]);
  const person = await store.read(documentPaths.user(uid));
  if (!person) return false;
  const stopUrl = isWished(kind) ? await toMailLink({ act: 'stop', uid, kind }, store) : undefined;
  const email = wordEmail(content, await readEmailWords(store));
  const key = await queue(String(person.email), { ...told, uid }, email, { store, now, stopUrl });
  if (key === null) return false;
  await queuePush(uid, { key, kind, subject: told.subject, content: email }, { store, now });
  return true;
}

/** Tells an address: one given in a form (nothing that others wrote stands in it, since anybody can give any), or one that an account had. */
export const tellAddress = async (
  to: string,
  told: Told & { uid?: string },
  content: EmailContent,
  means: Means & { stopUrl?: string },
): Promise<boolean> => {
  const email = wordEmail(content, await readEmailWords(means.store));
  return (await queue(to, told, email, means)) !== null;
};

async function queue(
  to: string,
  { kind, subject, period, keptDays, uid, subscriberId }: Told & { uid?: string },
  email: WordedEmail,
  { store, now, stopUrl }: Means & { stopUrl?: string | undefined },
): Promise<string | null> {
  const about = {
    kind,
    subject,
    ...(uid !== undefined && { uid }),
    ...(subscriberId !== undefined && { subscriberId }),
  };
  const message = await renderEmail(email, stopUrl);
  const kept = keptDays === undefined ? {} : { keptDays };
  return queueEmail({ to, message, about, period: period ?? toDayKey(now), ...kept }, store, now);
}

/** An address that does one thing without signing in. */
export const toMailLink = async (link: MailLink, store: Store): Promise<string> =>
  `${siteOrigin()}${MAIL_LINK_PATH}?t=${toToken(link, await secretKey(store))}`;
