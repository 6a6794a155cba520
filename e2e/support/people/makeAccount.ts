import { randomUUID } from 'node:crypto';
import { type Account, enterAccount } from './enterAccount';
import { postJson } from '../postJson';
import type { Site } from '../startSite';

type Outbox = { messages: { email: string; link: string }[] };

/** Somebody whom no other journey knows, with a confirmed address; made without a browser. */
export async function makeAccount(site: Site, displayName: string): Promise<Account> {
  const email = `${randomUUID()}@exemplu.ro`;
  const password = 'o parolă lungă';
  const ask = <Answer>(operation: string, body: object) => {
    const path = `identitytoolkit.googleapis.com/v1/accounts:${operation}?key=demo`;
    return postJson<Answer>(`${site.origin}/${path}`, body);
  };
  const made = { email, password, displayName, returnSecureToken: true };
  const { idToken } = await ask<{ idToken: string }>('signUp', made);
  await ask('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken });
  const outbox = await fetch(`${site.origin}/__local/outbox?format=json`);
  const { messages } = (await outbox.json()) as Outbox;
  const { link } = messages.find((message) => message.email === email)!;
  await ask('update', { oobCode: new URL(link).searchParams.get('oobCode') });
  const account = await enterAccount(site, email, password);
  await account.call('registerProfile', { displayName });
  return account;
}
