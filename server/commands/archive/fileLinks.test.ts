import { sampleArchiveEntry } from '@anunturi/shared-domain/samples/personalSamples';
import { fileLinkSchema } from '@anunturi/shared-domain/people/fileLink';
import {
  FILE_LINK_OPENINGS_MAX,
  FILE_LINK_PATH,
  FILE_LINKS_MAX,
} from '@anunturi/shared-domain/people/fileLinkTerms';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { callTestCommand } from '../../testing/callTestCommand';
import { runJobsLater } from '../../testing/runJobsLater';
import { signInForTest } from '../../testing/signInForTest';
import { startTestFirebase, type TestFirebase } from '../../testing/startTestFirebase';

const [ana, dan] = ['sellerAna', 'buyerDan'];
const DAY_MS = 24 * 60 * 60 * 1000;
const entryId = 'act1';
const path = filePaths.archived(ana, 'act1.pdf');
const pdf = Buffer.from('%PDF-1.7 un contract');
let firebase: TestFirebase;
let tokens: Record<string, string>;
let caller = 0;

beforeAll(async () => {
  firebase = await startTestFirebase({ commands: true });
  tokens = {};
  for (const uid of [ana, dan]) tokens[uid] = await signInForTest(firebase, uid);
});
beforeEach(async () => {
  firebase.wipe();
  caller += 1;
  for (const uid of [ana, dan]) await firebase.seed(`users/${uid}`, { blocked: false });
  await firebase.seed(documentPaths.archiveEntry(ana, entryId), {
    ...sampleArchiveEntry,
    name: 'Contract ștampilat',
    path,
    sizeBytes: pdf.length,
  });
  await files().create(path, pdf, 'application/pdf');
});
afterAll(() => firebase.stop());

const files = () => firebase.commandServer!.files;
const call = (name: string, input: object, uid = ana) =>
  callTestCommand(firebase.origin, name, input, { token: tokens[uid]! });
const share = (change: object = {}, uid = ana) =>
  call('shareArchiveFile', { entryId, days: 7, ...change }, uid);
const shared = async (change: object = {}) =>
  (await share(change)).body.result as { linkId: string; address: string; untilMs: number };
const linksOf = async (uid = ana) =>
  (await call('readFileLinks', { entryId }, uid)).body.result.links as {
    id: string;
    openings: number;
    untilMs: number;
  }[];
/** As somebody without an account does; each test from an address of its own. */
const ask = (address: string, method = 'GET', browser = 'Firefox') =>
  fetch(firebase.origin + address, {
    method,
    headers: { 'x-forwarded-for': `192.0.2.${caller}`, 'user-agent': browser },
  });
const fetched = (address: string) => ask(address, 'POST');
const revoke = (linkId: string, uid = ana) => call('revokeFileLink', { linkId }, uid);
const linkAt = (linkId: string) => firebase.read(documentPaths.fileLink(linkId));

test('anybody with the link sees what it gives, until when, and gets the file by pressing the button', async () => {
  const { address, untilMs } = await shared({ days: 30 });
  expect(Math.abs(untilMs - Date.now() - 30 * DAY_MS)).toBeLessThan(DAY_MS / 2);
  const page = await ask(address);
  const text = await page.text();
  expect(page.status).toBe(200);
  expect(text).toContain('Contract ștampilat.pdf');
  expect(text).toContain('se poate lua până la');
  expect(text).not.toMatch(/sellerAna|act1|%PDF/);
  const head = /<title>([^<]*)/.exec(text)![1]!;
  expect(head).not.toContain('Contract'); // what previews in chats show
  const file = await fetched(address);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  expect(file.headers.get('content-length')).toBe(String(pdf.length));
  expect(file.headers.get('content-disposition')).toBe(
    `attachment; filename="Contract _tampilat.pdf"; filename*=UTF-8''Contract%20%C8%99tampilat.pdf`,
  );
  expect(Buffer.from(await file.arrayBuffer())).toEqual(pdf);
});

test('no cache keeps it, no search engine lists it, no other page learns its address', async () => {
  const { address } = await shared();
  for (const answer of [await ask(address), await fetched(address), await ask(`${address}x`)]) {
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
});

test('a program that looks at the address gets no byte of the file and counts as no opening', async () => {
  const { address } = await shared();
  for (const method of ['GET', 'HEAD', 'GET']) {
    const answer = await ask(address, method);
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).not.toContain('%PDF');
  }
  expect(await linksOf()).toMatchObject([{ openings: 0 }]);
  await fetched(address);
  await fetched(address);
  expect(await linksOf()).toMatchObject([{ openings: 2 }]);
});

