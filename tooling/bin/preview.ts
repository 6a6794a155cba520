// `npm run preview -- blog --to gs://bucket --site https://your-domain`: shows the build of a remote to whom the link is given, for
// hours; with `--comment FILE` it writes what a pull request is told of it. docs/platform.md
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import config from '../../remotes.config.json' with { type: 'json' };
import { ExpectedFailure } from '@anunturi/shared-contract/program/ExpectedFailure';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';
import type { ReleaseManifest } from '@anunturi/shared-contract/registry/releaseManifestSchema';
import { filesFolder, remotes } from '../build/folders';
import { findChromium } from '../look/findChromium';
import { compareWithLive } from '../preview/compareWithLive';
import { linkTo, pinPublished, publishPreview, revokeLink } from '../preview/publishPreview';
import { writeComment } from '../preview/writeComment';
import { openTarget } from '../release/openTarget';
import { readPublication } from '../release/readPublication';
import { readSigner } from '../release/releaseKeys';
import { readServedAt } from '../serve/servedAt';

const usage = `npm run preview -- <name> [--to folder|gs://bucket/folder] [--site https://your-domain] [--hours 72] [--path /blog]
                          [--comment FILE]   sizes, contract, budget, and pictures of changed screens beside the file
                          [--version 1.0.0-abc]   a link to a version that is published, for people who try it before others
npm run preview -- --revoke LINK [--to ...]   takes a link back: who opened it sees what is live from the next page on
<name> is one of ${remotes.join(', ')}. PREVIEW_SECRET is the one that the site runs with.
--key file (or RELEASE_KEY) signs the build; where keys are granted nothing is shown without.`;
reportFailures(usage);

const HOURS = 72;
const MOST_HOURS = 24 * 14;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    site: { type: 'string' },
    hours: { type: 'string', default: String(HOURS) },
    path: { type: 'string' },
    comment: { type: 'string' },
    key: { type: 'string' },
    version: { type: 'string' },
    revoke: { type: 'string' },
  },
});
const target = openTarget(values.to ?? filesFolder);

if (values.revoke) {
  const { name, version } = await revokeLink(values.revoke, { target, secret: readSecret() });
  console.log(`The link to ${name} ${version} opens nothing any more.`);
} else await preview();

async function preview(): Promise<void> {
  const [name = ''] = positionals;
  const hours = Number(values.hours);
  const remote = config.remotes.find((each) => each.name === name);
  if (!remote) throw new ExpectedFailure(`"${name}" is no remote.`, usage, 2);
  if (!(hours > 0 && hours <= MOST_HOURS))
    throw new ExpectedFailure(`A preview lasts ${MOST_HOURS} hours at most.`, usage, 2);

  const keyFile = values.key ?? process.env.RELEASE_KEY;
  const { manifest, untilMs } = values.version
    ? await pinPublished(name, values.version, { target, hours })
    : await publishPreview(await readPublication(name, target), {
        target,
        hours,
        sign: keyFile ? readSigner(keyFile) : undefined,
      });
  const until = new Date(untilMs).toISOString().slice(0, 16).replace('T', ' ');
  const link = linkFor(manifest);
  console.log(
    link ?? `${name} ${manifest.version} is published at ${target.name}; no site shows it.`,
  );
  if (values.comment) {
    const file = resolve(values.comment);
    const pictures = join(dirname(file), 'pictures');
    const executablePath = findChromium();
    const compared = await compareWithLive(manifest, { target, folder: pictures, executablePath });
    const { firstScreen, budgetKb } = remote;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(
      file,
      writeComment({ ...compared, name, link, until: `${until} UTC`, firstScreen, budgetKb }),
    );
    console.log(`${file} says what is otherwise.`);
  }

  /** Null where no site is known that would show it. */
  function linkFor(published: ReleaseManifest): string | null {
    const site = values.site ?? readServedAt(target.name)?.origin;
    if (!site) return null;
    const path =
      values.path ?? published.routes.find((each) => !each.path.includes(':'))?.path ?? '/';
    return linkTo(published, { site, path, untilMs, secret: readSecret() });
  }
}

/** @throws ExpectedFailure where it is not known */
function readSecret(): string {
  const secret = process.env.PREVIEW_SECRET ?? readServedAt(target.name)?.previewSecret;
  if (secret) return secret;
  throw new ExpectedFailure(
    'What links of the site are signed with is not known.',
    'Set PREVIEW_SECRET to the one that the site runs with.',
  );
}
