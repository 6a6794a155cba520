/** Files given by links: reported without an account, found by those who moderate, stopped by a decision that can be appealed. */
import { sampleArchiveEntry } from '@anunturi/shared-domain/samples/personalSamples';
import { FILE_NOTICE_PARAM } from '@anunturi/shared-domain/people/fileLinkTerms';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { reportSchema, reversedLabel } from '@anunturi/shared-domain/moderation/report';
import type { EmailDocument } from '../../mail/EmailDocument';
import { receiptPage } from '../../mail/links/receiptPage';
import { startModeration } from '../../testing/startModeration';

let world: Awaited<ReturnType<typeof startModeration>>;
let caller = 0;
const entryId = 'act1';
const path = filePaths.archived('dan', 'act1.pdf');
const pdf = Buffer.from('%PDF-1.7 secretul altcuiva');
const facts = 'Este cartea de identitate a altei persoane.';
const explanation = 'În fișier este buletinul meu, nu am fost de acord să fie trimis.';
const typed = {
  ground: 'privacy',
  explanation,
  reporterName: 'Ioana Pop',
  reporterEmail: 'ioana@exemplu.ro',
  goodFaith: 'da',
  trap: '',
  at: '0',
};

beforeAll(async () => {
  world = await startModeration();
});
beforeEach(async () => {
  caller += 1;
  await world.reset();
  await world.giveRole('mia', 'moderator');
  await world.seed(documentPaths.archiveEntry('dan', entryId), {
    ...sampleArchiveEntry,
    name: 'Buletin',
    path,
    sizeBytes: pdf.length,
  });
  await world.commandServer!.files.create(path, pdf, 'application/pdf');
});
afterAll(() => world.stop());

const share = async (days = 7) => {
  const { body, code } = await world.call('shareArchiveFile', { entryId, days }, 'dan');
  return { code, address: body.result?.address as string, linkId: body.result?.linkId as string };
};
const headers = () => ({ 'x-forwarded-for': `192.0.2.${caller}`, 'user-agent': 'Firefox' });
const get = (address: string) => fetch(world.origin + address, { headers: headers() });
const report = (address: string, change: Record<string, string | undefined> = {}) => {
  const fields = Object.entries({ ...typed, ...change }).filter(([, text]) => text !== undefined);
  return fetch(`${world.origin}${address}&${FILE_NOTICE_PARAM}=1`, {
    method: 'POST',
    headers: headers(),
    body: new URLSearchParams(fields as [string, string][]),
  });
};
const reports = async () => (await world.owner.list('reports', { limit: 9 })).data;
const stop = (reportIds: string[] = [], uid = 'mia') =>
  world.call('stopFileSharing', { uid: 'dan', entryId, ground: 'privacy', facts, reportIds }, uid);

test('the page of a link leads to a form, and who fills it in gets a receipt; the token is stored nowhere', async () => {
  const { address } = await share();
  const page = await (await get(address)).text();
  const way = /href="([^"]*sesizare[^"]*)"/.exec(page)![1]!.replaceAll('&amp;', '&');
  const form = await (await get(`/api/fisier${way}`)).text();
  expect(form).toContain('Buletin.pdf');
  expect(form).toContain('Trimiteți sesizarea');
  const sent = await report(address);
  expect(sent.status).toBe(200);
  const [found] = await reports();
  expect(await sent.text()).toContain(found!.id);
  expect(found!.data).toMatchObject({
    target: 'file',
    title: 'Buletin.pdf',
    explanation,
    reporterEmail: 'ioana@exemplu.ro',
    status: 'open',
  });
  const snapshot = await world.read(`reports/${found!.id}/private/snapshot`);
  expect(snapshot).toMatchObject({
    authorId: 'dan',
    file: { entryId, name: 'Buletin.pdf', sizeBytes: pdf.length, openings: 0 },
  });
  const token = new URL(address, world.origin).searchParams.get('t')!;
  const mails = (await world.owner.list('mail', { limit: 9 })).data;
  expect(mails.map(({ data }) => data.to)).toEqual(['ioana@exemplu.ro']);
  expect(JSON.stringify([found, snapshot, mails])).not.toContain(token);
  expect(JSON.stringify(snapshot)).not.toContain('secretul');
});

test.each<[what: string, change: Record<string, string | undefined>, says: RegExp]>([
  ['without a reason', { ground: '' }, /Alegeți motivul\.<\/span>/],
  ['with too few words', { explanation: 'Nu e bine' }, /Scrieți cel puțin 20/],
  ['without a name', { reporterName: ' ' }, /Scrieți numele\./],
  ['with half an address', { reporterEmail: 'ioana@' }, /adresă de e-mail întreagă/],
  ['without the declaration', { goodFaith: undefined }, /Fără această declarație/],
  ['by a program that fills in everything', { trap: 'x' }, /completat de un program/],
  ['faster than a person types', { at: String(Date.now() + 60_000) }, /./],
])('a notice %s is refused beside what was typed', async (_what, change, says) => {
  const { address } = await share();
  const answer = await report(address, { reporterName: 'Ioana „Jo” <Pop>', ...change });
  expect(answer.status).not.toBe(200);
  const text = await answer.text();
  expect(text).toMatch(says);
  expect(text).not.toContain('<Pop>');
  expect(await reports()).toEqual([]);
});