test('the token is stored nowhere: neither in the link, nor among kept answers', async () => {
  const { address, linkId } = await shared();
  const token = new URLSearchParams(address.split('?')[1]).get('t')!;
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(fileLinkSchema.parse(await linkAt(linkId))).toMatchObject({ uid: ana, entryId });
  const { firestore, projectId } = firebase;
  const stored = firestore.documents
    .collections(projectId)
    .flatMap(({ id }) => [...firestore.documents.all(id)])
    .map(({ segments, fieldsJson }) => `${segments.join('/')} ${fieldsJson}`);
  expect(stored.length).toBeGreaterThan(3);
  expect(stored.filter((each) => each.includes(token))).toEqual([]);
  expect((await ask(`${FILE_LINK_PATH}?t=${linkId}`)).status).toBe(404); // the digest opens nothing
});

test('what expired, was ended, was guessed or came cut off is one and the same page', async () => {
  const [expired, ended] = [await shared({ days: 1 }), await shared()];
  const link = documentPaths.fileLink(expired.linkId);
  await firebase.owner.update(link, { forgetAt: new Date(Date.now() - 1000) });
  expect((await revoke(ended.linkId)).status).toBe(200);
  expect((await revoke(ended.linkId)).status).toBe(200);
  const wrong = [
    expired.address,
    ended.address,
    `${FILE_LINK_PATH}?t=${'A'.repeat(43)}`,
    ended.address.slice(0, -1),
    `${FILE_LINK_PATH}?t=__x__`,
    FILE_LINK_PATH,
  ];
  const pages = new Set<string>();
  for (const address of wrong)
    for (const method of ['GET', 'POST']) {
      const answer = await ask(address, method);
      expect(answer.status).toBe(404);
      pages.add(await answer.text());
    }
  expect([...pages]).toEqual([expect.stringContaining('Linkul nu mai este valabil')]);
  expect(await linksOf()).toEqual([]);
  await runJobsLater(firebase, 0, { name: 'forgetExpired' });
  expect(await linkAt(expired.linkId)).toBeNull();
});

test("nobody shares another's file, reads its links or ends them", async () => {
  const { linkId } = await shared();
  expect(await share({}, dan)).toMatchObject({ code: 'notFound' });
  expect(await linksOf(dan)).toEqual([]);
  expect(await revoke(linkId, dan)).toMatchObject({ code: 'notFound' });
  expect(await linksOf()).toHaveLength(1);
  const everybody = { entryId, days: 365 };
  expect(await share(everybody)).toMatchObject({ code: 'invalidInput' });
});

test('a deleted file ends its links at once; one brought back has them again, one gone for good has none', async () => {
  const { address, linkId } = await shared();
  await call('deleteArchiveFile', { entryId, forGood: false });
  expect((await fetched(address)).status).toBe(404);
  expect(await share()).toMatchObject({ code: 'notFound' });
  await call('restoreArchiveFile', { entryId });
  expect((await fetched(address)).status).toBe(200);
  await call('deleteArchiveFile', { entryId, forGood: true });
  expect((await ask(address)).status).toBe(404);
  expect(await linkAt(linkId)).toBeNull();
});

test.each([
  ['blocked', { blocked: true }],
  ['closing', { closingAt: new Date() }],
])('the links of an account that is %s give nothing', async (_what, change) => {
  const { address } = await shared();
  await firebase.owner.update(`users/${ana}`, change);
  expect((await ask(address)).status).toBe(404);
  expect((await fetched(address)).status).toBe(404);
  await firebase.owner.delete(`users/${ana}`);
  expect((await fetched(address)).status).toBe(404);
});

test('a link gives its file fifty times, and an account has fifty links', async () => {
  const { address, linkId } = await shared();
  const openings = FILE_LINK_OPENINGS_MAX - 1;
  await firebase.owner.update(documentPaths.fileLink(linkId), { openings });
  expect((await fetched(address)).status).toBe(200);
  expect((await fetched(address)).status).toBe(404);
  const link = await linkAt(linkId);
  for (let n = 1; n < FILE_LINKS_MAX; n += 1)
    await firebase.seed(documentPaths.fileLink(`more${n}`), { ...link });
  expect(await share()).toMatchObject({ code: 'quotaFull' });
});

test('who tries many addresses waits, another device of the same network does not', async () => {
  const { address } = await shared();
  const statuses = [];
  for (let time = 0; time < 31; time += 1)
    statuses.push((await ask(`${FILE_LINK_PATH}?t=${time}`)).status);
  expect(statuses.slice(-2)).toEqual([404, 429]);
  const refused = await ask(address);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.text()).not.toContain('Contract');
  expect((await ask(address, 'GET', 'Chrome')).status).toBe(200);
});
