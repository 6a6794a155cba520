// `npm run release -- blog [--to folder|gs://bucket]`, and what is done with releases afterwards: docs/platform.md.
import { userInfo } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createLook } from '../look/createLook';
import { buildNames, filesFolder } from '../build/folders';
import { type Change, promote, release, rollBack, setCanary } from '../release/acts';
import { readRegistry } from '../release/readRegistry';
import { shownReleases } from '../release/DeployedRegistry';
import { configuredGrants, platformKeys } from '@anunturi/edge/registry/configuredGrants';
import { openTarget } from '../release/openTarget';
import { looksFirst } from '../release/looksFirst';
import { releaseGrants } from '../release/releaseGrants';
import { readSigner, writeReleaseKey } from '../release/releaseKeys';
import { ReleaseRefused } from '../release/ReleaseTarget';
import { readWithout } from '../release/readWithout';
import { refusalOf } from '../release/refusalOf';
import { readTelemetry, siteOf } from '../release/readTelemetry';
import { releaseStatus } from '../release/releaseStatus';
import { logLook, startWatch } from '../release/startWatch';
import { readPublication } from '../release/readPublication';
import { describeCanary, describeChange, readCohort, readPercent } from '../release/describeChange';
import { reportFailures } from '@anunturi/shared-contract/program/reportFailures';

const usage = `npm run release -- <name> [--to folder|gs://bucket/folder]   publish the build and make it live
npm run release:canary -- <name> <0-100>                     publish it for so many of a hundred visitors; 0 ends it
                                                             --county SB, --signed-in: of these alone; --everybody again
npm run release:promote -- <name>                            make the canary live
npm run release:rollback -- <name> [--version 1.0.0-abc]     make the version before live again
npm run release:grants                                       put the grants of remotes.config.json in force
npm run release:keys -- <name> [--out file]                   make the pair of keys of who owns it: private into a file, public to print
npm run release:status [--site https://your-domain]          what is live, since when, for whom, and what browsers see of it
npm run release:watch [--site https://your-domain]           (needed for a bucket) steps back from new versions that fail;
                                                             with --project your-project operator and teams get e-mails
Before it goes live its first pages are looked at in a browser (Chromium); --no-look leaves that out.
A version that the site stepped back from is refused; --again releases it all the same.
--key file (or RELEASE_KEY) signs a release, and grants; where keys are granted nothing goes live without.
A shell that a live remote cannot run in is refused; --without blog,admin names remotes whose own releases follow.
<name> is one of ${buildNames.join(', ')}`;
reportFailures(usage);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    to: { type: 'string' },
    version: { type: 'string' },
    county: { type: 'string' },
    'signed-in': { type: 'boolean', default: false },
    everybody: { type: 'boolean', default: false },
    without: { type: 'string' },
    again: { type: 'boolean', default: false },
    'no-look': { type: 'boolean', default: false },
    site: { type: 'string' },
    project: { type: 'string' },
    key: { type: 'string' },
    out: { type: 'string' },
  },
});
const [command = '', name = '', share = ''] = positionals;
const target = openTarget(values.to ?? filesFolder);
const keyFile = values.key ?? process.env.RELEASE_KEY;
const makeContext = () => ({
  target,
  // Where nobody can look, it is said before anything is published.
  look: looksFirst(command, share) && !values['no-look'] ? createLook() : undefined,
  by: userInfo().username,
  again: values.again,
  platformKeys,
  ...(keyFile && { sign: readSigner(keyFile) }),
});

try {
  if (!['status', 'grants', 'watch'].includes(command) && !buildNames.includes(name))
    throw new ReleaseRefused(`"${command} ${name}" is no release.`, usage, 2);
  const context = makeContext();
  const shown = values.without === undefined ? [] : shownReleases(await readRegistry(target));
  const without = readWithout(values.without, {
    command,
    name,
    shown: shown.map((each) => each.name),
  });
  switch (command) {
    case 'release':
      say(await release({ ...(await readPublication(name, target)), without }, context));
      break;
    case 'canary': {
      const percent = readPercent(share);
      if (percent === null)
        throw new ReleaseRefused(`"${share}" is no share of a hundred.`, usage, 2);
      const only = readCohort(values);
      const publication = percent ? await readPublication(name, target) : { name };
      const version = await setCanary(publication, percent, { ...context, only });
      console.log(describeCanary({ name, version, percent }, target));
      break;
    }
    case 'promote':
      say(await promote(name, context));
      break;
    case 'rollback':
      say(await rollBack(name, context, { version: values.version, without }));
      break;
    case 'grants': {
      const { added, taken } = await releaseGrants(configuredGrants, context);
      const changes = [...added.map((each) => `+ ${each}`), ...taken.map((each) => `- ${each}`)];
      console.log(changes.join('\n') || `The grants were in force already at ${target.name}.`);
      break;
    }
    case 'keys': {
      const file = resolve(values.out ?? `${name}.release-key.pem`);
      const key = writeReleaseKey(file);
      console.log(`The private key is in ${file}: keep it where ${name} is released, and nowhere else.
The public one is "${key}": it belongs to "keys" of ${name === 'shell' ? '"shell"' : `the grant of ${name}`} in remotes.config.json.`);
      break;
    }
    case 'status':
      console.log(
        await releaseStatus(target, {
          platformKeys,
          telemetry: await (async () => readTelemetry(siteOf(target, values.site)))().catch(
            (error: Error) => {
              console.error(`What browsers see is not known: ${error.message}`);
              return null;
            },
          ),
        }),
      );
      break;
    case 'watch': {
      startWatch({
        target,
        site: siteOf(target, values.site),
        project: values.project,
        signing: context,
        ...(!process.stdout.isTTY && { onLook: logLook }),
      });
      break;
    }
    default:
      throw new ReleaseRefused(`"${command}" is no act of releases.`, usage, 2);
  }
} catch (error) {
  throw refusalOf(error, target) ?? error;
}

function say(change: Change): void {
  console.log(describeChange(change, target));
}