test('child abuse may be reported without a name, and a link that is over takes no notice', async () => {
  const { address, linkId } = await share();
  const nobody = { ground: 'childAbuse', reporterName: '', reporterEmail: '' };
  expect((await report(address, nobody)).status).toBe(200);
  await world.call('revokeFileLink', { linkId }, 'dan');
  expect((await report(address)).status).toBe(404);
  expect(await reports()).toHaveLength(1);
});

test('who moderates finds the file of a pasted link, never what it holds, and the look is in the security log', async () => {
  const { address } = await share();
  const link = `Uitați: https://targ.example${address} mulțumesc`;
  const { body } = await world.call('findSharedFile', { link }, 'mia');
  expect(body.result).toMatchObject({
    uid: 'dan',
    entryId,
    name: 'Buletin.pdf',
    sizeBytes: pdf.length,
    openings: 0,
  });
  expect(Object.keys(body.result).toSorted()).toEqual([
    'entryId',
    'keptAtMs',
    'name',
    'openings',
    'ownerName',
    'sharedAtMs',
    'sizeBytes',
    'uid',
    'untilMs',
  ]);
  const looks = (await world.owner.list('securityLog', { limit: 50 })).data;
  expect(looks.map(({ data }) => [data.event, data.personId])).toContainEqual([
    'sharedFileRead',
    'mia',
  ]);
  for (const other of ['https://targ.example/', `${address}x`, 'nimic'])
    expect((await world.call('findSharedFile', { link: other }, 'mia')).code).toBe('notFound');
  expect((await world.call('findSharedFile', { link }, 'dan')).code).toBe('notAllowed');
});

test('a stopped file has no links and gets none, its owner is told, the reporter is answered, the tally counts it', async () => {
  const { address } = await share();
  const second = await share(1);
  await report(address);
  const [notice] = await reports();
  expect((await stop([notice!.id])).status).toBe(200);
  for (const each of [address, second.address]) expect((await get(each)).status).toBe(404);
  expect((await share()).code).toBe('notAllowed');
  expect(await world.read(documentPaths.archiveEntry('dan', entryId))).toMatchObject({ path });
  expect((await reports())[0]!.data).toMatchObject({
    status: 'decided',
    decision: { outcome: 'removed' },
  });
  const mails = (await world.owner.list('mail', { limit: 9 })).data;
  expect(mails.map(({ data }) => (data.about as { kind: string }).kind).toSorted()).toEqual([
    'decision',
    'reportAnswered',
    'reportReceived',
  ]);
  const tally = await world.read(`moderationTallies/${new Date().getUTCFullYear()}`);
  expect(tally).toMatchObject({ byKind: { fileLink: 1 } });
  expect((await world.log()).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['fileSharingStopped', 'reportDecided']),
  );
  expect((await stop()).code).toBe('changedElsewhere');
});

test('the owner appeals to somebody else, and once it is reversed the file may be given again', async () => {
  await report((await share()).address);
  const [notice] = await reports();
  await stop([notice!.id]);
  const { body } = await world.call('readMyDecisions', {}, 'dan');
  const [decision] = body.result.decisions as { id: string; kind: string; targetTitle: string }[];
  expect(decision).toMatchObject({ kind: 'fileLink', targetTitle: 'Buletin' });
  const text = 'Este buletinul meu, l-am trimis eu cumpărătorului.';
  const decisionId = decision!.id;
  await world.call('appealRestriction', { decisionId, text }, 'dan');
  const answer = { decisionId, outcome: 'reversed', answer: 'Aveți dreptate, am greșit.' };
  expect((await world.call('decideRestrictionAppeal', answer, 'mia')).code).toBe('notAllowed');
  expect((await world.call('decideRestrictionAppeal', answer)).status).toBe(200);
  const again = await share();
  expect((await get(again.address)).status).toBe(200);
  const emails = (await world.owner.list('mail', { limit: 9 })).data
    .map(({ data }) => data as unknown as EmailDocument)
    .filter(({ to }) => to === 'ioana@exemplu.ro');
  const back = emails.filter(({ message }) => message.text.includes(reversedLabel));
  expect(back).toHaveLength(1);
  const [{ id, data } = { id: '' }] = await reports();
  const page = String(receiptPage(id, reportSchema.parse(data)));
  expect(page).toContain(reversedLabel);
  expect(page).toContain('poate fi dat din nou prin link');
});

test('nobody decides about a file of their own, and below an administrator nobody about one of somebody with a role', async () => {
  await world.giveRole('dan', 'editor');
  expect((await stop()).code).toBe('notAllowed');
  const own = { uid: 'mia', entryId, ground: 'privacy', facts, reportIds: [] };
  expect((await world.call('stopFileSharing', own, 'mia')).code).toBe('notAllowed');
  expect((await stop([], 'sefa')).status).toBe(200);
});
