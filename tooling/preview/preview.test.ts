import { hashOfToken, readPreviewToken } from '@anunturi/edge/override/previewToken';
import { release, rollBack } from '../release/acts';
import { readManifest } from '../release/readManifest';
import { readRegistry } from '../release/readRegistry';
import { built, released, target } from '../release/testing/blogReleases';
import { compareWithLive } from './compareWithLive';
import { contractChanges } from './contractChanges';
import { linkTo, pinPublished, publishPreview, revokeLink } from './publishPreview';
import { writeComment } from './writeComment';

const now = new Date('2026-11-28T10:00:00Z');
const hour = 3_600_000;

test('a preview is published beside the releases, is not live, and cannot be rolled back to', async () => {
  await released('1.0.0-a');
  const { manifest, untilMs } = await publishPreview(built('1.1.0-b'), { target, hours: 1, now });
  expect(manifest.version).toBe('preview-1.1.0-b');
  expect(untilMs).toBe(now.getTime() + hour);
  expect(
    (await compareWithLive(manifest, { target, folder: '', executablePath: undefined })).live,
  ).toBe('1.0.0-a');
  await expect(rollBack('blog', { target }, { version: manifest.version })).rejects.toThrow(
    'blog preview-1.1.0-b is a preview: build and release it.',
  );
});

test('a preview that is over is taken away with the next one; one that lasts, and releases, stay', async () => {
  await released('1.0.0-a');
  await publishPreview(built('1.1.0-b'), { target, hours: 1, now });
  await publishPreview(built('1.2.0-c'), { target, hours: 3, now });
  const later = new Date(now.getTime() + 2 * hour);
  await publishPreview(built('1.3.0-d'), { target, hours: 1, now: later });
  expect(await target.listFolders('releases/blog')).toEqual([
    '1.0.0-a',
    'preview-1.2.0-c',
    'preview-1.3.0-d',
  ]);
  expect(await target.listFolders('maps/blog')).not.toContain('preview-1.1.0-b');
});

test('a link carries what its site can read, and the hash of the list of files', async () => {
  await released('1.0.0-a');
  const { manifest, untilMs } = await publishPreview(built('1.1.0-b'), { target, hours: 1, now });
  const secret = 'the secret of the site';
  const link = linkTo(manifest, { site: 'https://targ.example', path: '/blog', untilMs, secret });
  const token = new URL(link).searchParams.get('mf-override')!;
  expect(readPreviewToken(token, { secret, now })).toEqual({
    name: 'blog',
    version: 'preview-1.1.0-b',
    integrity: (await readManifest('blog', manifest.version, target)).manifestIntegrity,
    untilMs,
  });
});

test('a link is taken back by its hash, which goes once the link would have ended; what is no link of the site is refused', async () => {
  await released('1.0.0-a');
  const secret = 'the secret of the site';
  const { manifest, untilMs } = await pinPublished('blog', '1.0.0-a', { target, hours: 1, now });
  const link = linkTo(manifest, { site: 'https://targ.example', path: '/blog', untilMs, secret });
  expect(await revokeLink(link, { target, secret, now })).toMatchObject({ version: '1.0.0-a' });
  const token = new URL(link).searchParams.get('mf-override')!;
  expect((await readRegistry(target)).revokedPreviews).toEqual({ [hashOfToken(token)]: untilMs });
  const later = new Date(now.getTime() + 2 * hour);
  const next = linkTo(manifest, {
    site: 'https://targ.example',
    path: '/blog',
    untilMs: later.getTime() + hour,
    secret,
  });
  await revokeLink(next, { target, secret, now: later });
  expect(Object.keys((await readRegistry(target)).revokedPreviews!)).toHaveLength(1);
  for (const wrong of [link.slice(0, -4), 'https://targ.example/blog', 'x'])
    await expect(revokeLink(wrong, { target, secret, now })).rejects.toThrow(
      'no link of this site',
    );
});

test('a tester is given a link to a version that is published, and to none that is not', async () => {
  await released('1.0.0-a');
  await released('1.1.0-b');
  const { manifest, untilMs } = await pinPublished('blog', '1.0.0-a', { target, hours: 2, now });
  expect([manifest.version, untilMs]).toEqual(['1.0.0-a', now.getTime() + 2 * hour]);
  expect(manifest.manifestIntegrity).toMatch(/^sha384-/);
  await expect(pinPublished('blog', '9.0.0-x', { target, hours: 2, now })).rejects.toThrow(
    'blog 9.0.0-x is not at',
  );
});

test('a release that is published under the name of a preview does not go live either', async () => {
  await expect(release({ ...built('x'), version: 'preview-x' }, { target })).rejects.toThrow(
    'is a preview',
  );
});

test('a route, its access, and what a remote needs are named when they change', () => {
  const route = { screen: 'blog', title: 'Blog' };
  expect(
    contractChanges(
      {
        routes: [{ ...route, path: '/blog', access: 'public' }],
        contract: 1,
        needs: { react: '^19.2.9' },
      },
      {
        routes: [{ ...route, path: '/blog', access: 'user' }],
        contract: 2,
        needs: { react: '^19.2.9' },
      },
    ),
  ).toEqual(['+ route /blog for user', '+ contract 2', '- route /blog for public', '- contract 1']);
});

test('the comment names sizes before and now, a budget that is passed, the contract and changed screens', () => {
  const comment = writeComment({
    name: 'blog',
    live: '1.0.0-a',
    version: 'preview-1.1.0-b',
    link: 'https://targ.example/blog?mf-override=x',
    until: '2026-11-28 11:00 UTC',
    before: { blog: 20_000 },
    now: { blog: 25_100, post: 9_000 },
    firstScreen: 'blog',
    budgetKb: 25,
    contract: ['+ contract 2'],
    screens: [{ page: '/blog 375', before: 'a.png', now: 'b.png' }],
  });
  expect(comment).toContain('[Open preview-1.1.0-b](https://targ.example/blog?mf-override=x)');
  expect(comment).toContain('| blog | 20.0 kB | 25.1 kB | +5100 B | **over 25 kB** |');
  expect(comment).toContain('| post |  | 9.0 kB | new |  |');
  expect(comment).toContain('```diff\n+ contract 2\n```');
  expect(comment).toContain('- `/blog 375`: a.png → b.png');
});
