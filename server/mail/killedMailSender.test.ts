/** No e-mail is lost and none is sent twice, wherever the sender is killed; what cannot be known is named. */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { OPEN_RULES } from '@anunturi/local-firebase/testing/startEmptyFirebase';
import { compileProgram } from '@anunturi/local-firebase/testing/compileProgram';
import { startSmtpServer } from '../testing/startSmtpServer';
import { startTestFirebase, type TestFirebase } from '../testing/startTestFirebase';
import type { EmailDocument } from './EmailDocument';

jest.setTimeout(300_000); // starts a process again and again

const EMAILS = 500;
const KILLED_AFTER = 70;

let firebase: TestFirebase;
let smtp: Awaited<ReturnType<typeof startSmtpServer>>;
let child: ChildProcess;

beforeAll(async () => {
  firebase = await startTestFirebase({ rules: OPEN_RULES, indexes: false });
  smtp = await startSmtpServer();
});
afterAll(async () => {
  child.kill('SIGKILL');
  await smtp.stop();
  await firebase.stop();
});

function start(): void {
  child = fork(compileProgram(join(__dirname, '../testing/serveTestMail.ts')), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      PROJECT_ID: firebase.projectId,
      EMBEDDED_ORIGIN: firebase.origin,
      SERVICE_TOKEN: firebase.serviceToken,
      SMTP_URL: smtp.url,
      SITE_CONFIG: join(__dirname, '../../site.config.json'),
    },
  });
}

test('a sender killed in the middle of its e-mails loses none, sends none twice and names the unclear ones', async () => {
  const createdAt = new Date();
  for (let n = 0; n < EMAILS; n += 1)
    await firebase.seed(`mail/e${n}`, {
      to: `person${n}@example.ro`,
      message: { subject: 'Bună', text: 'Text' },
      about: { kind: 'operator', subject: `e${n}` },
      dueAt: createdAt,
      createdAt,
      forgetAt: new Date(createdAt.getTime() + 1e9),
    } satisfies EmailDocument);
  start();
  const kept = async () => {
    const { data } = await firebase.owner.list('mail', { limit: EMAILS });
    return data.map(({ data: email }) => email as unknown as EmailDocument);
  };
  let kills = 0;
  const isDone = async () => (await kept()).every(({ dueAt }) => dueAt === undefined);
  for (let looks = 1; looks % 20 !== 0 || !(await isDone()); looks += 1) {
    await setTimeout(50); // the processors are left to the sender
    if (smtp.arrived.length < (kills + 1) * KILLED_AFTER) continue;
    child.kill('SIGKILL');
    kills += 1;
    start();
  }
  const times = new Map<string, number>();
  for (const { to } of smtp.arrived) times.set(to, (times.get(to) ?? 0) + 1);
  const all = await kept();
  const unclear = all.filter(({ delivery }) => delivery!.state === 'UNCLEAR');
  const sent = all.filter(({ delivery }) => delivery!.state === 'SUCCESS');
  expect(kills).toBeGreaterThan(4);
  expect([...times.values()].filter((count) => count > 1)).toEqual([]);
  expect(sent.filter(({ to }) => times.get(to) !== 1)).toEqual([]);
  expect(sent.length + unclear.length).toBe(EMAILS);
  expect(unclear.length).toBeLessThanOrEqual(kills * 5);
});
