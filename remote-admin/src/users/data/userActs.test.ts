/** @jest-environment ./tooling/jest/OneRealm.cjs */
import { sampleCompanyUser, sampleUser } from '@anunturi/shared-domain/samples/userSamples';
import { readLog } from '#data/log/readLog';
import { startAsAdmin } from '#testing/testAdmin';
import { exportUsers, toCell } from './exportUsers';
import {
  readUser,
  readUsers,
  type UserFilter,
  userFilters,
  type UserOrder,
  type UserSearch,
} from '#data/users/readUsers';
import { blockUser, setRole, setTrusted, unblockUser } from '#data/users/userActs';

let firebase: Awaited<ReturnType<typeof startAsAdmin>>;
const names = async (search: Partial<UserSearch>) =>
  (await readUsers({ words: '', filter: 'all', order: 'newest', ...search }, null)).rows.map(
    ({ displayName }) => displayName,
  );
const ana = async () => (await readUser('ana'))!;

beforeAll(async () => {
  firebase = await startAsAdmin();
  await firebase.seed('users/firma', sampleCompanyUser);
  for (let n = 10; n < 40; n += 1)
    await firebase.seed(`users/om${n}`, {
      ...sampleUser,
      email: `om${n}@example.ro`,
      displayName: `Om ${n}`,
      nameFolded: `om ${n}`,
      createdAt: new Date(n * 86_400_000),
    });
});
afterAll(() => firebase.stopAll());

test('people are found by the beginning of their name without marks, and by a whole address', async () => {
  expect(await names({ words: 'Ană' })).toEqual(['Ana Pop']);
  expect(await names({ words: 'om 1' })).toHaveLength(10);
  expect(await names({ words: 'om12@example.ro' })).toEqual(['Om 12']);
});

test('a company is found by the beginning of its name, by its fiscal code and by its phone', async () => {
  for (const words of ['lumina ex', 'RO 18547290', '18547290', '0712 345 678', '+40712345678'])
    expect(await names({ words })).toEqual(['Lumina Exemplu']);
  expect(await names({ words: 'lumina', filter: 'companies' })).toEqual(['Lumina Exemplu']);
  expect(await names({ words: 'om 1', filter: 'companies' })).toEqual([]);
});

test.each(Object.keys(userFilters) as UserFilter[])(
  'the list of %s has each order',
  async (filter) => {
    const everybody = (order: UserOrder) => readUsers({ words: '', filter, order }, null, 100);
    const [newest, oldest, byName] = [
      await everybody('newest'),
      await everybody('oldest'),
      await everybody('name'),
    ];
    expect(oldest.rows.map(({ createdAt }) => createdAt.getTime())).toEqual(
      newest.rows.map(({ createdAt }) => createdAt.getTime()).reverse(),
    );
    expect(byName.rows.map(({ nameFolded }) => nameFolded)).toEqual(
      newest.rows.map(({ nameFolded }) => nameFolded).sort(),
    );
  },
);

test('pages follow each other without gap or repetition', async () => {
  const search = { words: '', filter: 'all', order: 'oldest' } as const;
  const first = await readUsers(search, null);
  const second = await readUsers(search, first.next);
  const all = [...first.rows, ...second.rows].map(({ id }) => id);
  expect(new Set(all).size).toBe(34);
  expect(second.next).toBeNull();
});

test('a block with its reason, its lifting, trust and role are stored and logged', async () => {
  await blockUser(await ana(), { ground: 'fraud', reason: 'Anunțuri false repetate.' });
  expect(await ana()).toMatchObject({ blocked: true, blockedReason: 'Anunțuri false repetate.' });
  expect(await names({ filter: 'blocked' })).toEqual(['Ana Pop']);
  await unblockUser(await ana());
  expect(await ana()).not.toHaveProperty('blockedReason');
  await setTrusted(await ana(), true);
  await setRole(await ana(), 'admin');
  expect(await ana()).toMatchObject({ trusted: true, role: 'admin', blocked: false });
  await setRole(await ana(), 'user');
  expect((await readLog({ targetId: 'ana' })).rows.map(({ action }) => action)).toEqual([
    'roleChanged',
    'roleChanged',
    'userTrusted',
    'userUnblocked',
    'userBlocked',
  ]);
});

test('nobody changes their own role, so an administrator always remains', async () => {
  const self = (await readUser(firebase.uid))!;
  await expect(setRole(self, 'user')).rejects.toMatchObject({ code: 'notAllowed' });
  await expect(blockUser(self, { ground: 'other', reason: 'Din greșeală' })).rejects.toMatchObject({
    code: 'notAllowed',
  });
});

test('the export has everybody of the search and nothing that a spreadsheet would run', async () => {
  const progress: number[] = [];
  const signal = new AbortController().signal;
  const text = (await exportUsers(
    { words: '', filter: 'companies', order: 'newest' },
    { onProgress: (done) => progress.push(done), signal },
  ))!.join('');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  expect(text).toMatch(/^\uFEFFuid;nume;firmă;cui;.*;motivul blocării;de încredere;/); // as a spreadsheet in Romanian takes it apart
  expect(text).toContain(';Lumina Exemplu SRL;');
  expect(progress).toEqual([1]);
  expect((await readLog({ action: 'usersExported' })).rows).toMatchObject([
    { actorId: firebase.uid, text: 'Firme' },
  ]);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+40 712', "'+40 712"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  [' =1', "' =1"],
  ['\t=1', `"'\t=1"`],
  ['＝1', "'＝1"],
  ['|cmd', "'|cmd"],
  ['a,b', '"a,b"'],
  ['spune "da"', '"spune ""da"""'],
  ['a;=1', '"a;=1"'],
  ['doi\nrând', '"doi\nrând"'],
  ['Ana-Maria', 'Ana-Maria'],
  [12, '12'],
])('the cell %j is written as %s', (value, cell) => {
  expect(toCell(value)).toBe(cell);
});

test('an export that was stopped gives nothing', async () => {
  expect(
    await exportUsers(
      { words: '', filter: 'all', order: 'newest' },
      { onProgress: () => {}, signal: AbortSignal.abort() },
    ),
  ).toBeNull();
});

test('who is no administrator sees and changes nobody', async () => {
  await firebase.setRole('user');
  await expect(names({})).rejects.toMatchObject({ code: 'notAllowed' });
  await expect(
    blockUser({ id: 'dan', displayName: 'Dan Radu' }, { ground: 'other', reason: 'Din greșeală' }),
  ).rejects.toMatchObject({
    code: 'notAllowed',
  });
  await firebase.setRole('admin');
});
