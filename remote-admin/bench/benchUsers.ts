// What the administration asks of the database when there are many people: node --import tsx
// remote-admin/bench/benchUsers.ts [--users 100000]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readFields } from '@anunturi/local-firebase/firestore/values/readValue';
import { toFields } from '@anunturi/local-firebase/server/plainFields';
import { sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { readOverview } from '../src/data/readOverview';
import { startAsAdmin } from '../src/testing/testAdmin';
import { exportUsers } from '../src/users/data/exportUsers';
import { readUser, readUsers, type UserSearch } from '../src/data/users/readUsers';
import { blockUser } from '../src/data/users/userActs';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

reportFailures();

const { values } = parseArgs({ options: { users: { type: 'string', default: '100000' } } });
const size = Number(values.users);
const REPEATS = 30;
const MINUTE_MS = 60_000;
const FIRST = [
  'Ana',
  'Ion',
  'Maria',
  'Gheorghe',
  'Elena',
  'Vasile',
  'Ioana',
  'Mihai',
  'Cristina',
  'Andrei',
];
const LAST = [
  'Pop',
  'Radu',
  'Ionescu',
  'Stan',
  'Munteanu',
  'Dragomir',
  'Banciu',
  'Schuster',
  'Oprean',
  'Lazăr',
];

const folder = await mkdtemp(join(tmpdir(), 'bench-users-'));
const firebase = await startAsAdmin({ dataFolder: folder });
let documentsRead = 0;
countDocuments();
try {
  seed();
  console.log(
    `${size} users, embedded Firebase on disk, this process asks and answers; ${REPEATS} times each\n${'what the administrator does'.padEnd(52)}${'p50 ms'.padStart(9)}${'p99 ms'.padStart(9)}${'documents'.padStart(11)}`,
  );
  const search = (more: Partial<UserSearch>): UserSearch => ({
    words: '',
    filter: 'all',
    order: 'newest',
    ...more,
  });
  const page = (more: Partial<UserSearch>) => () => readUsers(search(more), null);
  await measure('first page, newest', page({}));
  await measure('first page, oldest', page({ order: 'oldest' }));
  await measure('first page, by name', page({ order: 'name' }));
  await measure('the blocked (1 %), newest', page({ filter: 'blocked' }));
  await measure('the companies (10 %), oldest', page({ filter: 'companies', order: 'oldest' }));
  await measure('the trusted (5 %), by name', page({ filter: 'trusted', order: 'name' }));
  await measure('search: beginning of a name', page({ words: 'ioana drag' }));
  await measure(
    'search: beginning of a name among the blocked',
    page({ words: 'ion', filter: 'blocked' }),
  );
  await measure('search: whole e-mail address', page({ words: `om${size / 2}@example.ro` }));
  await measure('search: fiscal code', page({ words: 'RO 10000010' }));
  await measure('search: nobody', page({ words: 'zzzz' }));
  const deep = await walk(40);
  await measure('page 41 (after 1000 people)', () => readUsers(search({}), deep));
  await measure('one person', () => readUser('user000500'));
  // The second of each hundred is blocked already.
  await measure('a block, with its log entry', async (n) =>
    blockUser((await readUser(`user${String(n + 2).padStart(6, '0')}`))!, {
      ground: 'spam',
      reason: 'Probă de suspendare',
    }),
  );
  await measure('dashboard: what waits', () => readOverview(0, Date.now()));
  await measure('dashboard: what waits and figures of 14 days', () => readOverview(14, Date.now()));
  await measure(
    `export of everybody`,
    () => exportUsers(search({}), { onProgress: () => {}, signal: new AbortController().signal }),
    1,
  );
} finally {
  await firebase.stopAll();
  await rm(folder, { recursive: true, force: true });
}

function seed() {
  const now = Date.now();
  for (let done = 0; done < size; done += 500) {
    const people = Array.from({ length: Math.min(500, size - done) }, (_, at) =>
      person(done + at, now),
    );
    firebase.firestore.commit(
      'owner',
      firebase.projectId,
      people.map(({ uid, data }) => ({
        kind: 'set',
        project: firebase.projectId,
        segments: ['users', uid],
        fields: readFields(toFields(data)),
        mask: null,
        transforms: [],
        precondition: {},
      })),
    );
  }
}

function person(n: number, now: number) {
  const displayName = `${FIRST[n % 10]} ${LAST[Math.floor(n / 10) % 10]} ${n}`;
  const isCompany = n % 10 === 0;
  const createdAt = new Date(now - n * 5 * MINUTE_MS);
  return {
    uid: `user${String(n).padStart(6, '0')}`,
    data: {
      ...sampleUser,
      email: `om${n}@example.ro`,
      displayName,
      nameFolded: displayName.toLowerCase().replace('ă', 'a'),
      createdAt,
      updatedAt: createdAt,
      trusted: n % 20 === 0,
      ...(isCompany && {
        sellerType: 'company',
        company: { name: `${displayName} SRL`, cui: String(10_000_000 + n) },
      }),
      ...(n % 100 === 1 && { blocked: true, blockedReason: 'Probă', blockedAt: createdAt }),
    },
  };
}

async function walk(pages: number) {
  let cursor: Awaited<ReturnType<typeof readUsers>>['next'] = null;
  for (let n = 0; n < pages; n += 1)
    cursor = (await readUsers({ words: '', filter: 'all', order: 'newest' }, cursor)).next;
  return cursor;
}

async function measure(what: string, ask: (n: number) => Promise<unknown>, repeats = REPEATS) {
  if (repeats > 1) await ask(repeats); // the first query of a kind builds its index
  documentsRead = 0;
  const times: number[] = [];
  for (let n = 0; n < repeats; n += 1) {
    globalThis.localStorage.clear?.();
    const start = performance.now();
    await ask(n);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1).padStart(9);
  console.log(
    `${what.padEnd(52)}${at(0.5)}${at(0.99)}${String(Math.round(documentsRead / repeats)).padStart(11)}`,
  );
}

/** Counts the documents that come over the wire. */
function countDocuments() {
  const { fetch } = globalThis;
  globalThis.fetch = async (...request) => {
    const answer = await fetch(...request);
    documentsRead += (await answer.clone().text()).match(/"createTime"/g)?.length ?? 0;
    return answer;
  };
}
