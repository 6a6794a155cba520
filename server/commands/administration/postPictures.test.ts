import sharp from 'sharp';
import { documentPaths, filePaths } from '@anunturi/shared-domain/site/documentPaths';
import { doubtOf, removePostPictures } from '../../jobs/removePostPictures';
import { runJobsLater } from '../../testing/runJobsLater';
import { runTestJobs } from '../../testing/runTestJobs';
import { startModeration } from '../../testing/startModeration';
import { downloadForTest, sendForTest, uploadForTest } from '../../testing/uploadForTest';

const [MINUTE_MS, HOUR_MS] = [60_000, 60 * 60_000];
const DAY_MS = 24 * HOUR_MS;
const slug = 'cum-citim-talonul';
const words = { title: 'Cum citim talonul', excerpt: 'Pe scurt.', tags: [] };
let world: Awaited<ReturnType<typeof startModeration>>;

beforeAll(async () => {
  world = await startModeration();
});
beforeEach(async () => {
  await world.reset();
  for (const { path } of await files().list('')) await files().delete(path);
});
afterAll(() => world.stop());

const files = () => world.commandServer!.files;
const isPublic = async (path: string) => (await downloadForTest(world, null, path)).status === 200;
const withPicture = (path: string) => ({
  ...words,
  bodyHtml: `<p><img src="${path}" alt="x"></p>`,
});
const without = { ...words, bodyHtml: '<p>Text.</p>' };

/** A picture as the editor uploads it. */
async function addPicture(background = '#2266aa', more: object = {}) {
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .png()
    .toBuffer();
  const asked = { sizeBytes: bytes.length, contentType: 'image/png' };
  const { uploadId, address } = (await world.call('bookUpload', asked)).body.result;
  await sendForTest(world, address, bytes);
  const { photoId } = (await world.call('preparePhoto', { uploadId })).body.result;
  return world.call('publishPostPicture', { slug, photoId, ...more });
}
const pathOf = (answer: Awaited<ReturnType<typeof addPicture>>) =>
  answer.body.result.path as string;
async function save(content: object, version?: number): Promise<number> {
  const stored = version === undefined ? null : { slug, version };
  const answer = await world.call('savePost', { stored, slug, content, act: { kind: 'keep' } });
  return answer.body.result.version;
}

test('a picture is public under a name made of its content, and takes no place any more', async () => {
  const answer = await addPicture();
  expect(answer.body.result).toMatchObject({ width: 320, height: 240 });
  expect(pathOf(answer)).toMatch(/^blog\/cum-citim-talonul\/[0-9a-f]{40}\.webp$/);
  const shown = await downloadForTest(world, null, pathOf(answer));
  expect(shown.headers.get('content-type')).toBe('image/webp');
  expect(await world.read(documentPaths.uploadUsage('sefa'))).toEqual({ files: 0, bytes: 0 });
  await runTestJobs(world);
  expect((await files().list('')).map(({ path }) => path)).toEqual([pathOf(answer)]);
});

test('no administrator stores a public picture past the command, and nothing that is no photo of theirs becomes one', async () => {
  const token = await world.tokenFor('sefa');
  const put = uploadForTest(world, token, filePaths.blogPicture(slug, 'x.webp'), Buffer.from('x'), {
    contentType: 'image/webp',
  });
  expect((await put).status).toBe(403);
  expect(await addPicture('#aa2266', { photoId: 'a'.repeat(40) })).toMatchObject({
    code: 'notFound',
  });
  expect(await addPicture('#aa2266', { slug: '../listings' })).toMatchObject({
    code: 'invalidInput',
  });
});

test("a deleted post's pictures go an hour later, and stay when it was brought back meanwhile", async () => {
  const path = pathOf(await addPicture());
  await world.call('deletePost', { slug, version: await save(withPicture(path)) });
  await runJobsLater(world, 50 * MINUTE_MS);
  expect(await isPublic(path)).toBe(true);
  const version = await save(withPicture(path));
  await runJobsLater(world, 2 * HOUR_MS);
  expect(await isPublic(path)).toBe(true);
  await world.call('deletePost', { slug, version });
  await runJobsLater(world, 2 * HOUR_MS);
  expect(await isPublic(path)).toBe(false);
});

test('a picture taken out, or never saved, goes after a week; one that another post shows stays', async () => {
  const [out, never, shared] = [
    pathOf(await addPicture('#111111')),
    pathOf(await addPicture('#222222')),
    pathOf(await addPicture('#333333')),
  ];
  const both = { ...words, bodyHtml: `<p><img src="${out}"><img src="${shared}"></p>` };
  await save(without, await save(both));
  const other = { stored: null, slug: 'alt-articol', act: { kind: 'keep' } };
  await world.call('savePost', { ...other, content: withPicture(shared) });
  await runJobsLater(world, 6 * DAY_MS);
  expect(await Promise.all([out, never, shared].map(isPublic))).toEqual([true, true, true]);
  await runJobsLater(world, 8 * DAY_MS);
  expect(await Promise.all([out, never, shared].map(isPublic))).toEqual([false, false, true]);
});

test('a job that was given up keeps no picture for ever', async () => {
  const path = pathOf(await addPicture());
  const input = doubtOf([path], new Date(Date.now() + HOUR_MS));
  const dead = { name: removePostPictures.name, input, attempts: 10, createdAt: new Date() };
  await world.seed('jobs/dead1', { ...dead, deadAt: new Date() });
  await runJobsLater(world, 8 * DAY_MS);
  expect(await isPublic(path)).toBe(false);
});

test('a post that moves keeps its pictures', async () => {
  const path = pathOf(await addPicture());
  const version = await save(withPicture(path));
  const moved = { stored: { slug, version }, slug: 'talonul', act: { kind: 'keep' } };
  await world.call('savePost', { ...moved, content: withPicture(path) });
  await runJobsLater(world, 30 * DAY_MS);
  expect(await isPublic(path)).toBe(true);
});
