// Benchmark of commands: npm run bench:commands [-- --rounds 20]
// Each act by one client after another and by 50 at a time; then a queue of 1,000 jobs.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sampleCar } from '@anunturi/shared-domain/samples/listingSamples';
import { toConversationId } from '@anunturi/shared-domain/site/documentPaths';
import { jobDocument, newJobPath } from '../app/queue/jobDocument';
import { newId } from '../app/command/newId';
import { callTestCommand, type TestCall } from '../testing/callTestCommand';
import { describedCar, seedLimits, seedMarket, seedSeller } from '../testing/seedMarket';
import { type Backend, startBackend } from './startBackend';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const CLIENTS = 50;
const JOBS = 1000;
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } });
const rounds = Number(values.rounds);

type Act = (client: number) => Promise<void>;
const table: Record<string, Record<string, number>> = {};

const backend = await startBackend();
try {
  const tokens = await prepare(backend);
  const acts = await actsOf(backend, tokens);
  for (const act of Object.values(acts)) await run(act, 1, 10); // the first of a kind loads and compiles
  for (const [name, act] of Object.entries(acts)) {
    await measure(name, act, 1);
    await measure(name, act, CLIENTS);
  }
  table[`${JOBS} jobs`] = { 'per second': await jobsPerSecond(backend) };
  console.table(table);
  console.log(`Command process: at most ${await backend.memoryMb('VmHWM')} MB.`);
} finally {
  await backend.stop();
}

function uidOf(client: number): string {
  return `client${client}`;
}

/** The market's settings with limits that the benchmark does not reach, and an account for each client. */
async function prepare({ seed, signIn }: Backend): Promise<string[]> {
  await seedMarket({ seed });
  const most = { listings: 1000, conversations: 1000, messages: 10_000 };
  const limits = Object.entries(most).flatMap(([name, n]) => [
    [`${name}PerDay`, n],
    [`${name}PerDayNew`, n],
  ]);
  await seedLimits({ seed }, Object.fromEntries(limits) as object);
  const clients = Array.from({ length: CLIENTS }, (_, client) => client);
  return Promise.all(
    clients.map(async (client) => {
      await seedSeller({ seed }, uidOf(client));
      return signIn(uidOf(client));
    }),
  );
}

async function actsOf({ commandOrigin, seed }: Backend, tokens: readonly string[]) {
  const call = async (name: string, input: unknown, more: TestCall) => {
    const answer = await callTestCommand(commandOrigin, name, input, more);
    if (answer.status !== 200)
      throw new Error(`${name}: ${answer.status} ${JSON.stringify(answer.body)}`);
  };
  const signedIn = (client: number): TestCall => ({
    token: tokens[client]!,
    from: `192.0.2.${client}`,
  });
  const car = { ...describedCar(), photos: [], phone: '0712345678' };
  const publish: Act = (client) =>
    call('publishListing', { ...car, id: newId() }, signedIn(client));
  const listingId = 'Bench678901234567890';
  const expiresAt = new Date(Date.now() + 20 * 86_400_000);
  await seedSeller({ seed }, 'benchSeller');
  await seed(`listings/${listingId}`, { ...sampleCar, ownerId: 'benchSeller', expiresAt });
  await seed(`listings/${listingId}/private/contact`, { phone: '0712345678' });
  await Promise.all(
    tokens.map((_, client) =>
      call('startConversation', { listingId, text: 'Mai este?' }, signedIn(client)),
    ),
  );
  let caller = 0;
  return {
    'publish, without photos': publish,
    message: (client: number) =>
      call(
        'sendReply',
        {
          conversationId: toConversationId(listingId, uidOf(client)),
          messageId: randomUUID(),
          text: 'Când se poate vedea mașina?',
        },
        signedIn(client),
      ),
    'reveal a phone': () => {
      caller += 1; // every visitor from an address of their own
      return call(
        'revealPhone',
        { listingId },
        { from: `10.${caller >> 16}.${(caller >> 8) & 255}.${caller & 255}` },
      );
    },
  } satisfies Record<string, Act>;
}

async function measure(name: string, act: Act, clients: number): Promise<void> {
  const startedAt = performance.now();
  const times = (await run(act, clients, clients === 1 ? rounds * 10 : rounds)).sort(
    (a, b) => a - b,
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const at = (share: number) =>
    Number(times[Math.min(Math.floor(times.length * share), times.length - 1)]!.toFixed(1));
  table[`${name}, ${clients} ${clients === 1 ? 'client' : 'clients'}`] = {
    'per second': Math.round(times.length / seconds),
    'p50 ms': at(0.5),
    'p99 ms': at(0.99),
  };
}

/** Milliseconds of each call. */
async function run(act: Act, clients: number, times: number): Promise<number[]> {
  const taken: number[] = [];
  const client = async (n: number) => {
    for (let round = 0; round < times; round += 1) {
      const startedAt = performance.now();
      await act(n);
      taken.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, n) => client(n)));
  return taken;
}

/** Enqueues jobs that find nothing to do, all due at once, and waits until the queue is empty. */
async function jobsPerSecond({ owner, seed, commandOrigin }: Backend): Promise<number> {
  const now = new Date();
  const at = new Date(now.getTime() + 20_000);
  for (let n = 0; n < JOBS; n += 1)
    await seed(newJobPath(), jobDocument('forgetExpired', {}, { now, at }));
  if (new Date() > at) throw new Error('Enqueueing took longer than planned.');
  const left = async () => (await owner.count('jobs', {})).data as number;
  await setTimeout(at.getTime() - Date.now());
  const startedAt = performance.now();
  await callTestCommand(commandOrigin, 'countView', {}, {}); // whatever is called looks at the queue
  while ((await left()) > 0) await setTimeout(20);
  return Math.round(JOBS / ((performance.now() - startedAt) / 1000));
}
