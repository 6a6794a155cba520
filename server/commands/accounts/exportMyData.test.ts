import { callTestCommand } from '../../testing/callTestCommand';
import {
  filesOf,
  listingsOf,
  messagePhotosOf,
  seedWholePerson,
} from '../../testing/seedWholePerson';
import { signInByPassword } from '../../testing/signInByPassword';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';
import { watchReads } from '../../testing/watchReads';

let firebase: TestFirebase;
let token: string;
const ana = { uid: 'anaUid', name: 'Ana Pop', other: 'danUid' };
const dan = { uid: 'danUid', name: 'Dan Ilie', other: 'anaUid' };

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  for (const person of [dan, ana]) await seedWholePerson(firebase, person);
  token = (await signInByPassword(firebase, ana.uid)) as string;
});
afterAll(() => firebase.stop());

const page = (after?: string, as: string | undefined = token) =>
  callTestCommand(
    firebase.origin,
    'exportMyData',
    after === undefined ? {} : { after },
    as === '' ? {} : { token: as },
  );

async function wholeExport() {
  const documents = new Map<string, unknown>();
  const files: string[] = [];
  let after: string | undefined;
  do {
    const { status, body } = await page(after);
    expect(status).toBe(200);
    for (const { name, content } of body.result.documents) documents.set(name, content);
    files.push(...body.result.files);
    after = body.result.next;
  } while (after !== undefined);
  return { documents, files };
}

test('the export holds every document and file of a person', async () => {
  let whole!: Awaited<ReturnType<typeof wholeExport>>;
  const reads = await watchReads(async () => (whole = await wholeExport()));
  const { documents, files } = whole;
  expect(reads.alone('listings/')).toEqual([]); // four of each listing, in one request for all
  expect([...documents.keys()].toSorted()).toEqual(
    [
      'activitate-pe-zile',
      'anunturi-ascunse',
      ...listingsOf(ana.uid).map((id) => `anunturi/${id}/anunt`),
      'arhiva',
      'autentificare',
      'cautari-salvate',
      'cont',
      `conversatii/${listingsOf(ana.uid)[0]}_${dan.uid}`,
      `conversatii/${listingsOf(dan.uid)[0]}_${ana.uid}`,
      'anunturi-din-alerte',
      'e-mailuri',
      'favorite',
      'fisiere-trimise',
      'jurnal-de-siguranta',
      'linkuri-de-fisiere',
      'note-interne',
      'notificari',
      'noutati',
      'persoane-blocate',
      'preferinte-e-mail',
      'preferinte-notificari',
      'profil',
      'sesiuni',
      'telefoane-vazute',
      'termene',
      `sesizari/of${ana.uid}`,
      'vanzatori-ascunsi',
    ].toSorted(),
  );
  const text = JSON.stringify([...documents.values()]);
  for (const own of ['Mașina', 'Căutarea', 'Actul', 'Sesizarea', 'Hotărârea', 'E-mailul'])
    expect(text).toContain(`${own}: Ana Pop`);
  expect(documents.get(`anunturi/${listingsOf(ana.uid)[0]}/anunt`)).toMatchObject({
    contact: { phone: '0712345678' },
    counters: { views: 5 },
    priceHistory: [{ priceLei: 500 }],
  });
  expect(documents.get('autentificare')).toMatchObject({ email: 'anauid@exemplu.ro' });
  expect(text).toContain('Vorbele lui Ana Pop');
  const lasting = filesOf(ana.uid).flatMap(([path]) =>
    /^(uploads|staged|test-upload)\/|unnamed/.test(path) ? [] : [path],
  );
  const inMessages = [ana, dan].flatMap(messagePhotosOf).map(([path]) => path); // his were sent to her
  expect(files.toSorted()).toEqual([...lasting, ...inMessages].toSorted());
});

test('the export holds nothing of others, neither their data nor who decided', async () => {
  await firebase.owner.update(`reports/of${ana.uid}`, {
    status: 'decided',
    logId: 'log1',
    decision: { outcome: 'kept', text: 'Rămâne', decidedAt: new Date(), decidedBy: 'sefaUid' },
  });
  const { documents, files } = await wholeExport();
  const text = JSON.stringify([...documents.values()]);
  for (const others of ['Mașina', 'Căutarea', 'Actul', 'Sesizarea', 'Hotărârea'])
    expect(text).not.toContain(`${others}: Dan Ilie`);
  for (const others of ['danuid@exemplu.ro', 'sefaUid', 'Doar pentru administratori', 'hash'])
    expect(text).not.toContain(others);
  expect(text).toContain('Rămâne');
  const isOfConversation = (path: string) => /^conversations\/\w*anaUid/.test(path);
  const ofOthers = files.filter(
    (path) => path.split('/')[1] !== ana.uid && !isOfConversation(path),
  );
  expect(ofOthers).toEqual([]);
});

test('notices come a page at a time, however many somebody filed', async () => {
  const report = await firebase.read(`reports/of${ana.uid}`);
  for (let n = 0; n < 101; n += 1)
    await firebase.seed(`reports/r${String(n).padStart(3, '0')}`, { ...report });
  const first = (await page('reports:')).body.result;
  expect(first.documents).toHaveLength(100);
  expect(first.next).toMatch(/^reports:/);
  const second = (await page(first.next)).body.result;
  expect(second.documents).toHaveLength(2);
  expect(second.next).not.toMatch(/^reports:/);
});

test.each([
  'strange:',
  'constructor:',
  '__proto__:',
  'listings:a/b',
  'conversations:__x__',
  'reports:a/b',
  'listings:..',
])('a page that begins after %s is refused', async (after) => {
  expect(await page(after)).toMatchObject({ status: 400, code: 'invalidInput' });
});

test('a page of photos begins after whatever the storage answered', async () => {
  const listPage = jest.spyOn(firebase.commandServer!.files, 'listPage');
  const next = `Cj9saXN0aW5ncy/${'a'.repeat(500)}`;
  listPage.mockResolvedValueOnce({ files: [], next });
  expect((await page('photos:')).body.result.next).toBe(`photos:${next}`);
  listPage.mockResolvedValueOnce({ files: [] });
  expect((await page(`photos:${next}`)).status).toBe(200);
  expect(listPage).toHaveBeenLastCalledWith(expect.any(String), next);
  listPage.mockRestore();
});

test('a blocked person still gets what is kept, a visitor nothing, and no answer is kept', async () => {
  expect((await page(undefined, '')).code).toBe('signInNeeded');
  await firebase.owner.update(`users/${ana.uid}`, { blocked: true });
  expect((await page()).status).toBe(200);
  expect((await firebase.owner.list('commandResults', { limit: 5 })).data).toEqual([]);
});
