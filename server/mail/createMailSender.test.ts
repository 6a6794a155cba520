import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authenticate } from 'mailauth';
import { OPEN_RULES } from '@anunturi/local-firebase/testing/startEmptyFirebase';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { startSmtpServer } from '../testing/startSmtpServer';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import { Store } from '../app/data/Store';
import { openFirestore } from '../app/data/openFirestore';
import { createMailSender } from './createMailSender';
import { openFolder, openSmtp, type Transport } from './openTransport';
import { queueEmail } from './queueEmail';
import type { EmailDocument } from './EmailDocument';

let firebase: TestFirebase;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let laterMs = 0;
const clock = () => new Date(Date.now() + laterMs);

beforeEach(async () => {
  laterMs = 0;
  firebase = await startTestFirebase({ rules: OPEN_RULES, indexes: false });
  smtp = await startSmtpServer();
});
afterEach(async () => {
  await smtp.stop();
  await firebase.stop();
});

const open = () =>
  openFirestore({
    projectId: firebase.projectId,
    embedded: { origin: firebase.origin, serviceToken: firebase.serviceToken },
  });
type Queued = Partial<Pick<EmailDocument, 'to' | 'about'>>;
const email = ({ to = 'ana@example.ro', about }: Queued = {}) => ({
  to,
  message: { subject: 'Bună', text: 'Ați primit un răspuns.', html: '<p>Ați primit</p>' },
  about: about ?? ({ kind: 'operator', subject: 'a' } as const),
});

/** Queues in one transaction, as commands do. */
async function queue(...emails: ReturnType<typeof email>[]): Promise<void> {
  const db = open();
  await db.runTransaction(async (transaction) => {
    const store = new Store(db, transaction, clock());
    for (const each of emails) await queueEmail({ ...each, period: 'day' }, store, clock());
    store.flush();
  });
  await db.terminate();
}

async function runOnce(transport: Transport = openSmtp(smtp.url)): Promise<string[]> {
  const lines: string[] = [];
  const sender = createMailSender({
    db: open(),
    transport,
    clock,
    log: (line, about) => void (about?.severity === 'INFO' || lines.push(line)),
  });
  await sender.runDue();
  await sender.stop();
  return lines;
}

const kept = async () => {
  const { data } = await firebase.owner.list('mail', { limit: 10 });
  return data.map((each) => each.data as unknown as EmailDocument);
};

test('an e-mail arrives with its sender, both versions and the mark of a machine, and its document says so', async () => {
  await queue(email());
  expect(await runOnce()).toEqual([]);
  const [{ from, to, source }] = smtp.arrived as [(typeof smtp.arrived)[0]];
  expect({ from, to }).toEqual({ from: 'contact@targul-local.example', to: 'ana@example.ro' });
  expect(source).toMatch(/^From: .*contact@targul-local\.example/m);
  expect(source).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(source).toContain('text/plain');
  expect(source).toContain('text/html');
  const [document] = await kept();
  expect(document).toMatchObject({ delivery: { state: 'SUCCESS', attempts: 1, error: null } });
  expect(document).not.toHaveProperty('dueAt');
});

test('the same thing told to the same person on the same day is queued once, and another thing beside it', async () => {
  const other = email({ about: { kind: 'operator', subject: 'b' } });
  await queue(email());
  await queue(email(), other);
  await runOnce();
  expect(smtp.arrived).toHaveLength(2);
});

test('sender and reply address are those that administrators set', async () => {
  const sender = { name: 'Târgul nostru', address: 'noi@targ.example', replyTo: 'r@targ.example' };
  await firebase.seed('settings/site', { sender, updatedAt: new Date() });
  await queue(email());
  await runOnce();
  expect(smtp.arrived[0]!.from).toBe('noi@targ.example');
  expect(smtp.arrived[0]!.source).toContain('Reply-To: r@targ.example');
});

test('what a server takes later is tried later and later, and arrives once', async () => {
  smtp.behave('defer');
  await queue(email());
  await runOnce();
  expect((await kept())[0]).toMatchObject({ delivery: { state: 'RETRY', attempts: 1 } });
  await runOnce();
  expect((await kept())[0]).toMatchObject({ delivery: { attempts: 1 } });
  laterMs = 31_000;
  await runOnce();
  expect((await kept())[0]).toMatchObject({ delivery: { state: 'RETRY', attempts: 2 } });
  smtp.behave('take');
  laterMs += 61_000;
  await runOnce();
  expect((await kept())[0]).toMatchObject({ delivery: { state: 'SUCCESS', attempts: 3 } });
  expect(smtp.arrived).toHaveLength(1);
});

test('a server that is away for ten minutes loses nothing', async () => {
  await queue(email());
  const away = 'smtp://127.0.0.1:1';
  for (; laterMs < 10 * 60_000; laterMs += 30_000) await runOnce(openSmtp(away));
  expect((await kept())[0]).toMatchObject({ delivery: { state: 'RETRY' } });
  laterMs += 30 * 60_000;
  await runOnce();
  expect(smtp.arrived).toHaveLength(1);
});

test('an address that is refused for good gets nothing any more, and its reason does not repeat it', async () => {
  smtp.behave('refuseAddress');
  await queue(email());
  const lines = await runOnce();
  expect((await kept())[0]).toMatchObject({ delivery: { state: 'ERROR' } });
  expect(`${lines.join()} ${(await kept())[0]!.delivery!.error}`).not.toContain('ana@');
  smtp.behave('take');
  await queue(email({ about: { kind: 'operator', subject: 'later' } }));
  await runOnce();
  expect(smtp.arrived).toHaveLength(0);
});

test('an e-mail that is refused for its content says nothing against its address', async () => {
  smtp.behave('refuseContent');
  await queue(email());
  await runOnce();
  smtp.behave('take');
  await queue(email({ about: { kind: 'operator', subject: 'later' } }));
  await runOnce();
  expect(smtp.arrived).toHaveLength(1);
});

test('a connection that ends after the whole e-mail leaves it unclear, and it is not sent again', async () => {
  smtp.behave('die');
  await queue(email());
  await runOnce();
  expect((await kept())[0]).toMatchObject({ delivery: { state: 'UNCLEAR' } });
  smtp.behave('take');
  laterMs = 24 * 60 * 60_000;
  await runOnce();
  expect(smtp.arrived).toHaveLength(1);
});

test('a server that hangs before it has the e-mail is tried again', async () => {
  smtp.behave('hang');
  await queue(email());
  const limits = { connectionTimeout: 200, greetingTimeout: 200, socketTimeout: 200 };
  await runOnce(openSmtp(smtp.url, { limits }));
  expect((await kept())[0]).toMatchObject({ delivery: { state: 'RETRY' } });
});

test('messages that were read meanwhile, and e-mails that were switched off, are not sent', async () => {
  const about = (kind: EmailDocument['about']['kind'], subject = 'x') => ({
    kind,
    uid: 'ana',
    subject,
  });
  await firebase.seed('users/ana', { ...sampleUser, email: 'ana@example.ro' });
  await firebase.seed('users/ana/preferences/mail', { listingEnding: false });
  await queue(
    email({ about: about('unreadMessages') }),
    email({ about: about('listingEnding') }),
    email({ about: about('listingEnded') }),
    email({ about: about('decision') }),
  );
  await runOnce();
  expect(smtp.arrived).toHaveLength(2);
  expect((await kept()).map(({ delivery }) => delivery!.state).sort()).toEqual([
    'SUCCESS',
    'SUCCESS',
    'WITHDRAWN',
    'WITHDRAWN',
  ]);
});

test('a blocked person gets decisions, and nothing that is only wished', async () => {
  await firebase.seed('users/ana', { ...sampleUser, blocked: true });
  await queue(
    email({ about: { kind: 'listingEnded', uid: 'ana', subject: 'x' } }),
    email({ about: { kind: 'decision', uid: 'ana', subject: 'x' } }),
  );
  await runOnce();
  expect(smtp.arrived).toHaveLength(1);
});

test('with a key of the domain a receiver can prove that the e-mail is the site’s', async () => {
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const domainName = 'targul-local.example';
  const dkim = { domainName, keySelector: 'post', privateKey: keys.privateKey };
  await queue(email());
  await runOnce(openSmtp(smtp.url, { dkim }));
  const published = keys.publicKey.replaceAll(/-----.*-----|\n/g, '');
  const { dkim: found } = await authenticate(smtp.arrived[0]!.source, {
    resolver: async (name: string) =>
      name === `post._domainkey.${domainName}` ? [[`v=DKIM1; k=rsa; p=${published}`]] : [],
    ip: '127.0.0.1',
    helo: 'localhost',
    sender: 'contact@targul-local.example',
  });
  expect(found.results[0]?.status.result).toBe('pass');
});

test('without a mail server each e-mail is a file in a folder of its owner alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'outbox-'));
  await queue(email());
  await runOnce(openFolder(folder));
  const [name] = readdirSync(folder);
  expect(name).toMatch(/^operator-[0-9a-f]{32}\.eml$/);
  expect(readFileSync(join(folder, name!), 'utf8')).toContain('To: ana@example.ro');
  expect((await kept())[0]).toMatchObject({ delivery: { state: 'SUCCESS' } });
  rmSync(folder, { recursive: true });
});
